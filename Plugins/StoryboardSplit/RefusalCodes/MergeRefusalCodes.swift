import TransformKit

/// Declares the reasons for which storyboards cannot become one.
extension RefusalCode {
    /// The refusals of a merge, beside those of documents, entries and tables.
    static let ofMerging: [RefusalCode] = [
        .receiverUnclear, .settingsDiffer, .tintsDiffer, .deploymentsDiffer, .languagesDiffer, .identifierCollision,
        .targetsDiffer, .tableForms, .tableLanguages,
        .stateRestoration, .referenceByBundle, .ambiguousReference, .storyboardGone, .codeNotRewritable,
        .callNotRewritable,
    ]

    // MARK: Merging

    static let receiverUnclear = RefusalCode(
        "receiver-unclear", "No storyboard, or several, are what `into` names.",
        advice: "Say the path of the one that takes the others.")

    static let settingsDiffer = RefusalCode(
        "settings-differ", "A setting of the documents is not the same.",
        advice: "Choose one in the file inspector for both.")

    static let tintsDiffer = RefusalCode(
        "tints-differ", "The global tints are not the same.",
        advice: "Choose one in the file inspector for both.")

    static let deploymentsDiffer = RefusalCode(
        "deployments-differ", "The documents do not build for the same system.",
        advice: "Choose one “Builds for” in the file inspector for both.")

    static let languagesDiffer = RefusalCode(
        "languages-differ", "The storyboards are not there in the same languages.",
        advice: "Localize both alike.")

    static let identifierCollision = RefusalCode(
        "identifier-collision", "Scenes of both storyboards have one storyboard identifier.",
        advice: "Rename one of them.")

    static let targetsDiffer = RefusalCode(
        "targets-differ", "The storyboards are not built by the same targets.",
        advice: "Add both to the same targets.")

    static let tableForms = RefusalCode(
        "table-forms", "Some of the translations are tables and some a string catalog.",
        advice: "Convert them to one form.")

    static let tableLanguages = RefusalCode(
        "table-languages", "The string catalogs are written in different languages.",
        advice: "Choose one source language.")
}
