import TransformKit

/// The reasons for which segues stay that lie in their triggers: rows, controls and gestures that code cannot answer.
extension RefusalCode {
    /// The codes of rows, controls, bar button items, gestures and popover anchors, as the transform's page lists them.
    static let ofTriggers: [RefusalCode] = [
        .calledInCode, .conditionalCode, .methodForm, .noSuperclass, .superclassElsewhere, .sharedWithSuperclass,
        .subclassDeclares, .delegateInCode, .delegateElsewhere, .notConforming, .noDelegate, .noReuseIdentifier,
        .cellsDiffer, .listsDiffer, .staticElsewhere, .rowNotFound, .rowsMoved, .popoverAnchor, .oldSwift,
        .controlEvent, .barButtonAction, .barButtonSegues, .continuousGesture,
    ]

    // MARK: Lists

    static let calledInCode = RefusalCode(
        "called-in-code", "Code calls the method of the list itself, which would then navigate as well.",
        advice: "Give what is called a method of its own.")

    static let conditionalCode = RefusalCode(
        "conditional-code", "The method of the list stands in a `#if`.",
        advice: "Declare it outside of conditions.")

    static let methodForm = RefusalCode(
        "method-form", "The method of the list has no names for what it is given.",
        advice: "Name its parameters.")

    static let noSuperclass = RefusalCode(
        "no-superclass", "The class that would answer the list has no superclass.",
        advice: "Let it be a view controller.")

    static let superclassElsewhere = RefusalCode(
        "superclass-elsewhere", "Whether a superclass that is not in the project answers the list is not known.",
        advice: "Override the list's method in the class.")

    static let sharedWithSuperclass = RefusalCode(
        "shared-with-superclass", "A superclass or subclass has cells with segues as well, and both would answer.",
        advice: "Answer the selection in one of the classes by hand.")

    static let subclassDeclares = RefusalCode(
        "subclass-declares", "A subclass declares the method of the list without overriding one.",
        advice: "Rename the method of the subclass.")

    static let delegateInCode = RefusalCode(
        "delegate-in-code", "Code makes another object the list's delegate.",
        advice: "Let the view controller be the delegate, or answer the selection there by hand.")

    static let delegateElsewhere = RefusalCode(
        "delegate-elsewhere", "The list's delegate is another object of the scene.",
        advice: "Connect the view controller as its delegate.")

    static let notConforming = RefusalCode(
        "not-conforming",
        "The class does not say that it conforms to the delegate's protocol, and has methods that would begin to "
            + "answer.",
        advice: "Let it conform, and look at those methods.")

    static let noDelegate = RefusalCode(
        "no-delegate", "The list has no delegate, so no code is told of a selection.",
        advice: "Connect the view controller as its delegate.")

    static let noReuseIdentifier = RefusalCode(
        "no-reuse-identifier", "The cell has no reuse identifier, so code can neither make nor tell it.",
        advice: "Give it one in the attributes inspector.")

    static let cellsDiffer = RefusalCode(
        "cells-differ", "Several cells of the list have one reuse identifier.",
        advice: "Give each its own.")

    static let listsDiffer = RefusalCode(
        "lists-differ", "No property tells the list from the others of the scene.",
        advice: "Connect an outlet to the list.")

    static let staticElsewhere = RefusalCode(
        "static-elsewhere", "A list with static cells belongs to no table view controller.",
        advice: "Make the scene a table view controller's.")

    static let rowNotFound = RefusalCode(
        "row-not-found", "The place of a static cell in its table is not known.",
        advice: "Put the cell into a section of the table.")

    static let rowsMoved = RefusalCode(
        "rows-moved", "Code moves rows of the static table, and no property leads to the cell.",
        advice: "Connect an outlet to the cell.")

    // MARK: Other triggers

    static let popoverAnchor = RefusalCode(
        "popover-anchor", "No property leads to what the popover points at.",
        advice: "Connect an outlet to it, or choose another anchor.")

    static let oldSwift = RefusalCode(
        "old-swift", "The class is written in a Swift before 3, which an action method is not written for.",
        advice: "Convert the target to a current Swift.")

    static let controlEvent = RefusalCode(
        "control-event", "The document does not say for which event of the control the segue is performed.",
        advice: "Connect an action in place of the segue and perform it there.")

    static let barButtonAction = RefusalCode(
        "bar-button-action", "The bar button item sends an action as well, and can do only one of the two.",
        advice: "Take the action or the segue away.")

    static let barButtonSegues = RefusalCode(
        "bar-button-segues", "The bar button item has several segues, and can perform only one of them.",
        advice: "Leave it one.")

    static let continuousGesture = RefusalCode(
        "continuous-gesture",
        "The gesture sends its action again and again, and when the segue is performed is not documented.",
        advice: "Perform the segue in an action of the recognizer.")
}
