import TransformKit

/// The properties of views in a project that stand for those of their layers, and the names that are free for new ones.
struct ViewProperties {
    private let graph: ProjectGraph
    private let declarations: [PropertyDeclaration]
    /// Uses of the names in code, by name.
    private let uses: [String: [MemberUse]]
    /// Structures, enumerations and actors among the types that have or use one of the names.
    private let valueTypes: Set<String>
    /// Objects whose runtime attributes set a property of a view by one of the names, by name.
    private let attributes: [String: [Element]]

    /// - Parameter properties: those that may be asked for.
    init(_ properties: Set<LayerProperty>, in graph: ProjectGraph) {
        self.graph = graph
        let extending = graph.swiftFiles.filter { file in
            file.types.contains { $0.kind == .extension && !$0.inspectables.isEmpty }
        }
        // The project's own properties of views have names of their own.
        let own = extending.flatMap { PropertyDeclarationFinder([], in: $0.source).found }
            .filter { $0.effects != nil }.map(\.name)
        let names = Set(properties.flatMap(\.names) + own)
        let identifiers = IdentifierSet(names.union(names.map(\.setterName)))
        let generated = graph.generatedSwift
        let sources = graph.swiftFiles.map(\.source) + generated
        let naming = concurrentMap(sources, threads: defaultThreadCount) { identifiers.mayOccur(in: $0) }
        var seen: Set<String> = []
        let parsed = (extending.map(\.source) + zip(sources, naming).filter(\.1).map(\.0)).filter {
            seen.insert($0.path).inserted
        }
        declarations = concurrentMap(parsed, threads: defaultThreadCount) {
            PropertyDeclarationFinder(names, in: $0).found
        }.flatMap(\.self)
        let found = concurrentMap(parsed, threads: defaultThreadCount) { MemberUse.find(names, in: $0) }
        uses = Dictionary(grouping: found.flatMap(\.self), by: \.name)
        var attributes: [String: [Element]] = [:]
        for document in graph.documents {
            for element in document.elements where element.isNamed("userDefinedRuntimeAttribute") {
                guard let name = element["keyPath"], names.contains(name), let object = element.parent?.parent else {
                    continue
                }
                attributes[name, default: []].append(object)
            }
        }
        self.attributes = attributes
        // Files without a class are not parsed, so that the graph knows nothing of the types in them.
        let extended = Set(declarations.compactMap { if case .type(let name) = $0.home { name } else { nil } })
            .union(found.joined().compactMap(\.enclosingTypes.first))
        valueTypes = extended.filter { name in
            let words = ["enum \(name)", "struct \(name)", "actor \(name)"]
            return graph.swiftFiles.contains { file in words.contains { file.source.contains($0) } }
        }
    }

    // MARK: Those that are there

    /// The inspectable properties of `UIView` that set a property of the layer and that the code of a document has.
    func existing(_ property: LayerProperty, for document: IBDocument) -> [PropertyDeclaration] {
        let builders = Set(
            graph.targets.targets(of: document.path).flatMap { [$0] + graph.targets.dependencies(of: $0) })
        return declarations.filter { declaration in
            guard declaration.effects?.contains(.value(property)) == true, declaration.home == .viewExtension,
                graph.isNear(declaration.path, document.path)
            else { return false }
            let targets = graph.targets.targets(of: declaration.path)
            return builders.isEmpty ? targets.isEmpty : targets.contains(where: builders.contains)
        }
    }

    /// The name of the project's property that sets a property of an object's layer and does nothing else; nil where there
    /// is none.
    func existingName(_ property: LayerProperty, for object: Element) -> String? {
        let existing = self.existing(property, for: object.document)
        guard let name = existing.first?.name,
            existing.allSatisfy({ $0.name != name || $0.effects == [.value(property)] }),
            classDeclaration(of: name, for: object) == nil
        else { return nil }
        return name
    }

