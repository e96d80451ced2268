import ProjectFiles
import TransformKit

/// Writes tests that load what code and documents name: storyboards, scenes, nibs, named colors and images.
public struct ResourceConsistencyTests: Transform {
    public static let description = TransformDescription(
        id: "resource-consistency-tests",
        summary: "Write tests that load every storyboard, scene, nib, named color and image, and check their classes.",
        details: """
            Writes a Swift file into the unit-test target of each app and framework with documents. Its tests load each
            storyboard and make each scene that is the initial one or has an identifier, load each nib, and look up each
            color and image that code and documents name in the bundle under test. A scene's controller and a nib's first
            view have to be of the class that the document says, and a cell has to have its reuse identifier.

            Lint finds the same offline. The tests find it where files come together: in the built bundle, on the system
            that the tests run on, after whatever the build does to resources.

            Where a base class finds the methods that prepare segues by the segues' identifiers, as style
            `prepare-methods` of segue-to-coordinator has it, a test asks each class for its methods, and a method that no
            segue is for is a finding.

            What exists today is listed, so that new tests pass; what a document names and no catalog has is a finding,
            and lint says more. A scene whose class ends the program in `init(coder:)` is not made, and neither is a nib
            whose File's Owner has outlets, since both need more than a test knows: of those the test looks for the file
            alone. No view of a scene is loaded, so that no `viewDidLoad` runs. A storyboard without a scene that it had
            raises an exception, as in the app, and ends the test run there.

            Tests are written for Swift Testing where the target has tests for it and none for XCTest, else for XCTest.
            The tests of an app run inside of it (`TEST_HOST`); those of a framework find its bundle by its name.

            The next run renews the file, and `nibwright check` fails where it is out of date.
            """,
        options: [
            OptionDescription(
                "file", .string, default: .string("ResourceConsistencyTests.swift"),
                "The name of the written file; it goes beside the target's other tests."),
            OptionDescription(
                "framework", .choice(["automatic", "xctest", "swift-testing"]), default: .string("automatic"),
                "What the tests are written for; `automatic` is what the target has."),
        ],
        tables: [
            TableDescription(
                "resources", title: "Resources", "What the tests of a target load.",
                columns: [ColumnDescription("kind", "Kind"), ColumnDescription("count", "Count")], isInText: true)
        ],
        refusals: RefusalCode.ofResourceTests + RefusalCode.projectUpdate,
        highestSafety: .safe)

    private let file: String
    private let framework: TestFramework?

    public init(options: OptionValues, selection: OptionValues) {
        file = options.string("file").flatMap { $0.isEmpty ? nil : $0 } ?? "ResourceConsistencyTests.swift"
        framework = options.string("framework").flatMap(TestFramework.init(rawValue:))
    }

    public static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        let file = options.string("file") ?? "a.swift"
        return file.isEmpty || file.hasSuffix(".swift") && !file.contains("/")
            ? [] : [OptionProblem("file", "Give the name of a Swift file, without a folder.")]
    }

    public func propose(in context: TransformContext) -> Proposals {
        var proposals = Proposals()
        for product in TestedProduct.all(in: context.graph) {
            do throws(Obstacle) {
                let tests = try TestTarget(of: product, in: context.graph)
                let resources = ResourceInventory(of: product, in: context.graph)
                if resources.isEmpty { continue }
                proposals.findings += resources.findings
                let edits = try edits(tests, resources, context, &proposals)
                if !edits.isEmpty { proposals.changes.append(change(edits, tests, resources)) }
            } catch {
                proposals.refusals.append(
                    Refusal(
                        subject: product.target.name, title: "write tests of the resources of \(product.target.name)",
                        code: error.code, reason: error.reason, place: error.place))
            }
        }
        return proposals
    }

    private func owned(_ tests: TestTarget) -> OwnedTestFile {
        OwnedTestFile(tests: tests, name: file, firstLine: ResourceTestText.firstLine)
    }

    private func edits(
        _ tests: TestTarget, _ resources: ResourceInventory, _ context: TransformContext, _ proposals: inout Proposals
    ) throws(Obstacle) -> [FileEdit] {
        let text = ResourceTestText(
            tests: tests, resources: resources, framework: framework ?? tests.framework,
            type: String(file.dropLast(6))
        ).text
        let outcome = try owned(tests).edits(writing: text, context)
        proposals.findings += outcome.findings
        return outcome.edits
    }

    private func change(_ edits: [FileEdit], _ tests: TestTarget, _ resources: ResourceInventory) -> Change {
        let path = owned(tests).path
        let isNew = edits.contains { if case .create = $0 { true } else { false } }
        let counts = resources.counts
        return Change(
            subject: path,
            title: isNew ? "write tests of the resources into \(path)" : "renew the tests of the resources in \(path)",
            reason:
                "\(counts.map { Count.of($0.count, $0.kind) }.joined(separator: ", ")) of \(tests.product.target.name), tested in \(tests.target.name)",
            safety: .safe, place: Place(path: path), edits: edits,
            details: [
                "resources": .list(counts.map { .record(["kind": .text($0.kind), "count": .text(String($0.count))]) })
            ])
    }
}
