public import ObjectiveCCode
import SourceText
public import SwiftCode

/// A Swift class with everything that its declaration and extensions add up to.
public struct SwiftClass: Hashable, Sendable {
    public let declaration: SwiftTypeDeclaration
    public let extensions: [SwiftTypeDeclaration]
    /// The folder of the project that the class belongs to.
    public let region: String

    public var name: String { declaration.name }
    public var place: String { declaration.path }
    /// The declaration first, then extensions by place.
    public var parts: [SwiftTypeDeclaration] { [declaration] + extensions }
    public var outlets: [SwiftOutlet] { parts.flatMap(\.outlets) }
    public var actions: [SwiftAction] { parts.flatMap(\.actions) }

    public static func == (left: SwiftClass, right: SwiftClass) -> Bool {
        left.declaration.path == right.declaration.path && left.declaration.offset == right.declaration.offset
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(declaration.path)
        hasher.combine(declaration.offset)
    }
}

/// What a class name in a document means.
public enum ClassResolution: Hashable, Sendable {
    /// Nearest first. Several where projects or targets declare the same name and nothing tells them apart.
    case swift([SwiftClass])
    case objectiveC([ObjectiveCClass])
    /// Declared nowhere in the project: a class of the system's or of a library, or a mistake.
    case notInProject
}

/// Finds classes by the names that documents and code use for them.
public struct ClassIndex: Sendable {
    /// Every Swift class, by path and place.
    public let swiftClasses: [SwiftClass]
    private let swiftByName: [String: [Int]]
    private let objectiveCByName: [String: [ObjectiveCClass]]
    private let subclassesByName: [String: [Int]]
    private let regions: ProjectRegions

    init(swiftFiles: [SwiftFile], objectiveCFiles: [ObjectiveCFile], regions: ProjectRegions) {
        self.regions = regions
        let types = swiftFiles.flatMap(\.types)
        var extensions: [String: [SwiftTypeDeclaration]] = [:]
        for type in types where type.kind == .extension { extensions[type.name, default: []].append(type) }
        let declared = types.filter { $0.kind == .class }
        let regionOf = declared.map { regions.region(of: $0.path) }
        let regionsByName = Dictionary(grouping: zip(declared, regionOf), by: \.0.name).mapValues { Set($0.map(\.1)) }
        swiftClasses = zip(declared, regionOf).map { type, region in
            // An extension in another project's folder belongs to that project's class, if it has one of that name.
            let own = (extensions[type.name] ?? []).filter { part in
                let partRegion = regions.region(of: part.path)
                return partRegion == region || regionsByName[type.name]?.contains(partRegion) == false
            }
            return SwiftClass(declaration: type, extensions: own, region: region)
        }
        var byName: [String: [Int]] = [:]
        var subclasses: [String: [Int]] = [:]
        for (index, type) in swiftClasses.enumerated() {
            byName[type.name, default: []].append(index)
            if let objectiveCName = type.declaration.objectiveCName, objectiveCName != type.name {
                byName[objectiveCName, default: []].append(index)
            }
            if let base = type.declaration.inherited.first { subclasses[base.lastNamePart, default: []].append(index) }
        }
        swiftByName = byName
        subclassesByName = subclasses
        objectiveCByName = Dictionary(grouping: objectiveCFiles.flatMap(\.classes), by: \.name)
    }

    /// What a custom class in a document means.
    ///
    /// - Parameters:
    ///   - module: the custom module as written; used to tell classes of one name apart, never to rule one out, since it
    ///     is stale wherever the document inherits it from its target.
    ///   - path: the file that uses the name.
    public func resolve(_ name: String, module: String? = nil, from path: String) -> ClassResolution {
        let candidates = (swiftByName[name] ?? []).map { swiftClasses[$0] }
        if !candidates.isEmpty { return .swift(nearest(candidates, module, path)) }
        if let found = objectiveCByName[name] { return .objectiveC(found) }
        return .notInProject
    }

