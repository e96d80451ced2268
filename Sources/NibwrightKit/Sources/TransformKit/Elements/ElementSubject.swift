public import InterfaceBuilder
import ProjectGraph

/// How reports and ids name an element: by the object that it is or belongs to, and the way down from there.
public struct ElementSubject: Hashable, Sendable {
    /// Unique in the project and the same on every run: `App/Main.storyboard#a1B-2c-D3e/fontDescription`.
    public let text: String
    /// As a person calls it: `the label “Total”`, `the fontDescription of the label “Total”`.
    public let words: String

    /// Names an element: an object of a document, or a part of one.
    public init(_ element: Element) {
        let line = [element] + element.ancestors
        let parts = line.prefix { $0.id == nil }
        let object = line.first { $0.id != nil }
        let way = parts.reversed().map { "/" + Self.step($0) }.joined()
        text = "\(element.document.path)#\(object?.id ?? "")\(way)"
        let shown = parts.filter { $0.parent != nil && !$0.isPlainList }
            .map { $0["key"] ?? $0["keyPath"].map { "“\($0)”" } ?? $0.name }
        words = (shown.map { "the \($0)" } + [object.map(Self.words)].compactMap { $0 }).joined(separator: " of ")
    }

    /// The name, with the key or place where there are several of it.
    private static func step(_ element: Element) -> String {
        let name = element.name
        let twins = (element.parent?.children ?? []).filter { $0.name == name }
        guard twins.count > 1 else { return name }
        if let key = element["key"] ?? element["keyPath"],
            twins.count(where: { ($0["key"] ?? $0["keyPath"]) == key }) == 1
        {
            return "\(name)[\(key)]"
        }
        return "\(name)[\((twins.firstIndex(of: element) ?? 0) + 1)]"
    }

    private static func words(_ object: Element) -> String {
        if let connection = Connection(object), let name = connection.property ?? connection.selector {
            let owner = connection.source.map { " of " + words($0) } ?? ""
            return "the \(object.name) “\(name)”\(owner)"
        }
        if object.isNamed("constraint"), let owner = object.ancestors.first(where: { $0.id != nil }) {
            return "the constraint \(object.id ?? "") of \(words(owner))"
        }
        let name = object.interfaceBuilderName
        // An object without a name of its own is called by its kind, which says nothing more.
        guard let name, !object.isCalledByItsKind else { return "the \(object.name) \(object.id ?? "")" }
        let line = name.split(whereSeparator: \.isNewline).joined(separator: " ")
        return "the \(object.name) “\(line.count > 60 ? line.prefix(59) + "…" : line)”"
    }
}

extension Element {
    /// A list that only holds others, such as `subviews` or `userDefinedRuntimeAttributes`.
    var isPlainList: Bool { id == nil && self["key"] == nil && attributes.isEmpty && !children.isEmpty }

    /// Whether nothing of its own gives the object a name in Interface Builder's outline.
    fileprivate var isCalledByItsKind: Bool {
        let words = (interfaceBuilderName ?? "").filter { $0 != " " }
        return words.lowercased() == name.lowercased()
    }
}
