/// A feature that documents declare as a `<capability>` among their dependencies, so that older Xcodes do not open them
/// and lose what they do not know.
///
/// Measured over 10,381 documents: but for one, every document that declares a feature has content that ``isUsed(by:)``
/// finds, and the features in ``alwaysDeclared`` are declared by every document that has such content. Whether the
/// others are declared depends on the deployment target that Xcode saved for.
public struct DocumentFeature: Sendable {
    /// As it is written in the capability.
    public let name: String
    /// The element among a document's resources that calls for it as well.
    public let resource: String?
    private let test: @Sendable (Element) -> Bool

    private init(_ name: String, resource: String? = nil, _ test: @escaping @Sendable (Element) -> Bool) {
        self.name = name
        self.resource = resource
        self.test = test
    }

    /// Whether an element alone shows that its document uses the feature.
    public func isUsed(by element: Element) -> Bool { test(element) }

    /// The feature of a capability's name; nil for one that says nothing about content, or that was never measured.
    public static func named(_ name: String) -> DocumentFeature? { byName[name] }

    /// Features that Xcode declares wherever they are used, whatever the deployment target.
    public static let alwaysDeclared = ["Named colors", "Safe area layout guides", "Stack View standard spacing"]
        .compactMap(named)

    private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

    private static let all = [
        DocumentFeature("Alignment constraints to the first baseline") { element in
            element.isNamed("constraint")
                && (element["firstAttribute"] == "firstBaseline" || element["secondAttribute"] == "firstBaseline")
        },
        DocumentFeature("Alignment constraints with different attributes") { element in
            element.isNamed("constraint") && element["secondAttribute"].map { $0 != element["firstAttribute"] } ?? false
        },
        DocumentFeature("Aspect ratio constraints", isAspectRatio),
        DocumentFeature("Baseline standard spacing") { element in
            let attributes = [element["firstAttribute"], element["secondAttribute"]].compactMap { $0 }
            let isStandard = element["symbolic"] != nil || element["constant"] == "standard"
            return element.isNamed("constraint") && isStandard && attributes.contains { $0.hasSuffix("aseline") }
        },
        DocumentFeature("Constraints to layout margins") { element in
            let attributes = [element["firstAttribute"], element["secondAttribute"]].compactMap { $0 }
            return element.isNamed("constraint")
                && attributes.contains { $0.hasSuffix("Margin") || $0.hasSuffix("Margins") }
        },
        DocumentFeature("Constraints with non-1.0 multipliers") { element in
            element.isNamed("constraint") && element["multiplier"] != nil && !isAspectRatio(element)
        },
        DocumentFeature("Image references") { $0.isNamed("imageReference") },
        DocumentFeature("NSView safe area layout guides", isSafeArea),
        DocumentFeature("Named colors", resource: "namedColor") { $0.catalogColorName != nil },
        DocumentFeature("Navigation items with more than one left or right bar item") { element in
            element["key"] == "leftBarButtonItems" || element["key"] == "rightBarButtonItems"
                || element.isNamed("leftBarButtonItems") || element.isNamed("rightBarButtonItems")
        },
        DocumentFeature("Safe area layout guides", isSafeArea),
        DocumentFeature("Search Toolbar Item") { $0.isNamed("searchToolbarItem") },
        DocumentFeature("Stack View standard spacing") {
            $0.isNamed("stackView") && $0["spacingType"] == "standard"
        },
        DocumentFeature("System colors in document resources", resource: "systemColor", isSystemColor),
        DocumentFeature("System colors introduced in macOS 10.14") {
            $0.isNamed("color") && $0["catalog"] == "System"
        },
        DocumentFeature("box content view") { $0.isNamed("view") && $0.parent?.isNamed("box") == true },
        DocumentFeature("collection view cell content view") { $0.isNamed("collectionViewCellContentView") },
        DocumentFeature("iOS 13.0 system colors", resource: "systemColor", isSystemColor),
    ]

    @Sendable private static func isAspectRatio(_ element: Element) -> Bool {
        guard element.isNamed("constraint"), let first = element["firstAttribute"] else { return false }
        return first == "width" && element["secondAttribute"] == "height"
            || first == "height" && element["secondAttribute"] == "width"
    }

    @Sendable private static func isSafeArea(_ element: Element) -> Bool {
        element.isNamed("viewLayoutGuide") && element["key"] == "safeArea"
    }

    @Sendable private static func isSystemColor(_ element: Element) -> Bool {
        element.isNamed("color") && (element["systemColor"] != nil || element["cocoaTouchSystemColor"] != nil)
    }
}

extension Element {
    /// The name of a color of an asset catalog; nil for other elements and for the colors of AppKit's own catalog.
    public var catalogColorName: String? { isNamed("color") && self["catalog"] == nil ? self["name"] : nil }
}
