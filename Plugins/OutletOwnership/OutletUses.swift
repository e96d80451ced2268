import TransformKit

/// Indexes the uses of outlets in code by the class that each use can mean.
///
/// Hundreds of classes may have an outlet of one name, and the uses of each class are looked up several times.
struct OutletUses {
    /// A key of the uses that stand in one file, for outlets that are private to it.
    private struct NameInFile: Hashable {
        let name: String
        let path: String
    }

    /// Names of the protocols that the project declares.
    let protocols: Set<String>
    /// Protocols that extensions make types conform to, by type name: files with only such extensions are not parsed.
    let conformances: [String: Set<String>]
    /// All uses, sorted by path and offset.
    private let all: [MemberUse]
    /// Indexes into `all` of the uses inside a type or on an expression of it, by outlet name.
    private var ofType: [String: [SwiftClass: [Int]]] = [:]
    /// Uses that may mean any class's outlet: on an expression of unknown type, or in a key path.
    private var ofAnyType: [String: [MemberUse]] = [:]
    private var ofAnyTypeInFile: [NameInFile: [MemberUse]] = [:]

    init(of names: Set<String>, in graph: ProjectGraph) {
        all = graph.uses(of: names)
        protocols = Self.protocolNames(in: graph)
        conformances = Self.conformances(in: graph)
        for (number, use) in all.enumerated() {
            switch use.base {
            case .ownType:
                guard let type = use.enclosingTypes.first else { continue }
                let classes = graph.swiftClasses(named: type, around: [], from: use.path)
                for type in classes { add(number, use, in: type) }
                // An extension of a protocol may speak of any class that conforms.
                if classes.isEmpty, protocols.contains(type) { addToAny(use) }
            case .expression(_, let type?):
                let classes = graph.swiftClasses(named: type, around: use.enclosingTypes, from: use.path)
                for type in classes { add(number, use, in: type) }
                if classes.isEmpty, graph.classes.resolve(type, from: use.path) == .notInProject { addToAny(use) }
            case .expression(_, nil), .keyPath:
                addToAny(use)
            }
        }
    }

    private static func protocolNames(in graph: ProjectGraph) -> Set<String> {
        var names: Set<String> = []
        for file in graph.swiftFiles {
            for offset in file.source.offsets(ofIdentifier: "protocol") {
                let rest = file.source.bytes[(offset + 8)...].prefix(200).drop { $0 <= 0x20 }
                let name = rest.prefix { $0 > 0x20 && !":{<".utf8.contains($0) }
                names.insert(String(decoding: name, as: UTF8.self))
            }
        }
        return names
    }

    private static func conformances(in graph: ProjectGraph) -> [String: Set<String>] {
        var conformances: [String: Set<String>] = [:]
        for file in graph.swiftFiles {
            for offset in file.source.offsets(ofIdentifier: "extension") {
                let rest = file.source.bytes[(offset + 9)...].prefix(500)
                guard let brace = rest.firstIndex(of: UInt8(ascii: "{")) else { continue }
                let parts = String(decoding: rest[..<brace], as: UTF8.self).split(separator: ":", maxSplits: 1)
                guard parts.count == 2, let names = parts[1].split(separator: " where ").first else { continue }
                let type = parts[0].split(whereSeparator: \.isWhitespace).joined()
                for name in names.split(separator: ",") {
                    let words = name.split(whereSeparator: \.isWhitespace)
                    if let name = words.last { conformances[type, default: []].insert(String(name)) }
                }
            }
        }
        return conformances
    }

    /// Returns the uses in the class and its subclasses, or on expressions of them, by path and offset.
    func own(of candidate: OutletCandidate, in classes: ClassIndex) -> [MemberUse] {
        let users = ofType[candidate.outlet.name] ?? [:]
        // Whichever is fewer: the classes with a property of the name, or the class with its subclasses.
        let isSmall = classes.familySize(of: candidate.owner).map { $0 < users.count } ?? false
        let family =
            isSmall
            ? [candidate.owner] + classes.subclasses(of: candidate.owner)
            : classes.family(of: candidate.owner, among: users.keys)
        let numbers = family.flatMap { users[$0] ?? [] }
        let uses = Set(numbers).sorted().map { all[$0] }
        return candidate.isFilePrivate ? uses.filter { $0.path == candidate.outlet.path } : uses
    }

    /// Returns the uses outside the class that may mean this outlet.
    func possible(of candidate: OutletCandidate) -> [MemberUse] {
        let name = candidate.outlet.name
        if candidate.isFilePrivate { return ofAnyTypeInFile[NameInFile(name: name, path: candidate.outlet.path)] ?? [] }
        return ofAnyType[name] ?? []
    }

    private mutating func add(_ number: Int, _ use: MemberUse, in type: SwiftClass) {
        ofType[use.name, default: [:]][type, default: []].append(number)
    }

    private mutating func addToAny(_ use: MemberUse) {
        ofAnyType[use.name, default: []].append(use)
        ofAnyTypeInFile[NameInFile(name: use.name, path: use.path), default: []].append(use)
    }
}

extension OutletCandidate {
    /// True for `private` and `fileprivate`: a use in another file cannot mean such an outlet.
    fileprivate var isFilePrivate: Bool { ["private", "fileprivate"].contains(outlet.access) }
}
