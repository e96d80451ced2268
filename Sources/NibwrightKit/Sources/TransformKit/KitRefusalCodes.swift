import ProjectFiles

/// The codes that the kit itself gives: transforms list those that it gives for them, the planner has its own.
extension RefusalCode {
    /// The codes that a `DeploymentObstacle` can have.
    public static let deployment: [RefusalCode] = [deploymentTarget, deploymentTargetUnknown, documentDeploymentTarget]

    /// The codes of refusals of `XcodeProjectEditor.addFile(_:toTargets:)`.
    public static let projectEdits: [RefusalCode] = [xmlPropertyList, alreadyInProject, noPhase, inconsistentProject]

    /// The codes that the doubts of a `ProjectUpdate` can have.
    public static let projectUpdate: [RefusalCode] =
        [projectUnreadable, packageNamesFile]
        + [xmlPropertyList, alreadyInProject, insideFolderReference, inconsistentProject].map {
            $0.prefixed("project-")
        }

    /// The codes of the obstacles that adding a file to targets throws.
    public static let targetAdditions: [RefusalCode] = projectUpdate + projectEdits + [noSharedFile]

    /// The reasons why no code can be written for a document; see ``DocumentOwner``. Where the project that may build it
    /// cannot be read, the reason is ``projectUnreadable``.
    public static let documentOwner: [RefusalCode] = [documentWithoutTarget, documentWithoutSwift]

    /// The codes that the doubts of a `ProjectUpdate` which renames files can have.
    public static let projectRenaming: [RefusalCode] =
        [projectUnreadable, packageNamesFile, descriptionNamesFile]
        + [xmlPropertyList, alreadyInProject, inconsistentProject].map { $0.prefixed("project-") }

    /// The codes of the obstacles that ``FileOperations`` throws.
    public static let fileOperations: [RefusalCode] =
        projectUpdate + [descriptionNamesFile, fileNotRead, otherLanguage]

    /// The codes that the planner and its gates give, for any transform's changes.
    public static let planner: [RefusalCode] = [
        .conflict, .fileNotSelected, .fileExists, .fileMissing, .noEdits, .unannouncedSafety, .impossibleEdit,
        .editOutOfRange, .editsOverlap, .pluginEnded, .tooManyProposals, .detailsTooLarge, .textTooLarge, .editTooLarge,
        .gatePath,
        .gateCode, .gateDocument, .gateSwiftSyntax, .gateObjectIds, .gateRemoval, .gateReferences, .gateSyntax,
    ]

    // MARK: Files that a transform keeps

    /// ``RenewedFile`` gives it where somebody else wrote the file.
    public static let fileNotOurs = RefusalCode(
        "file-not-ours", "A file of the name is there that no run of this transform wrote.",
        advice: "Give another name with `file`, or remove the file.")

    /// ``RenewedFile`` gives it for a file that the step may not change.
    public static let outsideOfStep = RefusalCode(
        "outside-of-step", "The recipe does not let the step change a file that it needs.",
        advice: "Select the file with `files`.")

    // MARK: Systems

    /// `DeploymentObstacle` gives it for a bundle whose deployment target is too old.
    public static let deploymentTarget = RefusalCode(
        "deployment-target", "A target runs on systems that do not have what the change needs.",
        advice: "Raise the deployment target, or leave these documents out.")

    /// `DeploymentObstacle` gives it for a bundle with `UnknownSystems`.
    public static let deploymentTargetUnknown = RefusalCode(
        "deployment-target-unknown", "The oldest system of a target cannot be told from the files that are there.",
        advice: "Put the configuration file or the setting into the project, or say the platforms plainly.")

    /// `DeploymentObstacle` gives it for a document whose `explicitDeployment` is too old.
    public static let documentDeploymentTarget = RefusalCode(
        "document-deployment-target",
        "The document says that it builds for a system that does not have what the change needs.",
        advice: "Choose a newer “Builds for” in the file inspector.")

    // MARK: Projects

    /// `ProjectUpdate` gives it where the project that may build a file was not read.
    public static let projectUnreadable = RefusalCode(
        "project-unreadable", "The project that may build the file cannot be read.",
        advice: "Mend the project file, which the reason names, and plan again.")

    /// `ProjectUpdate` gives it for a `Package.swift`, which is never edited.
    public static let packageNamesFile = RefusalCode(
        "package-names-file", "A Package.swift names the very file that would move or get company.",
        advice: "Name the folder there in place of the file.")

