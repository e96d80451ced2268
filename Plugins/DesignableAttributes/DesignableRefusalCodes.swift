import TransformKit

/// Declares the reasons for which runtime attributes of layers stay.
extension RefusalCode {
    static let ofAttributes: [RefusalCode] =
        [
            noSuchProperty, noView, valueType, setTwice, otherProperty, classHasProperty, propertyDoesMore, nameTaken,
            clipsElsewhere, variesByTrait, outsideOfStep,
        ] + documentOwner + targetAdditions

    static let ofStyling: [RefusalCode] = [
        .notConnected, .notFromDocument, .usedEarlier, .classUnclear, .noAttribute, .variesByTrait, .setByAttribute,
        .translated, .subclassDiffers, .outsideOfStep,
    ]

    static let notConnected = RefusalCode(
        "not-connected", "No document connects the outlet, or one does to an object that it does not have.",
        advice: "Connect the outlet, or take it away with its styling.")

    static let notFromDocument = RefusalCode(
        "not-from-document", "Code makes the view, so that it has nothing of a document.",
        advice: "Leave the styling where the view is made.")

    static let usedEarlier = RefusalCode(
        "used-earlier", "Code has to do with the view while the document is loaded, before the value is set.",
        advice: "Look which value that code counts on, and move the styling by hand.")

    static let classUnclear = RefusalCode(
        "class-unclear", "Several classes have the name that the document says.",
        advice: "Give the classes different names, or set the module in the document.")

    static let noAttribute = RefusalCode(
        "no-attribute", "The document cannot say the property of an object of this kind.",
        advice: "Leave it in code, or declare an inspectable property.")

    static let setByAttribute = RefusalCode(
        "set-by-attribute", "A runtime attribute of the document sets the same property.",
        advice: "Take the attribute or the statement away: code wins today.")

    static let translated = RefusalCode(
        "translated", "The document is translated, and a text in it would be as well.",
        advice: "Decide in Xcode whether the text is one to translate.")

    static let subclassDiffers = RefusalCode(
        "subclass-differs",
        "A subclass overrides the method and does not call it, so that its objects get other values.",
        advice: "Call `super` in the subclass, or leave the styling.")

    static let noSuchProperty = RefusalCode(
        "no-such-property", "A layer has no property of the name: it keeps the value, and nothing comes of it.",
        advice: "Take the attribute away, or give it the name that was meant; then the screen looks different.")

    static let noView = RefusalCode(
        "no-view", "The object has no layer, so the app ends when the attribute is set.",
        advice: "Take the attribute away.")

    static let valueType = RefusalCode(
        "value-type", "The attribute's value is not of the property's type.",
        advice: "Choose the type in the identity inspector that the property has.")

    static let setTwice = RefusalCode(
        "set-twice", "The object has several attributes that set the same property.",
        advice: "Take all but the last one away.")

    static let otherProperty = RefusalCode(
        "other-property", "The layer's property is none that this transform writes a property of the view for.",
        advice: "Set it in the view's class, or declare an inspectable property there.")

    static let classHasProperty = RefusalCode(
        "class-has-property", "The view's own class has a property of the name, which would be set then.",
        advice: "Leave the attribute, or let the class set its layer.")

    static let propertyDoesMore = RefusalCode(
        "property-does-more", "The project's own property sets the layer and does more, which would show here.",
        advice: "Use it by hand where what else it does is wanted.")

    static let nameTaken = RefusalCode(
        "name-taken", "All names for the new property mean something else in the project.",
        advice: "Rename what has the name, or declare the inspectable property under a name of your own.")

    static let clipsElsewhere = RefusalCode(
        "clips-elsewhere", "Code or another attribute says as well whether the view clips what is in it.",
        advice: "Look which of them comes last, and keep that one.")

    static let variesByTrait = RefusalCode(
        "varies-by-trait", "The document says for some size classes whether the view clips what is in it.",
        advice: "Set “Clips to Bounds” in Xcode for each of them.")
}
