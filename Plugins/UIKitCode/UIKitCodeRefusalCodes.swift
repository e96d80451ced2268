import SceneCallWriting
import TransformKit

/// Declares the reasons for which a screen stays in its document.
extension RefusalCode {
    static let ofUIKitCode: [RefusalCode] =
        [
            noClass, classUnclear, classShared, otherController, ancestorUnknown, viewLoadedInCode, noView, cellsInside,
            sceneEmbedded, segueInside, variesByTraits, translated, notYetCode, placedByFrame, classOfView,
            layoutDiffers, connectionUnclear, outletHidden, actionUnclear, openedElsewhere, nameTaken, deploymentTarget,
            inPackage,
            outsideOfStep,
        ] + documentOwner + targetAdditions

    static let ofCells: [RefusalCode] =
        [
            noClass, classUnclear, classShared, ancestorUnknown, notAlone, notRegistered, listUnnamed, cellsInside,
            sceneEmbedded, segueInside, variesByTraits, translated, notYetCode, placedByFrame, classOfView,
            layoutDiffers, connectionUnclear, outletHidden, actionUnclear, openedElsewhere, nameTaken, deploymentTarget,
            inPackage,
            outsideOfStep,
        ] + documentOwner + targetAdditions

    static let ofScenes: [RefusalCode] =
        [
            noClass, classUnclear, classShared, otherController, ancestorUnknown, sceneEmbedded, segueInside,
            translated,
            notYetCode, connectionUnclear, outletHidden, actionUnclear, openedElsewhere, openedBySystem,
            storyboardAsked,
            documentAsked, initializers, madeInCode, neverOpened, nameTaken, deploymentTarget, inPackage, outsideOfStep,
        ] + documentOwner + targetAdditions + sceneCalls

    static let ofSwiftUI: [RefusalCode] =
        [
            noClass, classUnclear, classShared, otherController, ancestorUnknown, viewLoadedInCode, noView, cellsInside,
            sceneEmbedded, segueInside, variesByTraits, translated, notYetCode, placedByFrame, classOfView, notStacks,
            mostlyUIKit, connectionUnclear, outletHidden, actionUnclear, nameTaken, deploymentTarget, inPackage,
            outsideOfStep,
        ] + documentOwner + targetAdditions

    static let notStacks = RefusalCode(
        "not-stacks", "No stacks of SwiftUI put the views where the document puts them.",
        advice: "Give the views stack views, or run the transform document-to-uikit.")

    static let mostlyUIKit = RefusalCode(
        "mostly-uikit", "Most views would stay UIKit's.",
        advice: "Run the transform document-to-uikit, or lower `minimumShare`.")

    static let openedBySystem = RefusalCode(
        "opened-by-system",
        "The app, a window or an extension begins with the scene in a way that its delegate cannot take over.",
        advice: "Give the delegate a plain `var window: UIWindow?`, or make the window in code first.")

    static let storyboardAsked = RefusalCode(
        "storyboard-asked", "The view controller asks for its storyboard, which it has only if that makes it.",
        advice: "Let it name the storyboard: `UIStoryboard(name:bundle:)`.")

    static let documentAsked = RefusalCode(
        "document-asked",
        "The class does something that only happens where a document makes it, such as `awakeFromNib`.",
        advice: "Move it into `viewDidLoad` or an initializer first.")

    static let initializers = RefusalCode(
        "initializers",
        "The class, or one above, has initializers of which it is not certain that one does what the scene does.",
        advice: "Let `init(nibName:bundle:)` do what `init(coder:)` does.")

    static let madeInCode = RefusalCode(
        "made-in-code",
        "Code makes objects of the class without its scene, which would get the scene's values as well.",
        advice: "Let the scene have a class of its own.")

    static let neverOpened = RefusalCode(
        "never-opened", "No code is found that opens the scene.",
        advice: "Take the scene away where nobody needs it: `nibwright tidy` looks for more of them.")

    static let notAlone = RefusalCode(
        "not-alone", "Another object stands beside the cell in its xib.",
        advice: "Give each a xib of its own.")

    static let notRegistered = RefusalCode(
        "not-registered", "No code is found that registers the xib, or the prototype has no reuse identifier.",
        advice: "Register the xib by its name, or remove it where nobody needs it.")

    static let listUnnamed = RefusalCode(
        "list-unnamed", "The view controller cannot register the cell: it has no outlet for the list, or no class.",
        advice: "Give the list an outlet first.")

