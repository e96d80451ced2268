import SwiftSyntax

/// A symbol that SwiftGen or R.swift made: `StoryboardScene.Main.detail`, `R.segue.list.showDetail`.
struct GeneratedSymbolForm {
    /// The kind of thing that the symbol names; nil for one that is not in a document or catalog, such as `R.string`.
    let kind: ReferenceSite.Kind?
    let name: StringExpression
    let range: Range<Int>
    /// The symbol with the calls behind it.
    let whole: ExprSyntax

    init(_ root: DeclReferenceExprSyntax) {
        var node = ExprSyntax(root)
        var names: [String] = []
        while let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id, names.count < 6 {
            names.append(member.declName.baseName.plainText)
            node = ExprSyntax(member)
        }
        range = node.trimmedByteRange
        name = StringExpressionReader().read(node)
        whole = node.parent?.as(FunctionCallExprSyntax.self).map(ExprSyntax.init) ?? node
        kind = Self.kind(root.baseName.text, names, isTest: Self.isTest(whole))
    }

    private static func kind(_ root: String, _ names: [String], isTest: Bool) -> ReferenceSite.Kind? {
        switch root {
        case "StoryboardScene": return sceneKind(names)
        case "StoryboardSegue": return names.count > 1 ? (isTest ? .segueTest : .performSegue) : nil
        case "Asset":
            switch names.last {
            case "image", "name": return .image
            case "color": return .color
            default: return nil
            }
        default:
            switch names.first {
            case "storyboard": return sceneKind(Array(names.dropFirst()))
            case "segue": return names.count > 2 ? (isTest ? .segueTest : .performSegue) : nil
            case "nib": return names.count > 1 ? .nib : nil
            case "reuseIdentifier": return names.count > 1 ? .dequeuedReuseIdentifier : nil
            case "image": return names.count > 1 ? .image : nil
            case "color": return names.count > 1 ? .color : nil
            default: return nil
            }
        }
    }

    /// The storyboard's symbol, then the scene's or one of the words that both generators use for the storyboard
    /// itself.
    private static func sceneKind(_ names: [String]) -> ReferenceSite.Kind? {
        guard names.count > 1 else { return names.isEmpty ? nil : .storyboard }
        if ["storyboard", "name", "storyboardName", "validate"].contains(names[1]) { return .storyboard }
        let isInitial = names[1] == "initialScene" || ReferenceCalls.initialSceneCalls.contains(names[1])
        return isInitial ? .initialScene : .scene
    }

    /// Whether the symbol is compared with a segue.
    private static func isTest(_ whole: ExprSyntax) -> Bool {
        if let call = whole.as(FunctionCallExprSyntax.self), call.arguments.first?.label?.text == "segue" {
            return true
        }
        guard let parent = whole.parent else { return false }
        if parent.is(ExpressionPatternSyntax.self) { return true }
        if let list = parent.as(ExprListSyntax.self) {
            return list.contains {
                $0.as(BinaryOperatorExprSyntax.self).map { ["==", "!="].contains($0.operator.text) } ?? false
            }
        }
        return false
    }
}
