import TransformKit

/// Declares the reasons for which views stay in their documents.
extension RefusalCode {
    static let ofExtraction: [RefusalCode] =
        [
            segueInside, leadsOutside, referredFromOutside, outletCollection, cellsInside, noAutoLayout, fixedFrame,
            variesItself, rootOutlet, translated, objectiveCOwner, ownerUnclear, outletShared, outletUnusual,
            outletAssigned, actionUnclear, attributesDiffer, classUnsuitable, layoutDiffers, nameTaken, noObject,
            deploymentTarget, inPackage,
            outsideOfStep,
        ] + documentOwner + targetAdditions

    static let ofInlining: [RefusalCode] =
        [noXib, classHasCode, usedInCode, placeHasContent, contentDiffers, translated, outsideOfStep] + projectUpdate

    static let noXib = RefusalCode(
        "no-xib", "The class has not one xib of its name with one view, whose File's Owner it is.",
        advice: "Name the xib after the class, and let it hold one view.")

    static let classHasCode = RefusalCode(
        "class-has-code", "The class does more than stand for its xib, and that would be lost.",
        advice: "Leave the class, or move its code to who uses it.")

    static let usedInCode = RefusalCode(
        "used-in-code", "Code makes views of the class, names it or uses its views for more than outlets and actions.",
        advice: "Leave the class, or let code ask for what is in the view.")

    static let placeHasContent = RefusalCode(
        "place-has-content", "A view of the class has something in it already, or lacks what the content needs.",
        advice: "Move what is in the view to beside it.")

    static let contentDiffers = RefusalCode(
        "content-differs", "The content and the view around it say different things of the same, such as a color.",
        advice: "Let only one of them say it.")

    static let segueInside = RefusalCode(
        "segue-inside", "A segue begins in the view, or a container in it embeds a scene: a xib has neither.",
        advice: "Let the view controller perform the segue, or extract a smaller view.")

    static let leadsOutside = RefusalCode(
        "leads-outside",
        "Something in the view names an object that stays outside, such as a delegate or a constraint.",
        advice: "Set delegates in code, tie the view's own edges in place of what is in it, or extract a larger view.")

    static let referredFromOutside = RefusalCode(
        "referred-from-outside", "Something outside of the view names an object in it by other means than an outlet.",
        advice: "Tie the view's own edges in place of what is in it, or extract a larger view.")

    static let outletCollection = RefusalCode(
        "outlet-collection", "An outlet collection holds an object of the view, and those of a xib are its own.",
        advice: "Make an outlet of each, or extract a larger view.")

    static let cellsInside = RefusalCode(
        "cells-inside", "A table or collection in the view has cells, which it cannot have in a xib.",
        advice: "Give the cells xibs of their own first.")

    static let noAutoLayout = RefusalCode(
        "no-auto-layout", "The document uses no Auto Layout, so that the content could not say how large it is.",
        advice: "Turn Auto Layout on, or move the view by hand.")

    static let fixedFrame = RefusalCode(
        "fixed-frame", "A view inside has no constraints and stays at its frame.",
        advice: "Give it constraints.")

    static let variesItself = RefusalCode(
        "varies-itself", "The view says something of itself or its content that differs by size class.",
        advice: "Say it of the views inside.")

    static let rootOutlet = RefusalCode(
        "root-outlet", "An outlet leads to the stack view itself, which another view stands for afterwards.",
        advice: "Extract the view around it, or what is in it.")

    static let translated = RefusalCode(
        "translated",
        "Texts in the view are translated otherwise than those of equal views, or in tables that cannot be edited.",
        advice: "Let equal views say the same in all languages, and the tables be as Xcode writes them.")

    static let objectiveCOwner = RefusalCode(
        "objective-c-owner", "Outlets or actions that lead to the view are Objective-C's, or Objective-C uses them.",
        advice: "Move the view by hand.")

    static let ownerUnclear = RefusalCode(
        "owner-unclear",
        "The class that has outlets or actions of the view is not in the project, or several have its name.",
        advice: "Look which class the document means, and set its module.")

    static let outletShared = RefusalCode(
        "outlet-shared", "The same outlet leads to something else in another place, which would lose it.",
        advice: "Extract all of them, or give the other place an outlet of its own.")

    static let outletUnusual = RefusalCode(
        "outlet-unusual",
        "The outlet is declared in a way that a forwarding property cannot take over, such as with `willSet`.",
        advice: "Move what the observer does to where the view is loaded.")

    static let outletAssigned = RefusalCode(
        "outlet-assigned", "Code gives the outlet a value, which the view's own would not see.",
        advice: "Leave the view, or take the assignment out.")

    static let actionUnclear = RefusalCode(
        "action-unclear", "The method that a control calls was not found, or takes what the new view cannot give it.",
        advice: "Let the method take the sender or nothing.")

    static let attributesDiffer = RefusalCode(
        "attributes-differ", "Equal views have outlets or actions that do not agree about an object.",
        advice: "Extract one of them by its object id.")

    static let classUnsuitable = RefusalCode(
        "class-unsuitable",
        "The class of the views cannot load a xib: it is not right below UIView, has subclasses, other views or makers.",
        advice: "Extract one of the views by its object id, or let all views of the class have the same content.")

    static let layoutDiffers = RefusalCode(
        "layout-differs", "A view would be elsewhere on some screen with the content in a xib.",
        advice: "Look at the constraints that tie the view's content.")

    static let nameTaken = RefusalCode(
        "name-taken", "The project has something of the name already.",
        advice: "Choose another name by `name` or `base`.")

    static let noObject = RefusalCode(
        "no-object", "No view that could be extracted has the id, the label or the class.",
        advice: "Take the object id from the identity inspector.")

    static let inPackage = RefusalCode(
        "in-package", "A package builds the document, and its resources are in a bundle of their own.",
        advice: "Move the view by hand, and load its xib from `Bundle.module`.")
}
