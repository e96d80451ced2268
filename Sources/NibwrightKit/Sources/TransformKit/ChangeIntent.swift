/// A change says what it means to rename or lose, so that the gates do not take it for a mistake.
///
/// After each step the planner refuses what lost a storyboard identifier or what code no longer opens. A transform that
/// renames declares it, and the gates look for the new name in the old one's place:
///
///     Change(…, edits: …, intents: [.renames(class: "CupController", to: "MugController")])
///
/// An intent permits and does nothing: the edits rename. A rename whose new name is not there afterwards is refused
/// like a loss, and so is whatever still leads to the old name. An intent for a name that the project does not have
/// changes nothing.
public struct ChangeIntent: Hashable, Sendable, Comparable {
    /// The kinds of names that gates follow.
    public enum Kind: String, Hashable, Sendable {
        /// A class of the project's Swift or Objective-C.
        case `class`
        /// The name by which code and storyboard references refer to a scene of a storyboard.
        case storyboardIdentifier
    }

    /// The kind of thing that has the name.
    public let kind: Kind
    /// As it is before the step; a class without its module.
    public let name: String
    /// As it is afterwards; nil for a name that goes.
    public let newName: String?

    /// A class has another name afterwards, in code and in the documents that name it.
    public static func renames(class name: String, to newName: String) -> ChangeIntent {
        ChangeIntent(kind: .class, name: name, newName: newName)
    }

    /// Declares that scenes with the storyboard identifier get another one, and that code which loads them uses the new
    /// one.
    public static func renames(storyboardIdentifier name: String, to newName: String) -> ChangeIntent {
        ChangeIntent(kind: .storyboardIdentifier, name: name, newName: newName)
    }

    /// Scenes of the class go, or code no longer opens them. A document that still names a class which is not there is
    /// refused.
    public static func removes(class name: String) -> ChangeIntent {
        ChangeIntent(kind: .class, name: name, newName: nil)
    }

    /// No scene has the storyboard identifier afterwards.
    public static func removes(storyboardIdentifier name: String) -> ChangeIntent {
        ChangeIntent(kind: .storyboardIdentifier, name: name, newName: nil)
    }

    /// By kind, then by name; of two for one name the one that removes comes first.
    public static func < (left: ChangeIntent, right: ChangeIntent) -> Bool {
        (left.kind.rawValue, left.name, left.newName ?? "") < (right.kind.rawValue, right.name, right.newName ?? "")
    }
}
