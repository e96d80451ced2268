import ProjectFiles
import TransformKit

/// Writes a spy for each protocol by which view controllers ask coordinators for screens.
public struct NavigationSpies: Transform {
    public static let description = TransformDescription(
        id: "navigation-spies",
        summary: "Write test doubles that record which screens a view controller asks its coordinator for.",
        details: """
            Writes a Swift file into the unit-test target of each app and framework that has navigation protocols, such as
            segue-to-coordinator writes: protocols whose methods all take the view controller that asks, as `from source`,
            and to which a class conforms. For each of them the file has a spy, with a case for each call:

                let spy = ShelfNavigationSpy()
                shelf.navigation = spy
                shelf.openCake()
                guard case .showCake(_, let name)? = spy.calls.first else { return XCTFail("no cake") }
                XCTAssertEqual(name, "Sacher")

            That every scene which a coordinator asks for can be made is what resource-consistency-tests checks.

            The next run renews the file, and `nibwright check` fails where it is out of date. Its spies do not keep
            segue-to-coordinator from adding methods to a protocol; run this after it.
            """,
        options: [
            OptionDescription(
                "file", .string, default: .string("NavigationSpies.swift"),
                "The name of the written file; it goes beside the target's other tests.")
        ],
        refusals: [.noTestTarget, .notHosted, .noTests, .fileNotOurs, .outsideOfStep] + RefusalCode.projectUpdate,
        highestSafety: .safe)

    private let file: String

    public init(options: OptionValues, selection: OptionValues) {
        file = options.string("file").flatMap { $0.isEmpty ? nil : $0 } ?? "NavigationSpies.swift"
    }

    public static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        ResourceConsistencyTests.problems(with: options, selection: selection)
    }

    public func propose(in context: TransformContext) -> Proposals {
        var proposals = Proposals()
        for product in TestedProduct.all(in: context.graph) where product.platform != .macOS {
            let protocols = NavigationProtocol.all(of: product, in: context.graph)
            if protocols.isEmpty { continue }
            do throws(Obstacle) {
                let owned = OwnedTestFile(
                    tests: try TestTarget(of: product, in: context.graph), name: file,
                    firstLine: NavigationSpyText.firstLine)
                let text = NavigationSpyText(product: product, protocols: protocols, graph: context.graph).text
                let outcome = try owned.edits(writing: text, context)
                proposals.findings += outcome.findings
                if !outcome.edits.isEmpty { proposals.changes.append(change(outcome.edits, owned, protocols)) }
            } catch {
                proposals.refusals.append(
                    Refusal(
                        subject: product.target.name, title: "write spies for the navigation of \(product.target.name)",
                        code: error.code, reason: error.reason, place: error.place))
            }
        }
        return proposals
    }

    private func change(_ edits: [FileEdit], _ owned: OwnedTestFile, _ protocols: [NavigationProtocol]) -> Change {
        let isNew = edits.contains { if case .create = $0 { true } else { false } }
        let methods = protocols.reduce(0) { $0 + $1.methods.count }
        return Change(
            subject: owned.path, title: isNew ? "write spies into \(owned.path)" : "renew the spies in \(owned.path)",
            reason:
                "\(Count.of(protocols.count, "navigation protocol")) of \(owned.tests.product.target.name) with "
                + "\(Count.of(methods, "method")), tested in \(owned.tests.target.name)",
            safety: .safe, place: Place(path: owned.path), edits: edits)
    }
}
