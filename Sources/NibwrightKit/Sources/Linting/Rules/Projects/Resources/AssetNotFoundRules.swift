import TransformKit

/// Finds images that are named and that the project does not have.
struct ImageNotFoundRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "image-not-found",
        summary:
            "An image that a document or code names and that neither a catalog nor a loose file of the project has.",
        rationale: """
            A document with such a name loads with `Could not load the image referenced from a nib` in the log and \
            shows nothing; `UIImage(named:)` gives nil, and a `!` behind it crashes. Bring the image back or correct \
            the name. Images that a library may bring are reported as notes.
            """,
        level: .warning, aliases: ["iblinter:image_resources"])

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let search = AssetSearch.images(in: graph)
        let uses = AssetUse.imagesOfDocuments(in: graph) + AssetUse.ofCode(.image, in: graph)
        let found = uses.compactMap { use in
            search.finding(
                for: use, kind: "image",
                consequence: use.document == nil ? "it is nil at run time" : "nothing is shown in its place")
        }
        return search.hasNone ? Self.together(found) : found
    }
}

extension ImageNotFoundRule {
    /// Where the checkout has no image at all, one note for many that are asked for: a repository may publish its sources
    /// alone.
    private static func together(_ findings: [LintFinding]) -> [LintFinding] {
        guard findings.count > 4, let first = findings.min(by: { $0.place < $1.place }) else { return findings }
        return [
            LintFinding(
                first.place, "None of the images is here that code and documents name in \(findings.count) places.",
                doubt: "the checkout has no image at all")
        ]
    }
}

/// Finds colors that are named and that no catalog has.
struct ColorNotFoundRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "color-not-found",
        summary: "A named color that a document or code uses and that no asset catalog of the project has.",
        rationale: """
            `UIColor(named:)` gives nil: the color is lost, and a `!` behind it crashes. A document falls back to the \
            one value that it was saved with, in dark mode too. Bring the color back or correct the name.
            """,
        level: .warning, aliases: ["iblinter:color_resources"])

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let search = AssetSearch.colors(in: graph)
        return (AssetUse.colorsOfDocuments(in: graph) + AssetUse.ofCode(.color, in: graph)).compactMap { use in
            search.finding(
                for: use, kind: "color",
                consequence: use.document == nil
                    ? "it is nil at run time" : "the value saved in the document is shown, in dark mode too")
        }
    }
}

extension AssetSearch {
    fileprivate func finding(for use: AssetUse, kind: String, consequence: String) -> LintFinding? {
        // What no target builds does not ask for anything.
        if isDataOfTests(use.path) || use.document == nil && isBuiltByNone(use.path) { return nil }
        let message: String
        let doubt: String?
        switch outcome(for: use) {
        case .found: return nil
        case .outOfReach(let path):
            message =
                "The target of this document does not have the \(kind) `\(use.name)`: it is in \(path), which other "
                + "targets copy."
            doubt = "another target may bring it into the bundle"
        case .misspelled(let name):
            message =
                "There is no \(kind) `\(use.name)`, but one named `\(name)`: upper and lower case count on a device."
            doubt = "which letters count depends on how the asset is built"
        case .nowhere:
            doubt = self.doubt(about: use)
            message =
                "The project has no \(kind) `\(use.name)`\(use.others): \(doubt == nil ? "" : "if nothing else brings it, ")"
                + "\(consequence). Bring it back or correct the name."
        }
        return LintFinding(use.place, message, doubt: doubt)
    }
}
