import ProjectGraph
import SourceText
import SwiftCode

/// Calls of static methods on the classes of scenes that no source of the checkout declares, or whose extension hands on to
/// another method of the class: `Detail.instantiate()` of a library's protocol may well make the scene.
struct UndeclaredFactories {
    private var calls: [String: [(member: String, place: Place)]] = [:]
    /// What every class has.
    private static let common: Set = [
        "self", "init", "Type", "alloc", "new", "classForCoder", "description", "appearance",
    ]

    init(on classes: Set<String>, in graph: ProjectGraph, threads: Int) {
        if classes.isEmpty { return }
        let files = graph.swiftFiles.filter { !graph.isTest($0.path) }
        let search = IdentifierSet(classes)
        let found = concurrentMap(files, threads: threads) { file in
            search.possibleOffsets(in: file.source).compactMap { file.source.staticCall(at: $0, on: classes) }
        }
        for (file, found) in zip(files, found) {
            for call in found where !Self.common.contains(call.member) {
                calls[call.type, default: []].append((call.member, Place(file.source, at: call.offset)))
            }
        }
        let known = Self.known(among: Set(calls.values.joined().map(\.member)), files, threads)
        calls = calls.mapValues { $0.filter { !known.contains($0.member) } }
    }

    /// The first call on a class of a method that is not declared, in a project's region.
    func call(on type: String, near region: String) -> (member: String, place: Place)? {
        (calls[type] ?? []).first { region.isEmpty || $0.place.path.hasPrefix(region + "/") }
    }

    /// The names that sources declare without handing on to a method of whichever class they are called on.
    private static func known(among names: Set<String>, _ files: [SwiftFile], _ threads: Int) -> Set<String> {
        if names.isEmpty { return [] }
        let search = IdentifierSet(names)
        let found = concurrentMap(files, threads: threads) { file in
            search.possibleOffsets(in: file.source).compactMap { file.declaration(at: $0, of: names) }
        }
        let declared = found.joined()
        return Set(declared.map(\.name)).subtracting(declared.filter(\.isForwarding).map(\.name))
    }
}

extension SwiftFile {
    private static let declarators = ["func", "var", "let", "case", "class", "struct", "enum"]

    /// The member that is declared at an offset, and whether it is one of an extension or protocol in which a class calls
    /// itself: `Self.instantiate()`.
    fileprivate func declaration(at offset: Int, of names: Set<String>) -> (name: String, isForwarding: Bool)? {
        let name = source.identifier(at: offset)
        guard names.contains(name), Self.declarators.contains(source.word(before: offset)) else { return nil }
        let around = types.filter { $0.range.contains(offset) }.max { $0.range.lowerBound < $1.range.lowerBound }
        guard let around, around.kind == .extension || around.kind == .protocol else { return (name, false) }
        let callers: Set = [name, "Self"]
        let isForwarding = IdentifierSet(callers).possibleOffsets(in: source).contains { place in
            guard around.range.contains(place), callers.contains(source.identifier(at: place)) else { return false }
            if source.staticCall(at: place, on: ["Self"]) != nil { return true }
            let end = place + name.utf8.count
            return source.identifier(at: place) == name && source.word(before: place) != "func"
                && end < source.bytes.count && source.bytes[end] == UInt8(ascii: "(")
        }
        return (name, isForwarding)
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
