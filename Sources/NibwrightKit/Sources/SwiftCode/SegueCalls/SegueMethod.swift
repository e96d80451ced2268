import SourceText
import SwiftSyntax

/// A method that UIKit or AppKit calls around a segue.
public struct SegueMethod: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// `prepare(for:sender:)`, `prepareForSegue(_:sender:)`
        case prepare
        /// `shouldPerformSegue(withIdentifier:sender:)`
        case shouldPerform = "should-perform"
        /// `canPerformUnwindSegueAction(_:from:sender:)` and its older form
        case canUnwind = "can-unwind"
        /// A method marked `@IBAction` or `@objc` that takes a segue and nothing else.
        case unwindHandler = "unwind-handler"
        /// `@IBSegueAction`
        case segueAction = "segue-action"
        /// `performSegue(withIdentifier:sender:)`, overridden
        case perform
    }

    public let kind: Kind
    public let name: String
    public let selector: String
    /// Names of the parameters inside the method.
    public let parameters: [String]
    public let path: String
    /// Offset of the name.
    public let offset: Int
    /// The whole declaration.
    public let range: Range<Int>
}

extension SegueMethod {
    /// Nil for a method that no segue calls.
    init?(_ function: FunctionDeclSyntax, path: String) {
        guard let kind = Self.kind(of: function) else { return nil }
        let parameters = function.signature.parameterClause.parameters
        let name = function.name.plainText
        let labels = parameters.map { $0.firstName.tokenKind == .wildcard ? "" : $0.firstName.plainText }
        self.kind = kind
        self.name = name
        selector =
            Self.importedSelectors[kind] ?? function.attributes.objectiveCName
            ?? Selector.of(method: name, labels: labels)
        self.parameters = parameters.map { ($0.secondName ?? $0.firstName).plainText }
        self.path = path
        offset = function.name.positionAfterSkippingLeadingTrivia.utf8Offset
        range = function.trimmedByteRange
    }

    /// Swift has its own names for these.
    private static let importedSelectors: [Kind: String] = [
        .prepare: "prepareForSegue:sender:", .shouldPerform: "shouldPerformSegueWithIdentifier:sender:",
        .perform: "performSegueWithIdentifier:sender:",
    ]

    private static func kind(of function: FunctionDeclSyntax) -> Kind? {
        let parameters = function.signature.parameterClause.parameters
        let isMarked = !function.attributes.isEmpty
        if isMarked, function.attributes.named("IBSegueAction") != nil { return .segueAction }
        switch function.name.plainText {
        case "prepare", "prepareForSegue":
            if parameters.count == 2, parameters.first?.isSegue == true { return .prepare }
        case "shouldPerformSegue", "shouldPerformSegueWithIdentifier":
            return parameters.count == 2 ? .shouldPerform : nil
        case "performSegue", "performSegueWithIdentifier": return parameters.count == 2 ? .perform : nil
        case "canPerformUnwindSegueAction": return .canUnwind
        default: break
        }
        guard isMarked, parameters.count == 1, parameters.first?.isSegue == true,
            function.attributes.named("IBAction") != nil || function.attributes.named("objc") != nil
        else { return nil }
        return .unwindHandler
    }
}

extension FunctionParameterSyntax {
    /// `UIStoryboardSegue`, `NSStoryboardSegue`, a subclass by its name, optional or not.
    fileprivate var isSegue: Bool {
        var name = type.trimmedText[...]
        while name.last == "?" || name.last == "!" { name = name.dropLast() }
        return name.hasSuffix("Segue")
    }
}
