public import InterfaceBuilder
public import ProjectGraph
public import SourceText
public import TransformKit

/// How code makes the controller of a scene once a call of the system's is written anew.
public struct SceneMaking {
    /// Gives the expression for a call: `Onboarding.signUp.instantiate()`, `SignUpViewController()`.
    public typealias Expression = (CallExpression, SceneCall, SourceText) throws(Obstacle) -> String

    /// The scene's controller.
    public let controller: Element
    /// Whether the call opens the scene that its storyboard begins with, which the system gives as an optional.
    public let isInitial: Bool
    /// The type of the expression.
    public let type: String
    /// Whether that is the very class of the scene, and no superclass of it.
    public let isExact: Bool
    /// Whether the scene is AppKit's.
    public let isMac: Bool
    /// The file whose code makes the controller.
    public let path: String
    /// Makes the expression, or throws the reason why there is none for a call.
    public let expression: Expression
    /// The expression without its call, as a function; nil where there is none.
    public let function: String?
    /// What a person has to look at: the reason for which the call is not certain to do the same; nil where it is.
    public let doubt: String?

    /// Makes it of what there is to say.
    public init(
        controller: Element, isInitial: Bool, type: String, isExact: Bool, isMac: Bool, path: String,
        function: String?, doubt: String?, expression: @escaping Expression
    ) {
        self.controller = controller
        self.isInitial = isInitial
        self.type = type
        self.isExact = isExact
        self.isMac = isMac
        self.path = path
        self.expression = expression
        self.function = function
        self.doubt = doubt
    }
}
