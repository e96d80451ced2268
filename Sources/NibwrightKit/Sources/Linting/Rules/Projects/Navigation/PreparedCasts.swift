import InterfaceBuilder
import Navigation
import SwiftCode
import TransformKit

/// Casts of destinations in `prepare(for:sender:)` whose segue is known by its identifier.
struct PreparedCasts {
    private let graph: ProjectGraph
    private let classes: SceneClasses
    private let kinship: ClassKinship
    private let doubts: NameDoubts
    /// Identifiers that code compares, by path and offset.
    private let tests: [String: [Int: CodeReference]]

    init(_ graph: ProjectGraph) {
        self.graph = graph
        classes = SceneClasses(graph)
        kinship = ClassKinship(graph: graph)
        doubts = NameDoubts(graph)
        var tests: [String: [Int: CodeReference]] = [:]
        for reference in graph.codeReferences where reference.kind == .segueTest && reference.language == .swift {
            tests[reference.path, default: [:]][reference.range.lowerBound] = reference
        }
        self.tests = tests
    }

    func all() -> [FailingCast] {
        let files = graph.swiftFiles.filter { file in
            tests[file.path] != nil && !graph.isTest(file.path)
                && file.types.contains { $0.segueMethods.contains { $0.kind == .prepare } }
        }
        return concurrentMap(files, threads: defaultThreadCount) { file in
            SeguePreparation.find(in: file.source).filter { $0.method.kind == .prepare }.flatMap { preparation in
                let segues = SeguesByIdentifier(classes.scenes(ofClass: preparation.typeName, from: file.path))
                return preparation.branches.flatMap { casts(in: $0, among: segues, file) }
            }
        }.flatMap { $0 }
    }

    private func casts(
        in branch: SeguePreparation.Branch, among scenes: SeguesByIdentifier, _ file: SwiftFile
    ) -> [FailingCast] {
        let nested = branch.nested.flatMap { casts(in: $0, among: scenes, file) }
        guard let names = names(of: branch, file), !names.isEmpty else { return nested }
        let segues = scenes.segues(identified: names)
        guard !segues.isEmpty, !segues.contains(where: { $0.kind == "unwind" }) else { return nested }
        let own = branch.casts.filter { cast in
            !branch.nested.contains { inner in
                inner.statements.overlaps(cast.range) || inner.conditionRange?.overlaps(cast.range) == true
            }
        }
        return own.compactMap { judge($0, segues, file) } + nested
    }

    /// The identifiers of the segues that lead to the branch; nil where it is not these alone.
    private func names(of branch: SeguePreparation.Branch, _ file: SwiftFile) -> Set<String>? {
        var found: Set<String>?
        for condition in branch.conditions {
            guard case .identifier(let expressions, isNegated: false) = condition else { continue }
            var names: Set<String> = []
            for expression in expressions {
                if case .literal(let text) = expression.value {
                    names.insert(text)
                } else if let test = tests[file.path]?[expression.range.lowerBound], test.isExact {
                    names.formUnion(test.names)
                } else {
                    return nil
                }
            }
            guard found == nil else { return nil }
            found = names
        }
        return found
    }

    private func judge(
        _ cast: SeguePreparation.DestinationCast, _ segues: [Segue], _ file: SwiftFile
    ) -> FailingCast? {
        var first: Element?
        for segue in segues {
            guard let destination = segue.connection.destination else { return nil }
            var controllers = destination.finalControllers(in: graph)
            guard !controllers.isEmpty else { return nil }
            if cast.isThroughContainer {
                for controller in controllers {
                    let contents = contents(of: controller)
                    if contents.isEmpty { return nil }
                    controllers += contents
                }
            }
            for controller in controllers {
                guard kinship.isKind(controller, cast.className, from: file.path) == false else {
                    return nil
                }
            }
            first = first ?? controllers.last
        }
        guard let first else { return nil }
        let identifier = segues.first?.identifier ?? ""
        let segueText = cast.isThroughContainer ? "leads, through its container, to" : "leads to"
        return FailingCast(
            place: Place(file.source, at: cast.range.lowerBound),
            text: "The segue “\(identifier)” \(segueText) a scene of another class: \(FailingCast.name(first)), "
                + "which is no \(cast.className).",
            isForced: cast.isForced, isCertain: doubts.isBuilt(file.path))
    }

    /// The controllers in a navigation controller, tab bar controller or window, at any depth.
    private func contents(of container: Element) -> [Element] {
        var found: [Element] = []
        var open = [container]
        while let next = open.popLast(), found.count < 50 {
            guard let connections = next.child(named: "connections")?.children else { continue }
            let held = connections.compactMap(Connection.init).compactMap(Segue.init).filter {
                $0.kind == "relationship"
            }
            let contents = held.compactMap(\.connection.destination).flatMap { $0.finalControllers(in: graph) }
            found += contents
            open += contents.filter { !found.dropLast(contents.count).contains($0) }
        }
        return found
    }
}

/// The segues of a class's scenes by identifier, each looked up by many branches.
private struct SeguesByIdentifier {
    private let segues: [Segue]
    private var numbers: [String: [Int]] = [:]

    /// - Parameter scenes: nil where the class's name means no one class.
    init(_ scenes: [SceneClasses.Scene]?) {
        segues = (scenes ?? []).flatMap(\.segues)
        for (number, segue) in segues.enumerated() {
            if let identifier = segue.identifier { numbers[identifier, default: []].append(number) }
        }
    }

    /// In the order of the scenes.
    func segues(identified names: Set<String>) -> [Segue] {
        names.flatMap { numbers[$0] ?? [] }.sorted().map { segues[$0] }
    }
}
