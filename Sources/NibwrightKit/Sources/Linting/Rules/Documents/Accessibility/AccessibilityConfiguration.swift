import TransformKit

/// The settings of an object for VoiceOver and for tests.
struct AccessibilityConfiguration {
    let label: String?
    let identifier: String?
    /// Nil where the document does not set it, so that the kind of the object decides.
    let isElement: Bool?

    /// Reads the inspector's values and the runtime attributes that people use in their place.
    init(_ object: Element) {
        let element = object.child(named: "accessibility")
        label = [element?["label"], element?["description"], object.runtimeAttribute("accessibilityLabel")]
            .compactMap { $0 }.first { !$0.allSatisfy(\.isWhitespace) }
        identifier = [element?["identifier"], object.runtimeAttribute("accessibilityIdentifier")]
            .compactMap { $0 }.first { !$0.allSatisfy(\.isWhitespace) }
        let flag = element?.children(named: "bool").first { $0["key"] == "isElement" }?["value"]
        isElement = (flag ?? object.runtimeAttribute("isAccessibilityElement")).map { $0 == "YES" }
    }
}

extension Element {
    /// True if the label may come from code: a subclass can set it, or code that holds the object in an outlet; an
    /// `accessibilityFormat` is an extension that makes one.
    func mayGetLabel(from outlets: Set<String>) -> Bool {
        customClass != nil || id.map(outlets.contains) ?? false || runtimeAttribute("accessibilityFormat") != nil
    }
}
