import TransformKit

/// The protocols of the project, with the properties that they require of the types that conform.
struct ProjectProtocols {
    /// The protocols that each protocol's declaration names, by its name.
    private var inherited: [String: Set<String>] = [:]
    /// What each file with a protocol requires.
    private var required: [String: Set<String>] = [:]
    private var paths: [String: Set<String>] = [:]
    /// Files with protocols whose calls or assignments may change a value.
    private var changing: Set<String> = []

    init(_ graph: ProjectGraph) {
        for file in graph.swiftFiles where file.source.contains(identifier: "protocol") {
            required[file.path] = Set(ProtocolRequirements.properties(of: file.source))
            if file.source.contains(identifier: "mutating") || file.source.contains("set }") {
                changing.insert(file.path)
            }
            for offset in file.source.offsets(ofIdentifier: "protocol") {
                let rest = file.source.bytes[(offset + 8)...].prefix(500).prefix { $0 != UInt8(ascii: "{") }
                let parts = String(decoding: rest, as: UTF8.self).split(separator: ":", maxSplits: 1)
                guard let name = parts.first?.split(whereSeparator: \.isWhitespace).first.map(String.init) else {
                    continue
                }
                let above = parts.count < 2 ? [] : parts[1].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                inherited[name, default: []].formUnion(above.map(String.init))
                paths[name, default: []].insert(file.path)
            }
        }
    }

    /// Whether a protocol that one of some classes conforms to may require a property of the name.
    func require(_ name: String, of types: [SwiftClass]) -> Bool {
        closure(of: types.flatMap(\.parts).flatMap(\.inherited)).contains { parent in
            paths[parent]?.contains { required[$0]?.contains(name) == true } ?? false
        }
    }

    func contains(_ name: String) -> Bool { paths[name] != nil }

    /// Whether what conforms is an object, or is changed by nothing that the protocol has.
    func isUnchanged(_ name: String) -> Bool {
        guard let files = paths[name] else { return false }
        if files.isDisjoint(with: changing) { return true }
        return closure(of: [name]).contains { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }
    }

    /// Whether one of some classes conforms to a protocol, as far as the project says.
    func conform(_ types: [SwiftClass], to name: String) -> Bool {
        closure(of: types.flatMap(\.parts).flatMap(\.inherited)).contains(name)
    }

    private func closure(of names: [String]) -> Set<String> {
        var open = names
        var seen: Set<String> = []
        while let next = open.popLast() {
            if seen.insert(next).inserted { open += inherited[next] ?? [] }
        }
        return seen
    }
}
