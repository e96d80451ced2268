import SourceText

/// One place in code that names a property, and what the code around it does with it.
public struct MemberUse: Hashable, Sendable {
    /// How the property is reached.
    public enum Base: Hashable, Sendable {
        /// `label` or `self.label` inside a type.
        case ownType
        /// `other.label`, with the base's text and, where the code around says it plainly, its type.
        case expression(text: String, type: String?)
        /// `\Type.label`, `#keyPath(label)`, `#selector(getter: label)`.
        case keyPath
    }

    /// What the code does with it, which tells what may change about the property.
    public enum Role: Hashable, Sendable {
        /// `label.text = x`, `label.reload()` with nobody using the value, or a chain that is optional already, as
        /// `self?.label.text` is: `?` behind the name surely compiles and means the same where the object is there.
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

    public let name: String
    public let path: String
    /// The property's name itself; a `?` goes behind it.
    public let range: Range<Int>
    public let base: Base
    public let role: Role
    /// The types around it, innermost first, as they are named in declarations and extensions.
    public let enclosingTypes: [String]
    /// The method called or property reached on it directly: `removeFromSuperview` of `label.removeFromSuperview()`.
    public let member: String?
    /// What is assigned to the member, as written: `false` of `constraint.isActive = false`.
    public let assignedText: String?
    /// The method that it is handed to as an argument: `addSubview` of `view.addSubview(label)`, collections included.
    public let argumentOf: String?
    /// Which builds have the use.
    public let conditions: BuildConditions
    /// The line of code, for messages.
    public let lineText: String
}
