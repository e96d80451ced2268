public import InterfaceBuilder
public import ObjectiveCCode
import SourceText
public import SwiftCode

/// A Swift class with everything that its declaration and extensions add up to.
public struct SwiftClass: Hashable, Sendable, Comparable {
    /// The declaration of the class itself.
    public let declaration: SwiftTypeDeclaration
    /// Its extensions in the project, wherever they are.
    public let extensions: [SwiftTypeDeclaration]
    /// The class's place in its index.
    fileprivate let number: Int

    /// The name without its module; of a nested class with the types around it: `Outer.Inner`.
    public var name: String { declaration.name }
    /// The declaration first, then extensions by place.
    public var parts: [SwiftTypeDeclaration] { [declaration] + extensions }
    /// The outlets of the declaration and all extensions, without those of superclasses.
    public var outlets: [SwiftOutlet] { parts.flatMap(\.outlets) }
    /// The actions of the declaration and all extensions, without those of superclasses.
    public var actions: [SwiftAction] { parts.flatMap(\.actions) }

    /// By file and place.
    public static func < (left: SwiftClass, right: SwiftClass) -> Bool {
        (left.declaration.path, left.declaration.offset) < (right.declaration.path, right.declaration.offset)
    }

    public static func == (left: SwiftClass, right: SwiftClass) -> Bool {
        left.declaration.path == right.declaration.path && left.declaration.offset == right.declaration.offset
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(declaration.path)
        hasher.combine(declaration.offset)
    }
}

/// The meaning of a class name that a document or code uses.
public enum ClassResolution: Hashable, Sendable {
    /// Nearest first. Several where projects or targets declare the same name and nothing tells them apart.
    case swift([SwiftClass])
    /// Interfaces, implementations and categories of the class.
    case objectiveC([ObjectiveCClass])
    /// Declared nowhere in the project: a class of the system's or of a library, or a mistake.
    case notInProject
}

/// Finds classes by the names that documents and code use for them.
public struct ClassIndex: Sendable {
    /// Every Swift class, by path and place.
    public let swiftClasses: [SwiftClass]
    private let swiftByName: ScopedNames<Int>
    private let objectiveCByName: [String: [ObjectiveCClass]]
    /// The same for telling how near they are.
    private let objectiveCNames: ScopedNames<Int>
    /// Selectors that extensions add to classes which the project does not declare: Apple's and libraries'.
    private let selectorsOfOtherClasses: Set<String>
    private let scopes: ProjectScopes
    /// The number of each class's Swift superclass: every outlet of every document needs it.
    private var superclassNumbers: [Int?] = []
    private var tree = SuperclassTree(parents: [])
    private var outletsByName: InheritedMembers<SwiftOutlet>
    private var actionsBySelector: InheritedMembers<SwiftAction>
    /// The folders of the classes that share a name, for names that many have.
    private var foldersOfNamesakes: [String: NamesakeFolders] = [:]

    init(swiftFiles: [SwiftFile], objectiveCFiles: [ObjectiveCFile], scopes: ProjectScopes) {
        self.scopes = scopes
        let types = swiftFiles.flatMap(\.types)
        let declared = types.filter { $0.kind == .class }
        let names = Self.names(of: declared, scopes)
        let extensions = Self.extensions(in: types, of: declared, names)
        swiftClasses = declared.enumerated().map { number, declaration in
            SwiftClass(declaration: declaration, extensions: extensions[number] ?? [], number: number)
        }
        swiftByName = names
        let others = types.filter { $0.kind == .extension && names.all($0.name).isEmpty }
        selectorsOfOtherClasses = Set(others.flatMap(\.actions).map(\.selector))
        let objectiveCClasses = objectiveCFiles.flatMap(\.classes)
        objectiveCByName = Dictionary(grouping: objectiveCClasses, by: \.name)
        objectiveCNames = ScopedNames(
            objectiveCClasses.enumerated().map { .init(name: $1.name, path: $1.path, value: $0) }, scopes)
        outletsByName = InheritedMembers([], tree)
        actionsBySelector = InheritedMembers([], tree)
        foldersOfNamesakes = NamesakeFolders.all(declared, names)
        superclassNumbers = swiftClasses.map { findSuperclass(of: $0)?.number }
        tree = SuperclassTree(parents: superclassNumbers)
        outletsByName = InheritedMembers(swiftClasses.map { $0.outlets.map { ($0.name, $0) } }, tree)
        actionsBySelector = InheritedMembers(swiftClasses.map { $0.actions.map { ($0.selector, $0) } }, tree)
    }

    /// Classes by their Swift name and by the one that Objective-C and documents use.
    private static func names(of classes: [SwiftTypeDeclaration], _ scopes: ProjectScopes) -> ScopedNames<Int> {
        var entries: [ScopedNames<Int>.Entry] = []
        for (number, type) in classes.enumerated() {
            entries.append(.init(name: type.name, path: type.path, value: number))
            if let name = type.objectiveCName, name != type.name {
                entries.append(.init(name: name, path: type.path, value: number))
            }
        }
        return ScopedNames(entries, scopes)
    }