    /// The Swift superclass, if the project declares it.
    public func superclass(of type: SwiftClass) -> SwiftClass? {
        guard let base = type.declaration.inherited.first else { return nil }
        let names = [nested(base, in: type), base, base.lastNamePart].compactMap { $0 }
        for name in names {
            let candidates = (swiftByName[name] ?? []).map { swiftClasses[$0] }.filter { $0 != type }
            if let found = nearest(candidates, nil, type.declaration.path).first { return found }
        }
        return nil
    }

    /// The class and its Swift superclasses, nearest first. A cycle in broken code ends the chain.
    public func chain(of type: SwiftClass) -> [SwiftClass] {
        var chain = [type]
        while let base = superclass(of: chain.last!), !chain.contains(base) { chain.append(base) }
        return chain
    }

    /// The first class outside the project's Swift that a class descends from: `UIViewController`, an Objective-C class.
    public func outerSuperclassName(of type: SwiftClass) -> String? { chain(of: type).last?.declaration.inherited.first }

    /// Direct and indirect Swift subclasses, by path and place.
    public func subclasses(of type: SwiftClass) -> [SwiftClass] {
        var found: Set<SwiftClass> = []
        var open = [type]
        while let next = open.popLast() {
            for index in subclassesByName[next.name.lastNamePart] ?? [] {
                let candidate = swiftClasses[index]
                if superclass(of: candidate) == next, found.insert(candidate).inserted { open.append(candidate) }
            }
        }
        return swiftClasses.filter(found.contains)
    }

    /// The outlet of this name that a class has or inherits.
    public func outlet(_ name: String, of type: SwiftClass) -> (owner: SwiftClass, outlet: SwiftOutlet)? {
        for owner in chain(of: type) {
            if let outlet = owner.outlets.first(where: { $0.name == name }) { return (owner, outlet) }
        }
        return nil
    }

    /// The method of this selector that a class has or inherits.
    public func action(_ selector: String, of type: SwiftClass) -> (owner: SwiftClass, action: SwiftAction)? {
        for owner in chain(of: type) {
            if let action = owner.actions.first(where: { $0.selector == selector }) { return (owner, action) }
        }
        return nil
    }

    /// Whether an Objective-C class or category of this name says it has the outlet.
    public func objectiveCOutlet(_ name: String, ofClass className: String) -> Bool {
        (objectiveCByName[className] ?? []).contains { $0.outlets.contains(name) }
    }

    /// Objective-C classes of this name, categories and implementations included.
    public func objectiveCClasses(named name: String) -> [ObjectiveCClass] { objectiveCByName[name] ?? [] }

    // MARK: Telling classes of one name apart

    private func nested(_ name: String, in type: SwiftClass) -> String? {
        guard let dot = type.name.lastIndex(of: ".") else { return nil }
        return type.name[..<dot] + "." + name
    }

    private func nearest(_ candidates: [SwiftClass], _ module: String?, _ path: String) -> [SwiftClass] {
        guard candidates.count > 1 else { return candidates }
        let region = regions.region(of: path)
        var narrowed = candidates.filter { $0.region == region }
        if narrowed.isEmpty { narrowed = candidates }
        if narrowed.count > 1, let module {
            let named = narrowed.filter { $0.declaration.path.split(separator: "/").contains { $0 == module } }
            if !named.isEmpty { narrowed = named }
        }
        if narrowed.count > 1 {
            let depths = narrowed.map { sharedFolders($0.declaration.path, path) }
            let deepest = depths.max() ?? 0
            // Files of one target share a folder below the root; candidates that share none are all as likely.
            if deepest > region.split(separator: "/").count {
                narrowed = zip(narrowed, depths).filter { $0.1 == deepest }.map(\.0)
            }
        }
        return narrowed
    }

    private func sharedFolders(_ left: String, _ right: String) -> Int {
        zip(left.split(separator: "/").dropLast(), right.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
    }
}

extension String {
    /// `Base` of `Module.Base`.
    var lastNamePart: String { split(separator: ".").last.map(String.init) ?? self }
}
