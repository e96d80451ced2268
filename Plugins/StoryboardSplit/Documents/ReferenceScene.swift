import TransformKit

/// A scene with nothing but a storyboard reference, as Xcode writes it.
struct ReferenceScene {
    let ids: SplitLinks.ReferenceIDs
    let placement: ScenePlacement
    let location: (x: Double, y: Double)?

    func element(like format: ReferenceFormat) -> NewElement {
        var reference = NewElement(
            format.name, ["storyboardName": placement.storyboard, "id": ids.object, "sceneMemberID": "viewController"])
        let comment = placement.identifier ?? placement.storyboard
        if let identifier = placement.identifier { reference["referencedIdentifier"] = identifier }
        var responder = format.firstResponder
        responder["id"] = ids.firstResponder
        let objects = NewElement("objects", children: [reference, responder])
        let point = location.map { location in
            NewElement("point", ["key": "canvasLocation", "x": location.x.asWritten, "y": location.y.asWritten])
        }
        return NewElement(
            "scene", ["sceneID": ids.scene], children: [objects] + [point].compactMap { $0 }, comment: comment)
    }
}

/// The form in which a document writes storyboard references.
struct ReferenceFormat {
    /// The name of the reference's element.
    let name: String
    let firstResponder: NewElement

    init(_ document: IBDocument) {
        let isMac = document.kind.platform == .macOS
        name = isMac ? "controllerPlaceholder" : "viewControllerPlaceholder"
        // Versions of Xcode differ in this element, so the document's first one is copied.
        let model = document.scenes.lazy.flatMap(\.topLevelObjects).first { object in
            object.isFirstResponder && object.children.isEmpty && object.customClass.map(Self.isSystemClass) ?? true
        }
        firstResponder = model.map(NewElement.init(copying:)) ?? (isMac ? Self.ofMac : Self.ofTouch)
    }

    private static let ofMac = NewElement(
        "customObject",
        ["userLabel": "First Responder", "customClass": "NSResponder", "sceneMemberID": "firstResponder"])
    private static let ofTouch = NewElement(
        "placeholder",
        [
            "placeholderIdentifier": "IBFirstResponder", "userLabel": "First Responder",
            "sceneMemberID": "firstResponder",
        ])

    private static func isSystemClass(_ name: String) -> Bool { name == "UIResponder" || name == "NSResponder" }
}

extension Double {
    /// The number as Interface Builder writes it: a whole one without a fraction.
    var asWritten: String {
        self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self)
    }
}
