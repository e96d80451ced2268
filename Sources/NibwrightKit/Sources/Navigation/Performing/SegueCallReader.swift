import ProjectGraph
import SourceText
import SwiftCode

/// Reads all calls of a project that perform segues.
struct SegueCallReader {
    private let graph: ProjectGraph
    private let references: [String: [CodeReference]]
    private let typesByName: [String: SwiftTypeDeclaration.Kind]
    private let classesByPart: [String: [SwiftClass]]

    /// Files that declare functions with the system's name and other parameters.
    private var declarations: Set<String> = []
    /// The project's own functions with the system's name that take no `String`.
    private var overloads: Set<CodeRange> = []
    /// Those of `overloads` that do more than to pass on the raw value of their parameter.
    private var otherOverloads: Set<CodeRange> = []
    /// Files with calls that may be of an overload and whose segue is not known.
    private var openOverloadCalls: Set<String> = []

    private(set) var calls: [SegueCall] = []
    /// Classes whose own `performSegue(withIdentifier:sender:)` does more than call `super`, each with its place.
    private(set) var overridingClasses: [SwiftClass: Place] = [:]
    /// Classes whose own `performSegue(withIdentifier:sender:)` only calls `super`, each with its place.
    private(set) var handingOnClasses: [SwiftClass: Place] = [:]
    /// Overrides in classes whose superclass is not known, such as one inside a function.
    private(set) var unknownOverrides: [Place] = []
    /// Protocols that require or implement `performSegue(withIdentifier:sender:)`, each with its place.
    private(set) var performingProtocols: [String: Place] = [:]
    private(set) var wrappers = SegueWrappers()