    /// `ProjectUpdate` gives it for a description of XcodeGen's or Tuist's, which is never edited.
    public static let descriptionNamesFile = RefusalCode(
        "description-names-file", "The description that a tool writes the project from names the file itself.",
        advice: "Name the folder there in place of the file, or rename the file yourself.")

    /// The reason of ``DocumentOwner`` where nothing builds the document.
    public static let documentWithoutTarget = RefusalCode(
        "no-target", "No target is known to build the document, so its code is not known either.",
        advice: "Add the document to a target, or leave it out.")

    /// The reason of ``DocumentOwner`` where code in Swift would be built by nobody.
    public static let documentWithoutSwift = RefusalCode(
        "no-swift", "A target that builds the document compiles no Swift.",
        advice: "Add a Swift file to the target, or make the change by hand in Objective-C.")

    /// `FileOperations` gives it for a new file of targets that share no file, in a project that a tool writes.
    public static let noSharedFile = RefusalCode(
        "no-shared-file", "A tool writes the project, and no file says where a new one of these targets belongs.",
        advice: "Make the file in Xcode's project description first, or leave these documents out.")

    /// `FileOperations` gives it for a file that is not there or is no text.
    public static let fileNotRead = RefusalCode(
        "file-not-read", "The file that would move or go is not there, or is none that the graph reads.",
        advice: "Name a document, a source or a table of the project.")

    /// `FileOperations` gives it for a move from one language's folder into another's.
    public static let otherLanguage = RefusalCode(
        "other-language", "A localized file would move into the folder of another language.",
        advice: "Name the file in the `.lproj` of its own language; its other languages follow it.")

    /// The code of `XcodeEditRefusal.xmlPropertyList`.
    public static let xmlPropertyList = RefusalCode(
        "xml-property-list", "The project file is an XML property list, which is not edited.",
        advice: "Open the project in Xcode and save it once.")

    /// The code of `XcodeEditRefusal.notInProject`.
    public static let notInProject = RefusalCode(
        "not-in-project", "A file that the change starts from is not in the project.",
        advice: "Add it to the project first.")

    /// The code of `XcodeEditRefusal.alreadyInProject`.
    public static let alreadyInProject = RefusalCode(
        "already-in-project", "The project names a file of the new one's path already.",
        advice: "Take the stale entry out of the project.")

    /// The code of `XcodeEditRefusal.insideFolderReference`.
    public static let insideFolderReference = RefusalCode(
        "inside-folder-reference",
        "The new file would lie in a folder that the project takes as a whole, for other targets.",
        advice: "Choose another folder for the new file.")

    /// The code of `XcodeEditRefusal.noPhase`.
    public static let noPhase = RefusalCode(
        "no-phase", "A target has no build phase for files of the kind.",
        advice: "Add the phase in Xcode.")

    /// The code of `XcodeEditRefusal.noGroup`.
    public static let noGroup = RefusalCode(
        "no-group", "No group of the project could take the file.",
        advice: "Add a group for its folder in Xcode.")

    /// The code of `XcodeEditRefusal.stillUsed`.
    public static let stillUsed = RefusalCode(
        "still-used", "Something else in the project still needs a file that would go.",
        advice: "Take that use away first; the reason names it.")

    /// The code of `XcodeEditRefusal.inconsistent`.
    public static let inconsistentProject = RefusalCode(
        "inconsistent-project",
        "The project contradicts itself, or would not build the new file as it builds the old one.",
        advice: "Mend what the reason names in Xcode and plan again.")

    // MARK: The planner

    /// The planner gives it to the later of two changes.
    public static let conflict = RefusalCode(
        "conflict", "A change that comes before it changes the same text.",
        advice: "Apply the other change first and plan again, or select one of them.")

    /// The planner gives it where `TransformContext.mayEdit` is false for a path.
    public static let fileNotSelected = RefusalCode(
        "file-not-selected", "The change needs an edit in a file that the recipe does not select.",
        advice: "Select the file with `files`, or leave the change out.")

    /// The planner gives it for `FileEdit.create`.
    public static let fileExists = RefusalCode(
        "file-exists", "A file that the change would make is there already.",
        advice: "Move the file away, or give the transform another name.")

    /// The planner gives it for `FileEdit.replace` and `remove`.
    public static let fileMissing = RefusalCode(
        "file-missing", "The change edits a file that was not read.",
        advice: "Report it to the transform's author.")

    /// The planner gives it where `Change.edits` is empty.
    public static let noEdits = RefusalCode(
        "no-edits", "A transform proposed a change without an edit.",
        advice: "Report it to the transform's author.")

