import TransformKit

/// Finds colors that a document uses and does not list.
struct UnlistedResourceRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "unlisted-resource",
        summary: "A named color or image that the document uses and does not list among its resources.",
        rationale: """
            Xcode lists what a document uses, with each color's value for when the catalog has none. An entry that \
            is missing was lost in a merge or an edit by hand. Saving the document in Xcode brings it back.
            """,
        level: .warning)

    private static let imageAttributes: [StaticString] = [
        "image", "selectedImage", "highlightedImage", "backgroundImage", "landscapeImage", "alternateImage",
    ]

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        let resources = document.resources
        let images = Set(resources.filter { $0.isNamed("image") }.compactMap { $0["name"] })
        let colors = Set(resources.filter { $0.isNamed("namedColor") }.compactMap { $0["name"] })
        return document.elements.flatMap { element -> [LintFinding] in
            if let name = element.colorName {
                return colors.contains(name) ? [] : [finding(element, "color", name)]
            }
            return imageNames(element).filter { !images.contains($0) }.map { finding(element, "image", $0) }
        }
    }

    /// The images that an element shows and that Xcode would list.
    private func imageNames(_ element: Element) -> [String] {
        // Documents for a watch list no images, and traits for VoiceOver have an attribute `image` that is yes or no.
        guard element.document.kind.platform != .watchOS, !element.isNamed("accessibilityTraits") else { return [] }
        let names = Self.imageAttributes.compactMap { element[$0] }
        // AppKit's own images need no entry.
        return names.filter { !$0.isEmpty && !(element.document.kind.platform == .macOS && $0.hasPrefix("NS")) }
    }

    private func finding(_ element: Element, _ kind: String, _ name: String) -> LintFinding {
        LintFinding(
            element.placeInOwner,
            "The \(kind) `\(name)` is used and not listed among the document's resources. Save the document in Xcode.")
    }
}

/// Finds resources that a document lists and does not use.
struct UnusedResourceRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "unused-resource",
        summary: "An image or color among a document's resources that nothing in the document uses.",
        rationale: "Xcode removes such an entry at the next save: a change in a commit that is about something else.",
        level: .note)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.unusedResources.map { resource in
            let name = resource["name"] ?? ""
            return LintFinding(
                resource.place,
                "Nothing in this document uses `\(name)`. Save the document in Xcode or delete the entry."
            ).fixed(
                by: LintFix("take \(name) out of the document's resources", .safe, editing: document) {
                    $0.removeElement(resource)
                })
        }
    }
}

/// Finds features that a document uses and does not declare.
struct MissingCapabilityRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "missing-capability",
        summary: "A feature that the document uses and does not declare among its dependencies.",
        rationale: """
            The entry keeps older versions of Xcode from opening the document and losing what they do not know. It \
            is missing after a merge or an edit by hand; saving the document in Xcode brings it back.
            """,
        level: .note)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        let declared = Set(document.capabilities.map(\.name))
        var open = DocumentFeature.alwaysDeclared.filter { !declared.contains($0.name) }
        var found: [LintFinding] = []
        for element in document.elements {
            if open.isEmpty { break }
            open.removeAll { feature in
                guard feature.isUsed(by: element), element.makesXcodeDeclare(feature) else { return false }
                found.append(
                    LintFinding(
                        element.placeInOwner,
                        "This document uses \"\(feature.name)\" and does not declare it. Save it in Xcode."
                    ).fixed(
                        by: LintFix("declare the capability “\(feature.name)”", .safe, editing: document) {
                            $0.ensureCapability(feature.name, minToolsVersion: "9.0")
                        }))
                return true
            }
        }
        return found
    }
}

extension Element {
    /// The name of a color of an asset catalog; nil for other elements, for the system's colors, and for the tint of
    /// the whole document, which Xcode neither lists nor declares.
    fileprivate var colorName: String? {
        parent?.isNamed("document") == true ? nil : catalogColorName
    }

    /// Whether Xcode requires the feature for a use: not for the colors of a button's configuration, nor for the guides
    /// of AppKit, which have a capability of their own.
    fileprivate func makesXcodeDeclare(_ feature: DocumentFeature) -> Bool {
        switch feature.name {
        case "Named colors": colorName != nil && parent?.name.hasSuffix("Configuration") != true
        case "Safe area layout guides": document.kind.platform != .macOS
        default: true
        }
    }
}
