public import ProjectGraph
import SwiftCode
import SwiftSyntax

/// A generator whose symbols code opens scenes by.
public enum SceneGenerator: String, CaseIterable, Sendable {
    /// `StoryboardScene.Onboarding.signUp.instantiate()`
    case swiftGen = "swiftgen"
    /// `R.storyboard.onboarding.signUp()`
    case rSwift = "r-swift"
}

/// A symbol of SwiftGen or R.swift that makes the controller of a scene.
public struct GeneratedCall {
    /// Whose symbol it is.
    public let generator: SceneGenerator
    /// Whether the value is an optional, as R.swift's are.
    var isOptional: Bool { generator == .rSwift }

    /// - Returns: nil for a call that is no such symbol.
    public init?(_ call: SceneCall) {
        guard call.syntax == nil, call.made == nil, let generator = Self.generator(of: call) else { return nil }
        self.generator = generator
    }

    /// The generator that made a symbol which names the storyboard; nil where none does.
    public static func generator(of call: SceneCall) -> SceneGenerator? {
        call.sources.lazy.compactMap { source in
            switch source.form {
            case .swiftGenSymbol: .swiftGen
            case .rSwiftSymbol: .rSwift
            default: nil
            }
        }.first
    }

    /// Whether an expression makes a controller in the way of the generator: `StoryboardScene.Main.menu.instantiate()`,
    /// `R.storyboard.main.menu()`.
    func isMade(by expression: ExprSyntax) -> Bool {
        guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            call.trailingClosure == nil, let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return false }
        switch generator {
        case .swiftGen: return callee.declName.baseName.text == "instantiate"
        case .rSwift: return true
        }
    }

    /// Whether an expression is a function that makes one: `StoryboardScene.Main.menu.instantiate` without a call.
    func isFunction(_ expression: ExprSyntax) -> Bool {
        generator == .swiftGen
            && expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "instantiate"
    }
}
