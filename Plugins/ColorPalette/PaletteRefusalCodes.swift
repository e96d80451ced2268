import TransformKit

/// Declares the reasons for which a color stays as it is.
extension RefusalCode {
    /// The refusals that documents and catalogs can give.
    static let ofPalette: [RefusalCode] = [
        .emptyResources, .noTarget, .noCatalogColorSpace, .notInSelection, .noNamespace, .nameTaken,
        .severalProjects, .generatedProject,
    ]

    // MARK: Documents

    static let emptyResources = RefusalCode(
        "empty-resources", "The document has an empty `<resources>`, which Xcode never writes.",
        advice: "Save it once with Xcode.")

    static let noTarget = RefusalCode(
        "no-target",
        "No target builds the document or the Swift file, or the project that may build it cannot be read.",
        advice: "Add it to a target, or mend the project.")

    static let noCatalogColorSpace = RefusalCode(
        "no-catalog-color-space", "An asset catalog cannot hold a color of this space.",
        advice: "Convert it in Interface Builder, or calibrated RGB with `color-space: srgb`.")

    // MARK: Catalogs

    static let notInSelection = RefusalCode(
        "not-in-selection", "The recipe does not let the step change a file that the color set needs.",
        advice: "Select the file with `files`.")

    static let noNamespace = RefusalCode(
        "no-namespace", "The folder of the namespace is there and provides none.",
        advice: "Choose another namespace, or check “Provides Namespace”.")

    static let nameTaken = RefusalCode(
        "name-taken", "The recipe gives the color a name that another one has.",
        advice: "Choose another name.")

    static let severalProjects = RefusalCode(
        "several-projects",
        "Several projects or package targets have the documents, and no catalog is a member of all of them.",
        advice: "Share a catalog between the projects.")

    static let generatedProject = RefusalCode(
        "generated-project", "A tool writes the project, so that a new catalog has to be added there.",
        advice: "Add a catalog to the tool's file.")
}
