import TransformKit

/// Finds outlets that are connected to two objects.
struct OutletConnectedTwiceRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "outlet-connected-twice",
        summary: "An outlet that one object connects to two others.",
        rationale: """
            An outlet holds one object: the connection that loads last wins and the other is lost. Delete one, or \
            make the outlet a collection.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        var first: [String: Connection] = [:]
        return document.connections.compactMap { connection in
            guard connection.kind == .outlet, let source = connection.source?.id, let property = connection.property
            else { return nil }
            let key = source + "\u{0}" + property
            guard let other = first[key] else {
                first[key] = connection
                return nil
            }
            if other.destinationID == connection.destinationID { return nil }
            return LintFinding(
                connection.place,
                "The outlet `\(property)` is connected to \(name(other.destination)) as well: one of the two is lost. "
                    + "Delete one, or make the outlet a collection.")
        }
    }

    private func name(_ object: Element?) -> String {
        [object?.interfaceBuilderName.map { "\"\($0)\"" }, object?.id].compactMap { $0 }.joined(separator: " ")
    }
}

/// Finds gesture recognizers that no view has.
struct UnattachedGestureRecognizerRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "unattached-gesture-recognizer",
        summary: "A gesture recognizer that belongs to no view.",
        rationale: """
            A recognizer that no view lists among its `gestureRecognizers` never sees a touch. It is what stays \
            behind when its view is deleted. Recognizers that an outlet leads to are left out: code may attach \
            them.
            """,
        level: .warning)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.unattachedGestureRecognizers.map { recognizer in
            LintFinding(
                recognizer.place,
                "No view has this gesture recognizer, so it never sees a touch. Connect it to a view or delete it."
            ).fixed(
                by: LintFix("delete the gesture recognizer", .review, editing: document) {
                    $0.removeElement(recognizer)
                })
        }
    }
}

/// Finds storyboard references that do not say where they lead.
struct UnnamedStoryboardReferenceRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "unnamed-storyboard-reference",
        summary: "A storyboard reference that names neither a storyboard nor a scene.",
        rationale: "Such a reference leads back to the start of its own storyboard at best. Say where it leads.",
        level: .warning)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.elements.compactMap { element in
            guard let reference = StoryboardReference(element), reference.storyboardName == nil,
                reference.referencedIdentifier == nil
            else { return nil }
            return LintFinding(
                element.place, "This reference names neither a storyboard nor a scene. Say where it leads or delete it."
            )
        }
    }
}

/// Finds storyboard references that lead into another bundle.
struct ReferenceToBundleRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "reference-to-bundle",
        summary: "A storyboard reference that leads into another bundle.",
        rationale: """
            The bundle is looked up by its identifier at run time; where it is not loaded, or is renamed, the \
            transition crashes.
            """,
        level: .warning, isOnByDefault: false, aliases: ["xiblint:no_view_controller_links_to_other_bundles"])

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.elements.compactMap { element in
            guard let bundle = StoryboardReference(element)?.bundleIdentifier else { return nil }
            return LintFinding(
                element.place,
                "This reference leads into the bundle `\(bundle)`, which must be loaded by then. "
                    + "Make the transition in code that can see the bundle.")
        }
    }
}