    /// The planner gives it where `Change.safety` is beyond `TransformDescription.highestSafety`.
    public static let unannouncedSafety = RefusalCode(
        "unannounced-safety", "A change is less certain than its transform says that its changes are.",
        advice: "Report it to the transform's author.")

    /// The planner gives it for `TextEdit.impossible`, with the reason that it carries.
    public static let impossibleEdit = RefusalCode(
        "impossible-edit", "An edit's range or order makes no sense.",
        advice: "Report it to the transform's author.")

    /// The planner gives it for a range that ends behind the file.
    public static let editOutOfRange = RefusalCode(
        "edit-out-of-range", "An edit reaches beyond the end of its file.",
        advice: "Report it to the transform's author.")

    /// The planner gives it where edits of one file overlap, or where a file is created or removed and edited as well.
    public static let editsOverlap = RefusalCode(
        "edits-overlap", "Two edits of one change touch the same text.",
        advice: "Report it to the transform's author.")

    /// The planner gives it in place of all proposals of a step whose plugin ended the process that it ran in.
    public static let pluginEnded = RefusalCode(
        "plugin-ended", "A transform's plugin trapped, called `exit`, or ran beyond its limits.",
        advice: "Mend the plugin, or leave its step out: until then nothing of the plan is applied.")

    /// The planner gives it in place of all proposals of the step.
    public static let tooManyProposals = RefusalCode(
        "too-many-proposals", "A transform proposes more than a plan can take at once.",
        advice: "Narrow the step with `files` or `select`.")

    /// The planner gives it for `Change.details` beyond its limits.
    public static let detailsTooLarge = RefusalCode(
        "details-too-large", "The details of a change are nested too deeply or too large.",
        advice: "Report it to the transform's author.")

    /// The planner gives it for a subject, title, reason, picture or intent beyond its limit.
    public static let textTooLarge = RefusalCode(
        "text-too-large", "A text of a change is too long.",
        advice: "Report it to the transform's author.")

    /// The planner gives it for an edit whose new text is beyond its limit.
    public static let editTooLarge = RefusalCode(
        "edit-too-large", "A change would write a file that is too large to be read again.",
        advice: "Narrow the step with `files` or `select`.")

    // MARK: Gates

    /// The gates give it where `apply` could not write a new file.
    public static let gatePath = RefusalCode(
        "gate-path", "A new file cannot be made at its path, or could not be told apart from another one.",
        advice: "Give the transform another name or folder; the reason says why.")

    /// The gates give it where a call that opened a scene no longer does.
    public static let gateCode = RefusalCode(
        "gate-code", "Code that opened a scene for certain would no longer open it.",
        advice: "Report it to the transform's author.")

    /// The gates give it for a document that does not parse, or has a certain error that it did not have.
    public static let gateDocument = RefusalCode(
        "gate-document", "A document would not load, or would get an error that lint is sure of.",
        advice: "Report it to the transform's author.")

    /// The gates give it for a file that had no syntax errors, or fewer.
    public static let gateSwiftSyntax = RefusalCode(
        "gate-swift-syntax", "A Swift file would get syntax errors.",
        advice: "Report it to the transform's author.")

    /// The gates give it where a document gets duplicate ids.
    public static let gateObjectIds = RefusalCode(
        "gate-object-ids", "Two objects of a document would have one id.",
        advice: "Report it to the transform's author.")

    /// The gates give it where a project would list a missing file.
    public static let gateRemoval = RefusalCode(
        "gate-removal", "A file would go that a project still names.",
        advice: "Report it to the transform's author.")

    /// The gates give it for a name that no longer resolves, unless a `ChangeIntent` covers it.
    public static let gateReferences = RefusalCode(
        "gate-references",
        "Something would be named that is no longer there: an outlet, an action, a class, a scene, an image or a "
            + "color.",
        advice: "Report it to the transform's author, or declare what the change means to lose.")

    /// The gates give it for any other kind of file that parsed before.
    public static let gateSyntax = RefusalCode(
        "gate-syntax", "A project file, property list, table or catalog would no longer be readable.",
        advice: "Report it to the transform's author.")
}

extension XcodeEditRefusal {
    /// The kind of reason.
    public var code: RefusalCode {
        switch self {
        case .xmlPropertyList: .xmlPropertyList
        case .notInProject: .notInProject
        case .alreadyInProject: .alreadyInProject
        case .insideFolderReference: .insideFolderReference
        case .noPhase: .noPhase
        case .noGroup: .noGroup
        case .stillUsed: .stillUsed
        case .inconsistent: .inconsistentProject
        }
    }
}
