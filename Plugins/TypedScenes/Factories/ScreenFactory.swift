import Navigation
import TransformKit

/// A screen that code can make in one line, with what it needs.
struct ScreenFactory {
    /// The name of its functions: `signUp`.
    let name: String
    let scene: NamedScene
    let namespace: SceneNamespace
    let parameters: [FactoryParameter]
    /// The class of the controller whose properties the parameters are: of the scene's, or of the first screen of a
    /// navigation controller.
    let configured: String
    /// The class of the first screen whose properties the parameters are; nil where they are the controller's own.
    let root: String?
    /// The method that sets the parameters; nil where there are none.
    let initializer: String?
    /// Whether a superclass has the method, so that the class needs none of its own.
    let inheritsInitializer: Bool
    /// Properties that some of the places set, or whose types are not told, with the reason why they stay out.
    let leftOut: [LeftOutProperty]
    /// The places that get the controller.
    let openings: [SceneOpening]

    var type: String { scene.type.name }
    /// Whether the parameters are properties of a navigation controller's first screen.
    var configuresRoot: Bool { root != nil }
    /// The first screen of a navigation controller that has the parameters, else the scene's own controller.
    var configuredController: Element {
        configuresRoot ? SceneTypes.rootController(of: scene.controller) ?? scene.controller : scene.controller
    }
}

/// A property that a screen's functions take.
struct FactoryParameter: Hashable {
    let property: SettableProperty
    /// Whether no place gives it nil, so that the parameter of a `T!` is a `T`.
    let isNeverNil: Bool

    var name: String { property.name }

    /// Whether a place that does not set the property can leave the parameter out, which sets nil.
    var hasDefault: Bool {
        property.type.optionality == .optional && property.isNilAtFirst && !property.runsCode
    }

    /// `user: User`, `delegate: MenuDelegate? = nil`
    ///
    /// - Parameter isInClass: whether the class's own types have no class before them.
    func declaration(isInClass: Bool) -> String {
        let type = isInClass ? property.type.wrapped : property.type.qualified
        let label = MemberName.written(name)
        switch property.type.optionality {
        case .none: return "\(label): \(property.type.isFunction ? "@escaping " : "")\(type)"
        case .implicitlyUnwrapped where isNeverNil:
            return "\(label): \(property.type.isFunction ? "@escaping " : "")\(type)"
        case .implicitlyUnwrapped:
            return "\(label): \(property.type.isFunction ? "(\(type))" : type)?"
        case .optional: return "\(label): \(type)?\(hasDefault ? " = nil" : "")"
        }
    }
}

/// A property that a screen's functions do not take.
struct LeftOutProperty: Hashable {
    let name: String
    let reason: String
}
