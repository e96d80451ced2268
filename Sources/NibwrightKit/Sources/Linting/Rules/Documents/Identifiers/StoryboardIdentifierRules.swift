import TransformKit

/// Finds storyboard identifiers that two scenes of a storyboard share.
struct DuplicateStoryboardIdentifierRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "duplicate-storyboard-identifier",
        summary: "Two scenes of one storyboard with the same storyboard identifier.",
        rationale: "The identifier leads to one scene; the other cannot be instantiated by name.",
        level: .error)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        var first: [String: Element] = [:]
        return document.scenes.compactMap(\.controller).compactMap { controller in
            guard let identifier = controller.storyboardIdentifier ?? watchIdentifier(controller), !identifier.isEmpty
            else { return nil }
            guard let other = first[identifier] else {
                first[identifier] = controller
                return nil
            }
            return LintFinding(
                controller.place,
                "The scene of \(other.id ?? "another controller") has the storyboard identifier \"\(identifier)\" too: "
                    + "one of them cannot be instantiated. Rename one.")
        }
    }

    /// The `identifier` of a watch's interface controller, by which code loads it; nil for other controllers.
    private func watchIdentifier(_ controller: Element) -> String? {
        controller.document.kind.platform == .watchOS ? controller["identifier"] : nil
    }
}

/// Finds view controllers whose storyboard identifier is not what the team agreed on.
struct StoryboardIdentifierRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "storyboard-identifier",
        summary: "A view controller with a custom class and without the storyboard identifier that goes with it.",
        rationale: """
            Where every identifier is its class's name, code can instantiate a view controller from its type alone \
            and no string has to be kept in step.
            """,
        level: .warning, isOnByDefault: false,
        options: [
            OptionDescription(
                "equal-to-class", .boolean, default: .boolean(true),
                "Whether the identifier has to be the class's name; otherwise any identifier will do.")
        ],
        aliases: ["iblinter:storyboard_viewcontroller_id"])

    private let isEqualToClass: Bool

    init(options: OptionValues) {
        isEqualToClass = options.boolean("equal-to-class") ?? true
    }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.scenes.compactMap(\.controller).compactMap { controller in
            guard let className = controller.customClass, controller.isController else { return nil }
            let identifier = controller.storyboardIdentifier ?? ""
            if identifier.isEmpty {
                return LintFinding(
                    controller.place, "`\(className)` has no storyboard identifier, so code cannot instantiate it.")
            }
            if !isEqualToClass || identifier == className { return nil }
            return LintFinding(
                controller.place,
                "The storyboard identifier of `\(className)` is \"\(identifier)\". Use the name of the class.")
        }
    }
}

/// Finds identifiers with white space at their ends.
struct IdentifierWhiteSpaceRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "identifier-white-space",
        summary: "An identifier that is blank, or begins or ends with white space.",
        rationale: """
            Nobody sees the space, and code that asks for the identifier without it finds nothing: `performSegue` \
            and `dequeueReusableCell` crash then.
            """,
        level: .warning)

    private static let attributes: [StaticString] = [
        "storyboardIdentifier", "reuseIdentifier", "restorationIdentifier", "referencedIdentifier", "storyboardName",
    ]

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.elements.flatMap { element -> [LintFinding] in
            var attributes = Self.attributes
            // Elsewhere `identifier` is a name for people or for other tools.
            if element.isNamed("segue") || element.isNamed("tableColumn") { attributes.append("identifier") }
            return attributes.compactMap { attribute in
                guard let value = element[attribute],
                    value.first?.isWhitespace ?? false || value.last?.isWhitespace ?? false
                else { return nil }
                return LintFinding(
                    element.placeInOwner,
                    "`\(attribute)` is \"\(value)\", with white space that nobody sees and code must match. Remove it.")
            }
        }
    }
}
