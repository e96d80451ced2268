import TransformKit

/// A scene that only refers to a scene of another storyboard, as Xcode writes it.
struct ReferenceScene {
    let ids: SplitLinks.ReferenceIDs
    let home: SceneHome
    let location: (x: Double, y: Double)?

    /// - Parameter document: the document that it is written for, whose habits it follows.
    func element(for document: IBDocument) -> NewElement {
        let name = document.kind.platform == .macOS ? "controllerPlaceholder" : "viewControllerPlaceholder"
        var reference = NewElement(
            name, ["storyboardName": home.storyboard, "id": ids.object, "sceneMemberID": "viewController"])
        let comment: String
        if let identifier = home.identifier {
            reference["referencedIdentifier"] = identifier
            comment = identifier
        } else {
            comment = home.storyboard
        }
        let objects = NewElement("objects", children: [reference, firstResponder(like: document)])
        let point = location.map { location in
            NewElement("point", ["key": "canvasLocation", "x": location.x.asWritten, "y": location.y.asWritten])
        }
        return NewElement(
            "scene", ["sceneID": ids.scene], children: [objects] + [point].compactMap { $0 }, comment: comment)
    }

    /// Tools versions differ in what they write of it, so the document's first one is the model.
    private func firstResponder(like document: IBDocument) -> NewElement {
        let model = document.scenes.lazy.flatMap(\.topLevelObjects).first { object in
            object.isFirstResponder && object.children.isEmpty && object.customClass.map(Self.isSystemClass) ?? true
        }
        var responder =
            model.map(NewElement.init(copying:))
            ?? (document.kind.platform == .macOS
                ? NewElement(
                    "customObject",
                    [
                        "userLabel": "First Responder", "customClass": "NSResponder", "sceneMemberID": "firstResponder",
                    ])
                : NewElement(
                    "placeholder",
                    [
                        "placeholderIdentifier": "IBFirstResponder", "userLabel": "First Responder",
                        "sceneMemberID": "firstResponder",
                    ]))
        responder["id"] = ids.firstResponder
        return responder
    }

    private static func isSystemClass(_ name: String) -> Bool { name == "UIResponder" || name == "NSResponder" }
}

extension Double {
    /// As Interface Builder writes numbers: whole ones without a fraction.
    var asWritten: String {
        self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self)
    }
}