    init(_ graph: ProjectGraph) {
        self.graph = graph
        references = Dictionary(
            grouping: graph.codeReferences.filter { $0.kind == .performSegue && $0.language == .swift }, by: \.path)
        let types = graph.swiftFiles.flatMap(\.types).filter { $0.kind != .extension }.map { ($0.name, $0.kind) }
        typesByName = Dictionary(
            types + ProtocolNames.unread(in: graph).map { ($0, .protocol) }, uniquingKeysWith: { first, _ in first })
        var byPart: [String: [SwiftClass]] = [:]
        for type in graph.classes.swiftClasses {
            for part in type.parts where byPart[part.path]?.contains(type) != true {
                byPart[part.path, default: []].append(type)
            }
        }
        classesByPart = byPart
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
            if file.declaresPerforming { declarations.insert(source.path) }
            overloads.formUnion(file.overloads.map { CodeRange(path: source.path, range: $0) })
            for call in file.calls {
                wrappers.note(call, in: source.path, kind: call.enclosingType.flatMap { typesByName[$0] })
            }
        }
        otherOverloads = overloads.subtracting(wrappers.ofRawValues)
        openOverloadCalls = Set(otherOverloads.map(\.path))
        for (source, file) in files {
            calls += file.calls.compactMap { swiftCall($0, in: source) }
            calls += file.unapplied.map { range in
                SegueCall(
                    path: source.path, range: range, position: source.position(at: range.lowerBound), form: .unapplied,
                    performer: .anyController, names: [], isExact: false, isForeign: false,
                    isText: false)
            }
        }
        calls += ObjectiveCSegueCalls(graph).calls
        removeFollowedWrappers()
    }

    private mutating func note(_ declared: SegueCallsOfFile.Override, in source: SourceText) {
        let place = Place(path: source.path, position: source.position(at: declared.range.lowerBound))
        let found = classes(named: declared.enclosingType, around: declared.range, in: source.path)
        guard !declared.isEmpty else {
            for type in found { handingOnClasses[type] = place }
            return
        }
        if declared.isRequirement || typesByName[declared.enclosingType] == .protocol {
            performingProtocols[declared.enclosingType] = place
        }
        for type in found { overridingClasses[type] = place }
        let isUnknown = found.isEmpty && performingProtocols[declared.enclosingType] == nil
        if isUnknown || found.contains(where: isOfAlias) { unknownOverrides.append(place) }
    }

    /// Whether a class's superclass may be written by a type alias of the project.
    private func isOfAlias(_ type: SwiftClass) -> Bool {
        guard let name = graph.classes.outerSuperclassName(of: type), !ControllerClasses.isDeclaredByUIKit(name) else {
            return false
        }
        return graph.mayAlias(name)
    }

    /// The names of the project's protocols.
    var protocolNames: Set<String> { Set(typesByName.filter { $0.value == .protocol }.keys) }

    // MARK: Calls of Swift

    private mutating func swiftCall(_ syntax: SegueCallSyntax, in source: SourceText) -> SegueCall? {
        let isKnown = syntax.isSystemMethod || syntax.isGeneratedForm || wrappers.contains(syntax)
        guard isKnown || syntax.isOldForm || isForeign(syntax, in: source.path),
            let performer = performer(of: syntax, in: source)
        else { return nil }
        let reference = references[source.path]?.first { $0.range == syntax.identifier.value }
        var isExact = reference.map { $0.isExact && !$0.names.isEmpty } ?? false
        let mayBeOfOverload = mayBeOfOverload(syntax, source)
        if mayBeOfOverload, !isExact || otherOverloads.contains(where: { graph.isNear($0.path, source.path) }) {
            isExact = false
            openOverloadCalls.insert(source.path)
        }
        // A call in an override that passes its parameter to `super` belongs to the override.
        if syntax.receiver == .superclass, let function = syntax.function, function.name == "performSegue",
            function.parameters.first?.name == source.string(syntax.identifier.value)
        {
            return nil
        }
        return SegueCall(
            path: source.path, range: syntax.range, position: source.position(at: syntax.range.lowerBound),
            form: .swift(syntax), performer: performer, names: reference?.names ?? [],
            isExact: isExact, isForeign: !isKnown && !syntax.isOldForm,
            isText: !mayBeOfOverload && !source.string(syntax.identifier.value).hasPrefix("."))
    }

    /// Whether the called function is none of the project's, such as a library's that takes a closure to prepare the
    /// destination: `segues.performSegue(withIdentifier: "detail") { (detail: DetailViewController) in … }`.
    private func isForeign(_ syntax: SegueCallSyntax, in path: String) -> Bool {
        syntax.name == "performSegue" && syntax.identifier.label == "withIdentifier"
            && !declarations.contains { graph.isNear($0, path) }
    }

    /// Whether a call of `performSegue(withIdentifier:)` may be one of the project's own functions that take no
    /// `String`.
    private func mayBeOfOverload(_ syntax: SegueCallSyntax, _ source: SourceText) -> Bool {
        guard syntax.name == "performSegue", syntax.identifier.label == "withIdentifier",
            overloads.contains(where: { graph.isNear($0.path, source.path) })
        else { return false }
        let text = source.string(syntax.identifier.value)
        return !text.contains("\"") && !text.hasSuffix("rawValue")
    }

    /// The object that performs the segue; nil where the code is in no view controller.
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

    /// The classes of a declaration or extension of a name that contains some code.
    private func classes(named name: String, around range: Range<Int>, in path: String) -> [SwiftClass] {
        (classesByPart[path] ?? []).filter { type in
            type.parts.contains { part in
                part.path == path && part.name == name && part.range.lowerBound <= range.lowerBound
                    && range.upperBound <= part.range.upperBound
            }
        }
    }

    // MARK: Wrapper functions

    /// Removes the calls inside wrapper functions of which all calls are known: those calls are read in their place.
    private mutating func removeFollowedWrappers() {
        let open = wrappers.openNames(in: graph, followed: calls)
        calls = calls.filter { call in
            guard let syntax = call.syntax, !call.isExact else { return true }
            if isInOverload(syntax, call.path), openOverloadCalls.contains(where: { graph.isNear($0, call.path) }) {
                return true
            }
            return !wrappers.isOfOne(syntax) || open.contains(syntax.function?.name ?? "")
        }
    }

    private func isInOverload(_ syntax: SegueCallSyntax, _ path: String) -> Bool {
        syntax.function.map { overloads.contains(CodeRange(path: path, range: $0.range)) } ?? false
    }
}
