import SwiftCode

/// A member with the file and the region that it stands in.
struct IndexedMember {
    let member: SwiftMember
    let path: String
    let region: String
}

/// Members that one name may mean, with those of a file and of a region at hand.
private struct MemberGroup {
    private(set) var all: [IndexedMember] = []
    private var byPath: [String: [IndexedMember]] = [:]
    private var byRegion: [String: [IndexedMember]] = [:]

    mutating func append(_ member: IndexedMember) {
        all.append(member)
        byPath[member.path, default: []].append(member)
        byRegion[member.region, default: []].append(member)
    }

    /// The same file first, then the same region, then whatever there is.
    func nearest(_ region: String, _ path: String) -> [IndexedMember] {
        if all.count < 2 { return all }
        return byPath[path] ?? byRegion[region] ?? all
    }
}

/// Looks up names in code: types with all that they inherit, and members by type and name.
struct MemberIndex {
    private struct Key: Hashable {
        let owner: String
        let name: String
    }

    private struct TypePart {
        let type: SwiftTypeDeclaration
        let region: String
    }

    private var members: [Key: MemberGroup] = [:]
    private var casesByOwner: [String: MemberGroup] = [:]
    private var membersByName: [String: MemberGroup] = [:]
    private var parts: [String: [TypePart]] = [:]
    private var fullNamesByLastPart: [String: [String]] = [:]
    private var inheritors: [String: [String]] = [:]
    private var foreignByName: [String: MemberGroup] = [:]
    private let regions: ProjectRegions
    private let cache = Cache()

    private struct AncestorKey: Hashable {
        let name: String
        let region: String?
    }

    /// An index belongs to one thread.
    private final class Cache {
        var ancestors: [AncestorKey: [String]] = [:]
        var inheritors: [String: [String]] = [:]
        var regions: [String: String] = [:]
    }

    init(files: [SwiftFile], regions: ProjectRegions) {
        self.regions = regions
        for file in files {
            let region = regions.region(of: file.path)
            for type in file.types {
                if parts[type.name] == nil || !declares(type.name), type.kind != .extension {
                    fullNamesByLastPart[type.name.lastNamePart, default: []].append(type.name)
                }
                parts[type.name, default: []].append(TypePart(type: type, region: region))
                for base in type.inherited { inheritors[base.lastNamePart, default: []].append(type.name) }
            }
            for member in file.references.members where !member.value.isUnknown || member.kind == .enumCase {
                let indexed = IndexedMember(member: member, path: file.path, region: region)
                members[Key(owner: member.owner ?? "", name: member.name), default: MemberGroup()].append(indexed)
                if member.kind == .enumCase {
                    casesByOwner[member.owner ?? "", default: MemberGroup()].append(indexed)
                }
                if member.owner != nil { membersByName[member.name, default: MemberGroup()].append(indexed) }
            }
        }
        for (name, members) in membersByName {
            for member in members.all where !declares(member.member.owner ?? "") {
                foreignByName[name, default: MemberGroup()].append(member)
            }
        }
    }

    /// Whether the project extends or declares a type of this full name.
    func hasMembers(_ type: String) -> Bool { parts[type] != nil }

    func region(of path: String) -> String {
        if let known = cache.regions[path] { return known }
        let region = regions.region(of: path)
        cache.regions[path] = region
        return region
    }

    /// Whether the project declares a type of this full name; extensions declare none.
    func declares(_ name: String) -> Bool { parts[name]?.contains { $0.type.kind != .extension } ?? false }

    func kind(of name: String) -> SwiftTypeDeclaration.Kind? {
        parts[name]?.first { $0.type.kind != .extension }?.type.kind
    }

    /// The full name of a type as code in `scope` says it; nil where the project has none of the name.
    func fullName(of name: String, in scope: String?) -> String? {
        var outer = scope?.split(separator: ".") ?? []
        while !outer.isEmpty {
            let candidate = (outer + [name[...]]).joined(separator: ".")
            if declares(candidate) { return candidate }
            outer.removeLast()
        }
        if declares(name) { return name }
        if let scope {
            for base in ancestors(of: scope, from: nil).dropFirst() where declares(base + "." + name) {
                return base + "." + name
            }
        }
        let candidates = Set(fullNamesByLastPart[name.lastNamePart] ?? []).filter { $0.hasSuffix("." + name) }
        return candidates.count == 1 ? candidates.first : nil
    }

