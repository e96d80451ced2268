import ProjectGraph
import SourceText

/// Calls of static methods on the classes of scenes that no source of the checkout declares: `Detail.instantiate()` of a
/// library's protocol may well make the scene.
struct UndeclaredFactories {
    private var calls: [String: [(member: String, place: Place)]] = [:]
    private static let declarators = ["func", "var", "let", "case", "class", "struct", "enum"]
    /// What every class has.
    private static let common: Set = [
        "self", "init", "Type", "alloc", "new", "classForCoder", "description", "appearance",
    ]

    init(on classes: Set<String>, in graph: ProjectGraph, threads: Int) {
        if classes.isEmpty { return }
        let sources = graph.swiftFiles.map(\.source).filter { !graph.isTest($0.path) }
        let search = IdentifierSet(classes)
        let found = concurrentMap(sources, threads: threads) { source in
            search.possibleOffsets(in: source).compactMap { source.staticCall(at: $0, on: classes) }
        }
        for (source, found) in zip(sources, found) {
            for call in found where !Self.common.contains(call.member) {
                calls[call.type, default: []].append((call.member, Place(source, at: call.offset)))
            }
        }
        let declared = Self.declared(among: Set(calls.values.joined().map(\.member)), sources, threads)
        calls = calls.mapValues { $0.filter { !declared.contains($0.member) } }
    }

    /// The first call on a class of a method that is not declared, in a project's region.
    func call(on type: String, near region: String) -> (member: String, place: Place)? {
        (calls[type] ?? []).first { region.isEmpty || $0.place.path.hasPrefix(region + "/") }
    }

    private static func declared(among names: Set<String>, _ sources: [SourceText], _ threads: Int) -> Set<String> {
        if names.isEmpty { return [] }
        let search = IdentifierSet(names)
        let found = concurrentMap(sources, threads: threads) { source in
            search.possibleOffsets(in: source).compactMap { offset -> String? in
                declarators.contains(source.word(before: offset)) ? source.identifier(at: offset) : nil
            }
        }
        return Set(found.joined()).intersection(names)
    }
}

extension SourceText {
    /// `Detail.instantiate(…)`: the class and the method, where one stands at an offset.
    fileprivate func staticCall(at offset: Int, on classes: Set<String>) -> (type: String, member: String, offset: Int)?
    {
        let type = identifier(at: offset)
        guard classes.contains(type), offset == 0 || bytes[offset - 1] != UInt8(ascii: ".") else { return nil }
        let dot = offset + type.utf8.count
        guard dot < bytes.count, bytes[dot] == UInt8(ascii: ".") else { return nil }
        let member = identifier(at: dot + 1)
        let end = dot + 1 + member.utf8.count
        guard member.first?.isLowercase == true, end < bytes.count, bytes[end] == UInt8(ascii: "(") else { return nil }
        return (type, member, offset)
    }
}
