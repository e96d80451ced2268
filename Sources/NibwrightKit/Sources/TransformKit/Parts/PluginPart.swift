/// Something that a plugin brings: a `Transform`, a lint rule, a report or a command.
///
/// Types conform to it through the protocol of their kind, which says what `part` is; a plugin hands all of them to
/// `register` in one list.
public protocol PluginPart: Sendable {
    /// The part in the lists of `nibwright plugin`.
    static var part: PartDescription { get }
}

/// What lists say of a part of a plugin.
public struct PartDescription: Hashable, Sendable {
    /// The kinds of parts; no two parts of one kind have the same id.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case transform
        case lintRule = "lint rule"
        case report
        case command
    }

    /// The kind.
    public let kind: Kind
    /// The word by which recipes, configuration and the command line mean it: lower case with hyphens.
    public let id: String
    /// One sentence: what it does.
    public let summary: String

    public init(kind: Kind, id: String, summary: String) {
        self.kind = kind
        self.id = id
        self.summary = summary
    }
}

extension Transform {
    /// The transform's id and summary.
    public static var part: PartDescription {
        PartDescription(kind: .transform, id: description.id, summary: description.summary)
    }
}