    static let noClass = RefusalCode(
        "no-class", "The view controller or the cell has no class of its own that could make its view.",
        advice: "Give it a class first.")

    static let classUnclear = RefusalCode(
        "class-unclear", "The class is Objective-C's, generic, not in the project or one of several.",
        advice: "Let the document name one Swift class of the project.")

    static let classShared = RefusalCode(
        "class-shared", "The class, or one below it, has its view in another document or place as well.",
        advice: "Give each scene and each cell a class of its own.")

    static let otherController = RefusalCode(
        "other-controller",
        "The controller makes its view itself: a table, collection, navigation or tab bar controller.",
        advice: "Leave it, or make it a plain view controller with a table view first.")

    static let ancestorUnknown = RefusalCode(
        "ancestor-unknown", "A class above the one of the view is not in the project, and may make the view.",
        advice: "Check out the library's sources along with the project.")

    static let viewLoadedInCode = RefusalCode(
        "view-loaded-in-code", "The class, or one above or below it, overrides `loadView` or goes by its nib's name.",
        advice: "Let the document make the view, or move it by hand.")

    static let noView = RefusalCode(
        "no-view", "The document has not one plain view for the controller.",
        advice: "Put what the scene shows into a plain view.")

    static let cellsInside = RefusalCode(
        "cells-inside", "A table or collection has cells, headers or footers in the document.",
        advice: "Run the transform cells-to-uikit first.")

    static let sceneEmbedded = RefusalCode(
        "scene-embedded",
        "A container view embeds a scene in a way of its own, or a container of other controllers holds it that has to stay.",
        advice: "Add the child view controller in code first, or let all go that the container holds.")

    static let segueInside = RefusalCode(
        "segue-inside", "A segue begins at a view that cannot hand it on, or leads to the scene.",
        advice: "Run the recipe segues-to-coordinators first, or let the view controller perform the segue.")

    static let variesByTraits = RefusalCode(
        "varies-by-traits",
        "Something differs by size class, device or interface style in a way that is not written in code.",
        advice: "Leave the scene, or let code follow the traits first.")

    static let translated = RefusalCode(
        "translated", "The translations of the views' texts cannot move to `Localizable.strings`.",
        advice: "Add `Localizable.strings` to the document's targets in all its languages, or move the texts by hand.")

    static let notYetCode = RefusalCode(
        "not-yet-code", "The document says something for which no code can be written.",
        advice: "Set it in code first, or leave the scene.")

    static let placedByFrame = RefusalCode(
        "placed-by-frame", "A view is placed by its frame and not by constraints.",
        advice: "Tie the view by constraints first.")

    static let classOfView = RefusalCode(
        "class-of-view", "A view's class is not in the project, or would be another view when code makes it.",
        advice: "Let `init(frame:)` do what `init(coder:)` and `awakeFromNib` do.")

    static let layoutDiffers = RefusalCode(
        "layout-differs", "The code, read back and laid out, puts a view to another place than the document does.",
        advice: "Report it: the code that would be written is wrong.")

    static let connectionUnclear = RefusalCode(
        "connection-unclear", "A connection leads to or from an object that stays in the document.",
        advice: "Set it in code first.")

    static let outletHidden = RefusalCode(
        "outlet-hidden", "An outlet is in another class, which does not let this one set it.",
        advice: "Take `private` off the outlet.")

    static let actionUnclear = RefusalCode(
        "action-unclear", "The method of an action cannot be named in code.",
        advice: "Let one Swift method of the class have the action.")

    static let openedElsewhere = RefusalCode(
        "opened-elsewhere", "Other code may load the xib or the scene, which is not there any more then.",
        advice: "Leave it, or let only code load it that says which it is.")

    static let nameTaken = RefusalCode(
        "name-taken", "The project has something else of a name that the code needs.",
        advice: "Give one of them another name by hand.")

    static let deploymentTarget = RefusalCode(
        "deployment-target", "The app runs on systems that lack what the code needs.",
        advice: "Raise the deployment target first.")

    static let inPackage = RefusalCode(
        "in-package", "A package builds the document.", advice: "Move it by hand.")

    static let outsideOfStep = RefusalCode(
        "outside-of-step", "The recipe does not let this step change a file that would have to change.",
        advice: "Widen the step's `files`.")
}