    /// The classes above an object, or its own, that have a property or method of the name themselves.
    func classDeclaration(of name: String, for object: Element) -> Place? {
        guard object.customClass != nil, let resolution = graph.classes.resolve(object) else { return nil }
        for ancestry in Ancestry.all(of: resolution, in: graph) {
            let swift = Set(ancestry.swift.map(\.name))
            if let own = declarations.first(where: { $0.name == name && $0.home.isOne(of: swift) }) {
                return place(of: own)
            }
            for path in Set((ancestry.objectiveC + ancestry.objectiveCOfSomeBuilds).map(\.path)).sorted() {
                guard let source = graph.text(at: path) else { continue }
                if let offset = declarationOffset(of: name, in: source) { return Place(source, at: offset) }
            }
        }
        return nil
    }

    // MARK: New ones

    /// The place where a name is taken, so that a new property of `UIView` could change what other code means; nil for
    /// a name that is free.
    func takenAt(_ name: String, for document: IBDocument) -> Place? {
        let near = declarations.filter { $0.name == name && graph.isNear($0.path, document.path) }
        if let declaration = near.first(where: mayConcernViews) { return place(of: declaration) }
        for file in graph.objectiveCFiles where graph.isNear(file.path, document.path) {
            if let offset = declarationOffset(of: name, in: file.source) { return Place(file.source, at: offset) }
        }
        // What is used and declared nowhere comes from a library whose sources are not here.
        let strangers = (uses[name] ?? []).filter { graph.isNear($0.path, document.path) && !isOfLayer($0) }
        if near.isEmpty, let use = strangers.first {
            return graph.text(at: use.path).map { Place($0, at: use.range.lowerBound) } ?? Place(path: use.path)
        }
        let unexplained = (attributes[name] ?? []).first { object in
            guard graph.isNear(object.document.path, document.path), near.isEmpty else { return false }
            guard object.customClass != nil, let resolution = graph.classes.resolve(object) else { return true }
            return Ancestry.all(of: resolution, in: graph).contains(where: \.isComplete)
        }
        return unexplained?.place
    }

    /// Whether a member is asked of a layer, which has it whatever views have.
    private func isOfLayer(_ use: MemberUse) -> Bool {
        switch use.base {
        case .expression(let text, let type):
            let words = text.filter { $0.isLetter || $0.isNumber || $0 == "." }.lowercased()
            return words.hasSuffix("layer") || type?.hasSuffix("Layer") == true
        case .ownType: return use.enclosingTypes.first.map { !mayBeView($0, in: use.path) } ?? false
        case .keyPath: return false
        }
    }

    private func mayConcernViews(_ declaration: PropertyDeclaration) -> Bool {
        switch declaration.home {
        case .viewExtension, .file: true
        case .value: false
        case .type(let name): mayBeView(name, in: declaration.path)
        }
    }

    /// Whether a class or protocol is one that views descend from, or may be.
    private func mayBeView(_ name: String, in path: String) -> Bool {
        let resolution = graph.classes.resolve(name, from: path)
        if case .notInProject = resolution {
            if Self.isNoView(name) { return false }
            return !valueTypes.contains(name)
        }
        return Ancestry.all(of: resolution, in: graph).contains { ancestry in
            !ancestry.isComplete || ancestry.outerName.map { !Self.isNoView($0) } ?? false
        }
    }

    private static func isNoView(_ name: String) -> Bool {
        name == "NSObject"
            || ["Controller", "Layer", "Delegate", "Color", "Image", "Font"].contains(where: name.hasSuffix)
            || ["CG", "CA"].contains(where: name.hasPrefix)
    }

    /// A property or method of the name that Objective-C declares.
    private func declarationOffset(of name: String, in source: SourceText) -> Int? {
        [name, name.setterName].flatMap(source.offsets(ofIdentifier:)).filter { offset in
            let line = source.string(source.lineRange(containing: offset)).drop { $0 == " " || $0 == "\t" }
            return ["@property", "- (", "-("].contains(where: line.hasPrefix)
        }.min()
    }

    func place(of declaration: PropertyDeclaration) -> Place {
        graph.text(at: declaration.path).map { Place($0, at: declaration.offset) } ?? Place(path: declaration.path)
    }
}

extension PropertyDeclaration.Home {
    fileprivate func isOne(of names: Set<String>) -> Bool {
        if case .type(let name) = self { names.contains(name) } else { false }
    }
}

extension String {
    /// `setCornerRadius` of `cornerRadius`, by which Objective-C calls a setter.
    fileprivate var setterName: String { "set" + prefix(1).uppercased() + dropFirst() }
}