    /// An extension belongs to the class that its file sees; to every class of the name where it sees none of them.
    private static func extensions(
        in types: [SwiftTypeDeclaration], of classes: [SwiftTypeDeclaration], _ names: ScopedNames<Int>
    ) -> [Int: [SwiftTypeDeclaration]] {
        var found: [Int: [SwiftTypeDeclaration]] = [:]
        for part in types where part.kind == .extension {
            let extended = names.nearest(part.name, from: part.path)?.values ?? []
            // Swift does not know the name of `@objc(Name)`.
            for number in extended where classes[number].name == part.name {
                found[number, default: []].append(part)
            }
        }
        return found
    }

    /// The class that an object's custom class means; nil where the object has none.
    ///
    /// A class of plain Swift is named with its module. So a name without one, of which Objective-C has a class, is
    /// that one, unless a Swift class takes the name with `@objc(Name)`.
    public func resolve(_ object: Element) -> ClassResolution? {
        guard let name = object.customClass else { return nil }
        let found = resolve(name, module: object.customModule, from: object.document.path)
        guard case .swift(let types) = found, object.customModule == nil, !object.inheritsModuleFromTarget,
            let others = objectiveCByName[name], others.contains(where: { $0.superclass != nil }),
            !types.contains(where: { $0.declaration.objectiveCName == name })
        else { return found }
        return .objectiveC(others)
    }

    /// The Swift class that an object's custom class means; nil where it means none, or one of several.
    public func swiftClass(of object: Element) -> SwiftClass? {
        guard case .swift(let types)? = resolve(object), types.count == 1 else { return nil }
        return types[0]
    }

    /// The class that a name means in code, or in a document where nothing but the name is known.
    ///
    /// - Parameters:
    ///   - name: the class as it is written, without a module.
    ///   - module: the custom module as written; used to tell classes of one name apart, never to rule one out, since
    ///     it is stale wherever the document inherits it from its target.
    ///   - path: the file that uses the name.
    public func resolve(_ name: String, module: String? = nil, from path: String) -> ClassResolution {
        let found = nearest(named: name, module, path)
        if !found.isEmpty, !isObjectiveCNearer(name, to: path) { return .swift(found) }
        if let found = objectiveCByName[name] { return .objectiveC(found) }
        return .notInProject
    }

    /// Whether the file's own project has an Objective-C class of the name, and Swift only another project in the
    /// repository.
    private func isObjectiveCNearer(_ name: String, to path: String) -> Bool {
        guard let swift = swiftByName.nearest(name, from: path)?.closeness, swift == .elsewhere else { return false }
        return objectiveCNames.nearest(name, from: path).map { $0.closeness < swift } ?? false
    }

    /// The Swift superclass, if the project declares it.
    public func superclass(of type: SwiftClass) -> SwiftClass? {
        guard let number = number(of: type) else { return findSuperclass(of: type) }
        return superclassNumbers[number].map { swiftClasses[$0] }
    }

    /// A class's place here. One of another graph, from before or after a step, has a number that means nothing here.
    private func number(of type: SwiftClass) -> Int? {
        swiftClasses.indices.contains(type.number) && swiftClasses[type.number] == type ? type.number : nil
    }

    private func findSuperclass(of type: SwiftClass) -> SwiftClass? {
        guard let base = type.declaration.inherited.first else { return nil }
        let names = [nested(base, in: type), base, base.lastNamePart].compactMap { $0 }
        for name in names {
            if let found = nearest(named: name, nil, type.declaration.path, besides: type).first { return found }
        }
        return nil
    }

    /// The class and its Swift superclasses, nearest first. A cycle in broken code ends the chain.
    public func chain(of type: SwiftClass) -> [SwiftClass] {
        if let number = number(of: type) { return tree.chain(of: number).map { swiftClasses[$0] } }
        guard let base = findSuperclass(of: type) else { return [type] }
        return [type] + chain(of: base).prefix { $0 != type }
    }

    /// The first class outside the project's Swift that a class descends from: `UIViewController`, an Objective-C
    /// class.
    public func outerSuperclassName(of type: SwiftClass) -> String? {
        let last = number(of: type).map { swiftClasses[tree.root(of: $0)] } ?? chain(of: type).last
        return last?.declaration.inherited.first
    }

    /// Direct and indirect Swift subclasses, by path and place.
    public func subclasses(of type: SwiftClass) -> [SwiftClass] {
        guard let start = number(of: type) ?? swiftClasses.first(where: { $0 == type })?.number else { return [] }
        var found: Set<Int> = []
        var open = [start]
        while let next = open.popLast() {
            for child in tree.children(of: next) where found.insert(child).inserted { open.append(child) }
        }
        return found.sorted().map { swiftClasses[$0] }
    }

