import TransformKit

/// Where code names the outlets under consideration, kept by what a use can mean: hundreds of classes may have an outlet
/// of one name, and each asks for its own uses several times.
struct OutletUses {
    private struct NameInType: Hashable {
        let name: String
        let type: String
    }

    private struct NameInFile: Hashable {
        let name: String
        let path: String
    }

    /// By path and place.
    private let all: [MemberUse]
    /// Numbers of the uses in a type, or on an expression of it.
    private var ofType: [NameInType: [Int]] = [:]
    /// Uses that may mean any class's outlet: on an expression of unknown type, or in a key path.
    private var ofAnyType: [String: [MemberUse]] = [:]
    private var ofAnyTypeInFile: [NameInFile: [MemberUse]] = [:]

    init(of names: Set<String>, in graph: ProjectGraph) {
        all = graph.uses(of: names)
        for (number, use) in all.enumerated() {
            switch use.base {
            case .ownType:
                if let type = use.enclosingTypes.first { add(number, use, in: type) }
            case .expression(_, let type?):
                add(number, use, in: type)
                if !graph.isDeclaredClass(type, from: use.path) { addToAny(use) }
            case .expression(_, nil), .keyPath:
                addToAny(use)
            }
        }
    }

    /// Uses in the types of these names, by path and place.
    func own(of candidate: OutletCandidate, in typeNames: Set<String>) -> [MemberUse] {
        let numbers = typeNames.flatMap { ofType[NameInType(name: candidate.outlet.name, type: $0)] ?? [] }
        let uses = numbers.sorted().map { all[$0] }
        return candidate.isFilePrivate ? uses.filter { $0.path == candidate.outlet.path } : uses
    }

    /// Uses from outside that may mean this outlet.
    func possible(of candidate: OutletCandidate) -> [MemberUse] {
        let name = candidate.outlet.name
        if candidate.isFilePrivate { return ofAnyTypeInFile[NameInFile(name: name, path: candidate.outlet.path)] ?? [] }
        return ofAnyType[name] ?? []
    }

    private mutating func add(_ number: Int, _ use: MemberUse, in type: String) {
        ofType[NameInType(name: use.name, type: type), default: []].append(number)
    }

    private mutating func addToAny(_ use: MemberUse) {
        ofAnyType[use.name, default: []].append(use)
        ofAnyTypeInFile[NameInFile(name: use.name, path: use.path), default: []].append(use)
    }
}

extension OutletCandidate {
    /// What is private to its file cannot be meant in another.
    fileprivate var isFilePrivate: Bool { ["private", "fileprivate"].contains(outlet.access) }
}

extension ProjectGraph {
    /// Whether the project declares a class of this name: one that is known cannot be another one.
    fileprivate func isDeclaredClass(_ name: String, from path: String) -> Bool {
        classes.resolve(name, from: path) != .notInProject
    }
}
