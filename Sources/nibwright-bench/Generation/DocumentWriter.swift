import Randomness

/// Writes storyboards and xibs as Xcode saves them.
final class DocumentWriter {
    private let xml = XMLLines()
    private let views: ViewWriter
    private var random: SeededRandom

    init(_ shape: ProjectShape, stream: Int) {
        random = SeededRandom(seed: shape.seed, stream: stream)
        views = ViewWriter(xml, shape, random)
    }

    func storyboard(_ scenes: [Screen]) -> String {
        let controllers = Dictionary(uniqueKeysWithValues: scenes.map { ($0.number, views.objectID()) })
        let first = controllers[scenes[0].number]
        document("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", initialController: first) {
            xml.element("scenes") {
                for (place, screen) in scenes.enumerated() { scene(screen, at: place, controllers) }
            }
            resources()
        }
        return xml.text
    }

    func xib(_ screen: Screen) -> String {
        document("com.apple.InterfaceBuilder3.CocoaTouch.XIB") {
            xml.element("objects") {
                xml.element(
                    "placeholder", ["placeholderIdentifier": "IBFilesOwner", "id": "-1", "userLabel": "File's Owner"])
                xml.element(
                    "placeholder",
                    ["placeholderIdentifier": "IBFirstResponder", "id": "-2", "customClass": "UIResponder"])
                views.root(
                    of: screen, id: "iN0-l3-epB", key: nil, customClass: screen.className, module: screen.module)
            }
            resources()
        }
        return xml.text
    }

    private func document(_ type: String, initialController: String? = nil, content: () -> Void) {
        xml.element(
            "document",
            [
                "type": type, "version": "3.0", "toolsVersion": "22505", "targetRuntime": "iOS.CocoaTouch",
                "propertyAccessControl": "none", "useAutolayout": "YES", "useTraitCollections": "YES",
                "useSafeAreas": "YES", "colorMatched": "YES", "initialViewController": initialController,
            ]
        ) {
            xml.element("device", ["id": "retina6_12", "orientation": "portrait", "appearance": "light"])
            xml.element("dependencies") {
                xml.element("deployment", ["identifier": "iOS"])
                xml.element(
                    "plugIn", ["identifier": "com.apple.InterfaceBuilder.IBCocoaTouchPlugin", "version": "22504"])
                xml.element("capability", ["name": "Named colors", "minToolsVersion": "9.0"])
                xml.element("capability", ["name": "Safe area layout guides", "minToolsVersion": "9.0"])
                xml.element("capability", ["name": "documents saved in the Xcode 8 format", "minToolsVersion": "8.0"])
            }
            content()
        }
    }

    private func scene(_ screen: Screen, at place: Int, _ controllers: [Int: String]) {
        xml.comment("\(screen.topic) View Controller")
        xml.element("scene", ["sceneID": views.objectID()]) {
            xml.element("objects") {
                xml.element(
                    "viewController",
                    [
                        "storyboardIdentifier": screen.topic, "id": controllers[screen.number],
                        "customClass": screen.className, "customModule": screen.module,
                        "customModuleProvider": "target", "sceneMemberID": "viewController",
                    ]
                ) {
                    let connections = views.root(
                        of: screen, id: views.objectID(), key: "view", customClass: nil, module: nil)
                    connect(connections, screen, controllers)
                }
                xml.element(
                    "placeholder",
                    [
                        "placeholderIdentifier": "IBFirstResponder", "id": place == 0 ? "dkx-z0-nzr" : views.objectID(),
                        "userLabel": "First Responder", "sceneMemberID": "firstResponder",
                    ])
            }
            xml.element(
                "point", ["key": "canvasLocation", "x": "\(place * 750)", "y": "\(random.number(-9...9) * 70)"])
        }
    }

    private func connect(_ outlets: [ViewWriter.Connection], _ screen: Screen, _ controllers: [Int: String]) {
        guard !outlets.isEmpty || !screen.segues.isEmpty else { return }
        xml.element("connections") {
            views.write(outlets)
            for segue in screen.segues {
                let relationship = segue.kind == "relationship" ? "viewControllers" : nil
                xml.element(
                    "segue",
                    [
                        "destination": controllers[segue.destination], "kind": segue.kind, "relationship": relationship,
                        "identifier": segue.identifier, "id": views.objectID(),
                    ])
            }
        }
    }

    private func resources() {
        guard !views.usedNamedColors.isEmpty else { return }
        xml.element("resources") {
            for name in views.usedNamedColors.sorted() {
                xml.element("namedColor", ["name": name]) { views.inlineColor(key: nil) }
            }
        }
    }
}
