import SourceText

/// One place in code that names a property, and what the code around it does with it.
public struct MemberUse: Hashable, Sendable {
    /// The way in which the property is reached.
    public enum Base: Hashable, Sendable {
        /// `label` or `self.label` inside a type.
        case ownType
        /// `other.label`, with the base's text and, where the code around says it plainly, its type.
        case expression(text: String, type: String?)
        /// `\Type.label`, `#keyPath(label)`, `#selector(getter: label)`.
        case keyPath
    }

    /// The use that the code makes of the property, which decides how the property's declaration may change.
    public enum Role: Hashable, Sendable {
        /// `label.text = x`, `label.reload()` whose value is not used, or a chain that is optional already, as
        /// `self?.label.text` is: `?` behind the name surely compiles and means the same where the object exists.
        case chainStatement
        /// `label = x`
        case assigned
        /// `label?.text`, `if let label`, `label == nil`, `let copy = label`: an optional does the same there.
        case optionalAware
        /// `label!`
        case forced
        /// Anything else: an argument, an operand, a return value.
        case value
    }

    /// The name of the property.
    public let name: String
    /// The project-relative path of the file.
    public let path: String
    /// The property's name itself; a `?` goes behind it.
    public let range: Range<Int>
    /// The way in which the property is reached.
    public let base: Base
    /// The use that the code makes of it.
    public let role: Role
    /// The types around it, innermost first, as they are named in declarations and extensions.
    public let enclosingTypes: [String]
    /// The method called or property reached on it directly: `removeFromSuperview` of `label.removeFromSuperview()`.
    public let member: String?
    /// The text assigned to the member: `false` of `constraint.isActive = false`; nil for any other use.
    public let assignedText: String?
    /// The method that it is handed to as an argument: `addSubview` of `view.addSubview(label)`, collections included.
    public let argumentOf: String?
    /// The builds that have the use.
    public let conditions: BuildConditions
    /// The line of code, for messages.
    public let lineText: String
}
