import TransformKit

/// Declares the reasons for which scenes stay where code, entries and translations find them.
extension RefusalCode {
    /// The refusals that code which opens scenes can give.
    static let ofCalls: [RefusalCode] = [
        .callNotRewritable, .callForSeveral, .ownStoryboardVaries, .severalStoryboards, .unknownStoryboard,
        .unknownIdentifier, .sharedName, .codeNotRewritable, .identifierUnknownInCode,
        .storyboardUnknownInCode, .storyboardSharedInCode, .storyboardAmbiguousInCode, .ownStoryboardInCode,
        .macroOpensScenes,
    ]

    /// The refusals that entries of property lists and settings can give, for a split and for a merge.
    static let ofEntries: [RefusalCode] = [
        .entryShared, .entryVariable, .entryAmbiguous, .entryWithoutScene, .entrySceneNotInitial, .entryMainMenu,
        .entryNotEditable,
    ]

    /// The refusals that tables of translations can give, for a split and for a merge.
    static let ofTables: [RefusalCode] = [
        .tableUnreadable, .tableMalformed, .tablePropertyList,
    ]

    // MARK: Code in Swift

    static let callNotRewritable = RefusalCode(
        "call-not-rewritable", "A call that opens the scene cannot be made to ask another storyboard.",
        advice: "Write the storyboard's name where the scene is opened.")

    static let callForSeveral = RefusalCode(
        "call-for-several", "One call opens several scenes, which have to be together.",
        advice: "Write a call for each.")

    static let ownStoryboardVaries = RefusalCode(
        "own-storyboard-varies",
        "A controller asks its own storyboard, which is another one for other scenes of the class.",
        advice: "Name the storyboard in the call.")

    static let severalStoryboards = RefusalCode(
        "several-storyboards",
        "A call asks one storyboard here and another one in another target or on another device.",
        advice: "Name the storyboards apart where they are asked.")

    static let unknownStoryboard = RefusalCode(
        "unknown-storyboard", "Which storyboard a call asks is not known, and several have a scene of the identifier.",
        advice: "Name the storyboard in the call, or the scenes apart.")

    static let unknownIdentifier = RefusalCode(
        "unknown-identifier", "The identifier that a call asks for is not known, and may be the scene's.",
        advice: "Write the identifier in the call.")

    static let sharedName = RefusalCode(
        "shared-name", "One name decides for several scenes, or is used for other things as well.",
        advice: "Name the storyboard where each scene is opened.")

    static let codeNotRewritable = RefusalCode(
        "code-not-rewritable", "Code that opens the scene could not be written anew once all was decided.",
        advice: "Name the storyboard where the scene is opened.")

    static let storyboardGone = RefusalCode(
        "storyboard-gone", "Code names a storyboard that would be no more.",
        advice: "Take that code away, or name the new storyboard there.")

    // MARK: Code in Objective-C

    static let identifierUnknownInCode = RefusalCode(
        "identifier-unknown-in-code", "Which scene an Objective-C call names is not certain.",
        advice: "Write the identifier in the call.")

    static let storyboardUnknownInCode = RefusalCode(
        "storyboard-unknown-in-code", "Which storyboard an Objective-C call asks cannot be told.",
        advice: "Name the storyboard in the call.")

    static let storyboardSharedInCode = RefusalCode(
        "storyboard-shared-in-code",
        "An Objective-C expression may be several storyboards, or is used for something else as well.",
        advice: "Make the storyboard where the scene is opened.")

    static let storyboardAmbiguousInCode = RefusalCode(
        "storyboard-ambiguous-in-code", "Objective-C names a storyboard of which its targets have several.",
        advice: "Name the storyboards apart.")

    static let ownStoryboardInCode = RefusalCode(
        "own-storyboard-in-code",
        "An Objective-C controller asks its own storyboard, which is another one for each scene of the class.",
        advice: "Name the storyboard in the call.")

    static let macroOpensScenes = RefusalCode(
        "macro-opens-scenes", "A macro with parameters opens scenes, which is not followed.",
        advice: "Write a function in its place.")

    // MARK: Entries of property lists and settings

    static let entryShared = RefusalCode(
        "entry-shared", "Targets whose first scenes would be in different storyboards share the entry.",
        advice: "Give each target its own Info.plist.")

    static let entryVariable = RefusalCode(
        "entry-variable", "The entry's name holds a variable.",
        advice: "Write the name itself.")

    static let entryAmbiguous = RefusalCode(
        "entry-ambiguous", "The entry means documents that would open with different scenes.",
        advice: "Name the documents apart.")

    static let entryWithoutScene = RefusalCode(
        "entry-without-scene", "The storyboard that the entry names does not say which scene it opens with.",
        advice: "Mark the initial view controller.")

    static let entrySceneNotInitial = RefusalCode(
        "entry-scene-not-initial", "The scene that the entry opens would be the first of no storyboard.",
        advice: "Keep it in a storyboard that opens with it.")

    static let entryMainMenu = RefusalCode(
        "entry-main-menu", "The application's menu would be in another storyboard than the one that it opens with.",
        advice: "Keep the menu with the initial scene.")

    static let entryNotEditable = RefusalCode(
        "entry-not-editable", "The entry would have to name another storyboard, and its file cannot be edited.",
        advice: "Edit the entry by hand or where it is generated.")

    // MARK: Translations

    static let tableUnreadable = RefusalCode(
        "table-unreadable", "A table with the storyboard's translations cannot be read.",
        advice: "Mend the table.")

    static let tableMalformed = RefusalCode(
        "table-malformed", "A table with the storyboard's translations is not written as Xcode writes them.",
        advice: "Mend the place that the reason names.")

    static let tablePropertyList = RefusalCode(
        "table-property-list", "A table with the storyboard's translations is a property list.",
        advice: "Convert it to text with `plutil` or Xcode.")
}
