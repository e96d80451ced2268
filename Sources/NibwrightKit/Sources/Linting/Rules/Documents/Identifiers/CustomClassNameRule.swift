import TransformKit

/// Finds documents whose name is not that of their class.
struct CustomClassNameRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "custom-class-name",
        summary: "A storyboard of one scene, or a xib, whose class has another name than the file.",
        rationale: """
            UIKit and AppKit look for a nib of the class's name where code gives none, and readers do so too. \
            Storyboards with several scenes, and those called `Main`, are left out.
            """,
        level: .warning, isOnByDefault: false,
        options: [
            OptionDescription(
                "xibs", .boolean, default: .boolean(true), "Whether xibs are checked too, not storyboards alone.")
        ],
        aliases: ["iblinter:custom_class_name"])

    private let checksXibs: Bool

    init(options: OptionValues) {
        checksXibs = options.boolean("xibs") ?? true
    }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        let objects = document.kind.form == .storyboard ? controllers(of: document) : mainObjects(of: document)
        let named = objects.filter { $0.customClass != nil }
        let name = document.baseName
        guard let object = named.first, let className = object.customClass,
            !named.contains(where: { $0.customClass == name })
        else { return [] }
        return [
            LintFinding(
                object.place, "The class is `\(className)` and the file is called `\(name)`. Give both the same name.")
        ]
    }

    private func controllers(of document: IBDocument) -> [Element] {
        let scenes = document.scenes
        return scenes.count == 1 && document.baseName != "Main" ? scenes.compactMap(\.controller) : []
    }

    /// A xib is named for what it holds or for its owner; one with several objects has no name that goes with it.
    private func mainObjects(of document: IBDocument) -> [Element] {
        let objects = document.topLevelObjects.filter { !$0.isPlaceholder && !$0.isGestureRecognizer }
        guard checksXibs, objects.count == 1 else { return [] }
        return objects + document.topLevelObjects.filter(\.isFilesOwner)
    }
}