    /// The type and what it inherits, nearest first: superclasses and protocols, the system's included.
    func ancestors(of name: String, from region: String?) -> [String] {
        let key = AncestorKey(name: name, region: region)
        if let known = cache.ancestors[key] { return known }
        let found = findAncestors(of: name, from: region)
        cache.ancestors[key] = found
        return found
    }

    /// The ancestors in the order in which they are searched for a member: all classes before the extensions of
    /// protocols, however many classes are between.
    private func findAncestors(of name: String, from region: String?) -> [String] {
        var found = superclasses(of: name, from: region)
        var seen = Set(found)
        var next = 0
        while next < found.count, found.count < Self.mostAncestors {
            let current = found[next]
            next += 1
            for part in declarations(of: current, from: region) {
                for base in part.type.inherited {
                    let full = nestedName(base, in: current)
                    if seen.insert(full).inserted { found.append(full) }
                }
            }
        }
        return found
    }

    private static let mostAncestors = 200

    /// The type and the classes above it, nearest first; the type alone where it is no class.
    private func superclasses(of name: String, from region: String?) -> [String] {
        var chain = [name]
        while chain.count < Self.mostAncestors, let current = chain.last {
            let classes = declarations(of: current, from: region).filter { $0.type.kind == .class }
            // A superclass stands first; what the project does not declare may be one of the system's.
            let above = classes.lazy.compactMap { $0.type.inherited.first }.map { nestedName($0, in: current) }
                .first { (kind(of: $0) ?? .class) == .class }
            guard let above, !chain.contains(above) else { break }
            chain.append(above)
        }
        return chain
    }

    private func declarations(of name: String, from region: String?) -> [TypePart] {
        let declared = parts[name] ?? []
        guard let region, declared.contains(where: { $0.region == region }) else { return declared }
        return declared.filter { $0.region == region || $0.type.kind == .extension }
    }

    private func nestedName(_ name: String, in type: String) -> String {
        if declares(name) { return name }
        guard let dot = type.lastIndex(of: ".") else { return name }
        let nested = type[..<dot] + "." + name
        return declares(String(nested)) ? String(nested) : name
    }

    /// Types that inherit from a class or conform to a protocol, directly or not, sorted.
    func inheritors(of name: String) -> [String] {
        if let known = cache.inheritors[name] { return known }
        let found = findInheritors(of: name)
        cache.inheritors[name] = found
        return found
    }

    private func findInheritors(of name: String) -> [String] {
        var found: Set<String> = []
        var open = [name]
        while let next = open.popLast() {
            for type in inheritors[next.lastNamePart] ?? [] where type != name && found.insert(type).inserted {
                open.append(type)
            }
        }
        return found.sorted()
    }

    /// Members of a type by name: its own, its extensions', what it inherits; the nearest declaration wins.
    func members(_ name: String, of type: String, from path: String) -> [IndexedMember] {
        let region = self.region(of: path)
        for owner in ancestors(of: type, from: region) {
            if let found = members[Key(owner: owner, name: name)] { return found.nearest(region, path) }
        }
        return []
    }

    func globals(_ name: String, from path: String) -> [IndexedMember] {
        members[Key(owner: "", name: name)]?.nearest(region(of: path), path) ?? []
    }

    /// Members of extensions of types that are not the project's: `extension NSObject { static var className … }`.
    func membersOfForeignTypes(_ name: String, from path: String) -> [IndexedMember] {
        foreignByName[name]?.nearest(region(of: path), path) ?? []
    }

    /// Every member of a name, in whatever type.
    func all(_ name: String, from path: String) -> [IndexedMember] {
        membersByName[name]?.nearest(region(of: path), path) ?? []
    }

    /// The cases of an enumeration, in their order.
    func cases(of type: String, from path: String) -> [IndexedMember] {
        casesByOwner[type]?.nearest(region(of: path), path) ?? []
    }
}
