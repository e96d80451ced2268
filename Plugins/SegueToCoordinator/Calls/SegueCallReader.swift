import TransformKit

/// Reads every call of a project that performs a segue.
struct SegueCallReader {
    private let graph: ProjectGraph
    private let references: [String: [CodeReference]]
    private let typesByName: [String: SwiftTypeDeclaration.Kind]
    private let classesByPart: [String: [SwiftClass]]

    /// Whether the project has its own `performSegue(withIdentifier:sender:)` that takes no text.
    private let hasOverloads: Bool

    private(set) var calls: [SegueCall] = []
    /// Classes that have their own `performSegue(withIdentifier:sender:)`, which does more than call `super`.
    private(set) var overridingClasses: [SwiftClass: Place] = [:]
    private(set) var wrappers = SegueWrappers()

    init(_ graph: ProjectGraph) {
        self.graph = graph
        references = Dictionary(
            grouping: graph.codeReferences.filter { $0.kind == .performSegue && $0.language == .swift }, by: \.path)
        typesByName = Dictionary(
            graph.swiftFiles.flatMap(\.types).filter { $0.kind != .extension }.map { ($0.name, $0.kind) },
            uniquingKeysWith: { first, _ in first })
        var byPart: [String: [SwiftClass]] = [:]
        for type in graph.classes.swiftClasses {
            for part in type.parts where byPart[part.path]?.contains(type) != true {
                byPart[part.path, default: []].append(type)
            }
        }
        classesByPart = byPart
        hasOverloads = graph.swiftFiles.contains { Self.declaresOverload($0.source) }
        read()
    }

    private mutating func read() {
        let references = self.references
        let sources = graph.swiftFiles.map(\.source)
        let read = concurrentMap(sources, threads: defaultThreadCount) { source in
            SegueCallsOfFile.read(source, identifiers: Set(references[source.path]?.map(\.range) ?? []))
        }
        let files = Array(zip(sources, read)).filter { !$0.1.isEmpty }
        for (source, file) in files {
            for declared in file.overrides { note(declared, in: source) }
            for call in file.calls { wrappers.note(call, kind: call.enclosingType.flatMap { typesByName[$0] }) }
        }
        for (source, file) in files {
            calls += file.calls.compactMap { swiftCall($0, in: source) }
            calls += file.unapplied.map { range in
                SegueCall(
                    path: source.path, range: range, position: source.position(at: range.lowerBound), form: .unapplied,
                    performer: .anyController, names: [], isExact: false)
            }
        }
        calls += ObjectiveCSegueCalls(graph).calls
        removeFollowedWrappers()
    }

    private mutating func note(_ declared: SegueCallsOfFile.Override, in source: SourceText) {
        guard !declared.isEmpty else { return }
        let place = Place(path: source.path, position: source.position(at: declared.range.lowerBound))
        for type in classes(named: declared.enclosingType, around: declared.range, in: source.path) {
            overridingClasses[type] = place
        }
    }

    private static func declaresOverload(_ source: SourceText) -> Bool {
        guard source.contains("func performSegue(withIdentifier" as StaticString) else { return false }
        let text = String(decoding: source.bytes, as: UTF8.self)
        return text.split(separator: "func performSegue(withIdentifier", omittingEmptySubsequences: false).dropFirst()
            .contains { rest in
                !rest.prefix { $0 != "," && $0 != ")" }.contains("String")
            }
    }

    // MARK: Calls of Swift

    private func swiftCall(_ syntax: SegueCallSyntax, in source: SourceText) -> SegueCall? {
        guard syntax.isSystemMethod || syntax.isOldForm || syntax.isGeneratedForm || wrappers.contains(syntax),
            let performer = performer(of: syntax, in: source)
        else { return nil }
        // An overload for an enumeration performs what the call within it says.
        if syntax.isSystemMethod, isOfOverload(syntax, source) { return nil }
        // What an override hands on to its superclass is the override's matter.
        if syntax.receiver == .superclass, syntax.function?.name == "performSegue" { return nil }
        let reference = references[source.path]?.first { $0.range == syntax.identifier.value }
        return SegueCall(
            path: source.path, range: syntax.range, position: source.position(at: syntax.range.lowerBound),
            form: .swift(syntax), performer: performer, names: reference?.names ?? [],
            isExact: reference.map { $0.isExact && !$0.names.isEmpty } ?? false)
    }

    /// Whether `performSegue(withIdentifier:sender:)` is called with something that is no text.
    private func isOfOverload(_ syntax: SegueCallSyntax, _ source: SourceText) -> Bool {
        let text = source.string(syntax.identifier.value)
        if text.hasPrefix(".") { return true }
        return hasOverloads && !text.contains("\"") && !text.hasSuffix("rawValue")
    }

    /// Nil for what is no view controller's code.
    private func performer(of syntax: SegueCallSyntax, in source: SourceText) -> SegueCall.Performer? {
        if case .other(let type) = syntax.receiver {
            guard let type, case .swift(let classes) = graph.classes.resolve(type, from: source.path),
                classes.count == 1
            else { return .anyController }
            return .classes(classes)
        }
        guard let name = syntax.enclosingType else { return nil }
        let classes = classes(named: name, around: syntax.range, in: source.path)
        if !classes.isEmpty { return .classes(classes) }
        switch typesByName[name] {
        case .protocol: return .conformers(ofProtocol: name)
        case .struct, .enum, .actor: return nil
        default: return .anyController
        }
    }

    /// The classes that a declaration or extension of a name, around some code, belongs to.
    private func classes(named name: String, around range: Range<Int>, in path: String) -> [SwiftClass] {
        (classesByPart[path] ?? []).filter { type in
            type.parts.contains { part in
                part.path == path && part.name == name && part.range.lowerBound <= range.lowerBound
                    && range.upperBound <= part.range.upperBound
            }
        }
    }

    // MARK: Functions that perform what they are told

    /// The call within such a function performs nothing by itself where every call of the function is followed.
    private mutating func removeFollowedWrappers() {
        let open = wrappers.openNames(in: graph, followed: calls)
        calls.removeAll { call in
            guard let syntax = call.syntax, !call.isExact else { return false }
            // Calls of an overload of the system's name are not followed.
            if hasOverloads, syntax.function?.parameters.first?.label == "withIdentifier" { return false }
            return wrappers.isOfOne(syntax) && !open.contains(syntax.function?.name ?? "")
        }
    }
}
