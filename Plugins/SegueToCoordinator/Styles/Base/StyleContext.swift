import Navigation
import SegueCode
import SwiftWriting
import TransformKit

/// The facts that all styles in which segues stay read: families of view controllers, their segues, and the code that
/// runs for each.
struct StyleContext {
    let graph: ProjectGraph
    let families: [StyleFamily]
    let segues: StyleSegues
    let tests: SegueTests
    let kinship: ClassKinship
    /// All types that the project declares.
    let typeNames: Set<String>
    /// Which files know a type by its name.
    let visibleTypes: SenderTypes
    /// Files that make segues and call `prepare(for:sender:)` with them, such as tests.
    let handPreparingCode: [SourceText]
    private let comparisons: [String: [CodeReference]]

    init(_ graph: ProjectGraph) {
        self.graph = graph
        families = StyleFamily.all(in: graph, PrepareMethods(graph))
        segues = StyleSegues(graph)
        tests = SegueTests(graph)
        visibleTypes = SenderTypes(graph)
        handPreparingCode = SeguePreparations.handPreparingCode(graph)
        kinship = ClassKinship(graph: graph)
        typeNames = Set(graph.swiftFiles.flatMap(\.types).filter { $0.kind != .extension }.map(\.name))
        let references = graph.codeReferences.filter { $0.kind == .segueTest && $0.language == .swift }
        comparisons = Dictionary(grouping: references, by: \.path)
    }

    /// The code that a method runs for a segue, as it is written. A call of `super` is no part of it: the base class
    /// makes it.
    func code(of method: PrepareMethod, for segue: PreparedSegue) throws(Obstacle) -> CutCode {
        let code = try cut(method, segue).code(in: .segue)
        if code.lines.isEmpty { return code }
        if let comparison = run(method, segue).comparisonOfSegue {
            let reason = "nobody can say which segues “\(comparison.trimmedDescription)” means"
            throw method.obstacle(.identifierUnclear, reason, comparison)
        }
        return runsNothing(method, segue) ? code.emptied : code
    }

    private func run(_ method: PrepareMethod, _ segue: PreparedSegue) -> SegueBlock {
        SegueInterpreter(method, segue, for: .reach, tests: tests, kinship: kinship).run()
    }

    /// Whether no code runs, since a cast of the destination cannot succeed. That only shows once the code is cut for
    /// the destination's own class.
    private func runsNothing(_ method: PrepareMethod, _ segue: PreparedSegue) -> Bool {
        let shown = StyleDestination.classes(of: segue, in: graph)
        let forms = [
            shown.content.map { CutForm.content(type: $0.name) }, shown.destination.map { .destination(type: $0.name) },
        ].compactMap { $0 }
        return forms.contains { exact(method, segue, $0)?.lines.isEmpty == true }
    }

    func cut(_ method: PrepareMethod, _ segue: PreparedSegue) -> SegueBranchCut {
        SegueBranchCut(method: method, segue: segue, tests: tests, kinship: kinship, superObstacle: nil)
    }

    /// The only class of the project's Swift that a name means in a file.
    func swiftClass(named name: String, from path: String) -> SwiftClass? {
        guard case .swift(let types) = graph.classes.resolve(name, from: path), types.count == 1 else { return nil }
        return types.first
    }

    /// The modules that another file of the module has to import to say the types that a file says; nil where it cannot
    /// say one of them.
    func imports(for types: some Sequence<String>, saidIn path: String) -> Set<String>? {
        var modules: Set<String> = []
        for type in types {
            switch visibleTypes.visibility(of: type, from: path) {
            case .everywhere: break
            case .importing(let needed): modules.formUnion(needed)
            case .hidden: return nil
            }
        }
        return modules
    }

    /// Whether a method does something for a segue that it does not test for. One that tests by an enumeration of the
    /// project never sees a segue without a case.
    func preparesAnySegue(_ method: PrepareMethod) -> Bool {
        let code = try? code(of: method, for: .unknown(sourceClass: method.owner, place: method.place))
        return code.map { !$0.isDiagnostic } ?? false
    }

    /// The identifiers that a method compares, in their order, without empty ones and those that cannot be determined.
    func comparedIdentifiers(_ method: PrepareMethod) -> [String] {
        let range = method.function.trimmedByteRange
        var found: [String] = []
        for reference in comparisons[method.path] ?? []
        where range.contains(reference.range.lowerBound) && reference.isExact {
            found += reference.names.filter { !$0.isEmpty && !found.contains($0) }
        }
        return found
    }

    /// The expression by which a method names an identifier: `Segue.detail.rawValue`; a literal where it compares it
    /// otherwise or by a local variable.
    func spelling(of identifier: String, in method: PrepareMethod) -> String {
        let range = method.function.trimmedByteRange
        let whole = method.source.string(range)
        // A case of an enumeration is no string, and where code makes cases from identifiers, a case cannot be
        // distinguished from a constant.
        let makesCases = whole.contains("rawValue:") || whole.lowercased().contains("segueidentifier(")
        let found = (comparisons[method.path] ?? []).filter { reference in
            let isText = reference.text.hasSuffix(".rawValue") || !makesCases && !reference.text.hasPrefix(".")
            return range.contains(reference.range.lowerBound) && reference.isExact && reference.names == [identifier]
                && isText && reference.text.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
        }
        let locals = Set(
            method.function.tokens(viewMode: .sourceAccurate)
                .filter { $0.parent?.is(IdentifierPatternSyntax.self) == true }.map(\.text))
        let lasting = found.first { !locals.contains(String($0.text.prefix { $0 != "." })) }
        return lasting?.text ?? identifier.swiftLiteral
    }
}

extension ProjectGraph {
    /// Whether a file declares a type of the name.
    func declares(type name: String) -> Bool {
        swiftFiles.contains { file in file.types.contains { $0.kind != .extension && $0.name == name } }
    }
}

extension CutCode {
    fileprivate var emptied: CutCode {
        CutCode(
            form: form, parameterName: parameterName, parameterType: parameterType, senderName: senderName,
            senderType: senderType, lines: [], usesParameter: false)
    }

    /// Whether the code does nothing but report an unexpected segue: `print("…")`, `fatalError("…")`, `break`.
    var isDiagnostic: Bool {
        lines.allSatisfy { line in
            let text = line.trimmed
            return text.isEmpty || text.hasPrefix("//") || text == "return" || text == "break"
                || Self.diagnostics.contains { text.hasPrefix($0 + "(") && text.hasSuffix(")") }
        }
    }

    private static let diagnostics = [
        "print", "debugPrint", "NSLog", "os_log", "fatalError", "assertionFailure", "preconditionFailure", "assert",
        "precondition", "Swift.print",
    ]
}
