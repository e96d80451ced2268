import SceneCallWriting
import TransformKit

/// Declares the reasons for which a class gets no bridge, and a property stays in its class.
extension RefusalCode {
    /// The refusals of the transform dependency-bridge.
    static let ofBridges: [RefusalCode] = [
        .madeInCode, .madeFromNib, .classNotCertain, .documentNotRead, .modulesDiffer, .nestedClass, .nameInUse,
        .outsideOfStep, .observedProperty, .unusualProperty, .propertyTypeUnknown, .declaredTogether,
        .usedBeforeConnections, .namedInObjectiveC, .redeclaredProperty, .noDependency,
    ]

    static let madeInCode = RefusalCode(
        "made-in-code", "Code makes an object of the class without a scene, which would have no bridge.",
        advice: "Make it from its scene there, or leave the class out with `class`.")

    static let madeFromNib = RefusalCode(
        "made-from-nib", "A xib, or an object that is no scene's controller, has the class.",
        advice: "Give the class scenes only.")

    static let classNotCertain = RefusalCode(
        "class-not-certain", "Several classes of the project may be the one that a scene names.",
        advice: "Give them different names, or the scene its module.")

    static let documentNotRead = RefusalCode(
        "document-not-read", "A document that names the class cannot be read, and its scenes would have no bridge.",
        advice: "Mend the document first.")

    static let modulesDiffer = RefusalCode(
        "modules-differ", "Some scenes of the class name its module and some do not.",
        advice: "Give all of them the module, in Xcode's identity inspector.")

    static let nestedClass = RefusalCode(
        "nested-class", "The class stands inside another type.", advice: "Move it out.")

    static let observedProperty = RefusalCode(
        "observed-property", "The property has an observer, which an assignment of the bridge's would not run.",
        advice: "Do what the observer does where the screen appears, if that is early enough.")

    static let unusualProperty = RefusalCode(
        "unusual-property", "The property's declaration is of a form that cannot move, such as `lazy` or a wrapper.",
        advice: "Declare it as a plain stored property.")

    static let propertyTypeUnknown = RefusalCode(
        "property-type-unknown", "The property's type is not written, or is visible in its class alone.",
        advice: "Write the type, and make it visible.")

    static let declaredTogether = RefusalCode(
        "declared-together", "The declaration has several properties.", advice: "Declare each in a line of its own.")

    static let usedBeforeConnections = RefusalCode(
        "used-before-connections",
        "Code that runs while the object is made uses the property, and the bridge is not connected yet.",
        advice: "Use it later, in `awakeFromNib` at the earliest.")

    static let namedInObjectiveC = RefusalCode(
        "named-in-objective-c", "Objective-C names both the class and the property.",
        advice: "Set it from Swift, or leave it where it is.")

    static let redeclaredProperty = RefusalCode(
        "redeclared-property", "A subclass overrides the property.", advice: "Leave it where it is.")

    static let noDependency = RefusalCode(
        "no-dependency", "The class was chosen, and no code outside of it sets a property of it.",
        advice: "Choose another class.")
}