    /// The outlet of this name that a class has or inherits.
    public func outlet(_ name: String, of type: SwiftClass) -> (owner: SwiftClass, outlet: SwiftOutlet)? {
        if let number = number(of: type) {
            return outletsByName.find(name, of: number).map { (swiftClasses[$0.owner], $0.member) }
        }
        if let own = type.outlets.first(where: { $0.name == name }) { return (type, own) }
        return findSuperclass(of: type).flatMap { outlet(name, of: $0) }
    }

    /// The method of this selector that a class has or inherits.
    public func action(_ selector: String, of type: SwiftClass) -> (owner: SwiftClass, action: SwiftAction)? {
        if let number = number(of: type) {
            return actionsBySelector.find(selector, of: number).map { (swiftClasses[$0.owner], $0.member) }
        }
        if let own = type.actions.first(where: { $0.selector == selector }) { return (type, own) }
        return findSuperclass(of: type).flatMap { action(selector, of: $0) }
    }

    /// Those of some classes that are a given class or one of its subclasses.
    public func family(of ancestor: SwiftClass, among types: some Collection<SwiftClass>) -> [SwiftClass] {
        guard let above = number(of: ancestor) else { return types.filter { $0 == ancestor } }
        return types.filter { type in number(of: type).map { tree.descends($0, from: above) } ?? false }
    }

    /// The number of a class and its subclasses; nil for a class that is its own ancestor, in broken code.
    public func familySize(of type: SwiftClass) -> Int? { number(of: type).flatMap(tree.familySize) }

    /// Whether a class declares several outlets of one name, in different clauses of a `#if`.
    public func declaresTwice(_ name: String, _ type: SwiftClass) -> Bool {
        guard let number = number(of: type) else { return type.outlets.count { $0.name == name } > 1 }
        return outletsByName.isDeclaredAgain(name, in: number)
    }

    /// The first subclass, by path and place, that declares an outlet of a name.
    public func subclass(of type: SwiftClass, declaringOutlet name: String) -> SwiftClass? {
        guard let ancestor = number(of: type) else { return nil }
        return outletsByName.declaring(name).first { $0 != ancestor && tree.descends($0, from: ancestor) }
            .map { swiftClasses[$0] }
    }

    /// Whether the project's Swift extends some class of Apple's or a library's with a method of this selector, so that
    /// any class may have the method.
    public func extendsOtherClass(with selector: String) -> Bool { selectorsOfOtherClasses.contains(selector) }

    /// Whether an Objective-C class or category of this name declares the outlet.
    public func objectiveCOutlet(_ name: String, ofClass className: String) -> Bool {
        (objectiveCByName[className] ?? []).contains { $0.outlets.contains(name) }
    }

    // MARK: Telling classes of one name apart

    private func nested(_ name: String, in type: SwiftClass) -> String? {
        guard let dot = type.name.lastIndex(of: ".") else { return nil }
        return type.name[..<dot] + "." + name
    }

    private func nearest(
        named name: String, _ module: String?, _ path: String, besides type: SwiftClass? = nil
    ) -> [SwiftClass] {
        guard let match = swiftByName.nearest(name, from: path) else { return [] }
        if module == nil, type == nil, let folder = foldersOfNamesakes[name]?.nearest(match, path, scopes) {
            return folder.map { swiftClasses[$0] }
        }
        func classes(_ numbers: [Int]) -> [SwiftClass] { numbers.map { swiftClasses[$0] }.filter { $0 != type } }
        var narrowed = classes(match.values)
        if narrowed.isEmpty { narrowed = classes(swiftByName.all(name)) }
        if narrowed.count > 1, let module {
            let named = narrowed.filter { isInModule($0, module) }
            if !named.isEmpty { narrowed = named }
        }
        // What one target builds can mean the same name twice only for two targets that share the file: both are meant.
        if narrowed.count > 1, match.closeness != .sameTarget {
            let depths = narrowed.map { sharedFolders($0.declaration.path, path) }
            let deepest = depths.max() ?? 0
            // Files of one target share a folder below the root; candidates that share none are all as likely.
            if deepest > scopes.region(of: path).split(separator: "/").count {
                narrowed = zip(narrowed, depths).filter { $0.1 == deepest }.map(\.0)
            }
        }
        return narrowed
    }

    /// Whether a target of the module builds the class, or a folder of its name holds it.
    private func isInModule(_ type: SwiftClass, _ module: String) -> Bool {
        let path = type.declaration.path
        return scopes.modules(of: path).contains(module) || path.split(separator: "/").contains { $0 == module }
    }

    /// The number of folders that two paths have in common, from the root on.
    private func sharedFolders(_ left: String, _ right: String) -> Int {
        zip(left.utf8, right.utf8).lazy.prefix { $0 == $1 }.count { $0.0 == UInt8(ascii: "/") }
    }
}

extension String {
    /// `Base` of `Module.Base`.
    package var lastNamePart: String { split(separator: ".").last.map(String.init) ?? self }
}
