import SwiftCode

/// An `@objc optional` member of a protocol.
struct OptionalRequirement {
    /// The name and labels, by which a call is known.
    let key: String
    /// What takes its place for a class that has none: what UIKit does without it, as far as a value can say it.
    let defaultImplementation: String

    static func key(_ name: String, _ labels: [String]) -> String { name + "(" + labels.joined(separator: ":") + ")" }

    init?(_ declaration: DeclSyntax) {
        if let function = declaration.as(FunctionDeclSyntax.self), Self.isOptional(function.modifiers) {
            let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
            key = Self.key(function.name.text, labels)
            let value = function.signature.returnClause.map { Self.value(of: $0.type, for: function.name.text) } ?? ""
            defaultImplementation =
                "    public func \(function.name.text)\(function.signature.trimmedDescription) { \(value) }"
        } else if let variable = declaration.as(VariableDeclSyntax.self), Self.isOptional(variable.modifiers),
            let binding = variable.bindings.first, let type = binding.typeAnnotation?.type
        {
            key = binding.pattern.trimmedDescription
            let isSettable = binding.accessorBlock?.trimmedDescription.contains("set") ?? false
            let getter =
                isSettable ? "get { \(Self.value(of: type, for: key)) } set {}" : Self.value(of: type, for: key)
            defaultImplementation = "    public var \(key): \(type.trimmedDescription) { \(getter) }"
        } else {
            return nil
        }
    }

    private static func isOptional(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.text == "optional" }
    }

    private static func value(of type: TypeSyntax, for name: String) -> String {
        if name == "numberOfSections" { return "1" }
        if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return "nil" }
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        switch type.trimmedDescription {
        case "Void", "()": return ""
        case "Bool": return "true"
        case "Int", "UInt", "CGFloat", "TimeInterval", "Double", "Float": return "0"
        case "String": return "\"\""
        default: return "fatalError(\"\(name) has no default\")"
        }
    }
}
