import SwiftWriting
import TransformKit

/// A scene that a tab bar or split view controller holds: one of its document, or one that a storyboard reference names.
struct HeldScene {
    /// The controller, or the element of the reference.
    let controller: Element
    /// `viewControllers`
    let relationship: String
    /// The code that makes what a reference leads to; nil for a controller of the document.
    let creation: String?

    /// Of tab bar controllers, and of split view controllers with two columns.
    static let relationships: Set = ["viewControllers", "masterViewController", "detailViewController"]

    /// - Throws: the reason why code cannot make what it leads to.
    init(_ connection: Element, _ destination: Element?) throws(Obstacle) {
        guard let destination else {
            throw Obstacle(
                code: .connectionUnclear, reason: "a relationship leads to what is not there", place: connection.place)
        }
        controller = destination
        relationship = connection["relationship"] ?? ""
        guard let reference = StoryboardReference(destination) else {
            creation = nil
            return
        }
        guard let name = reference.storyboardName, reference.bundleIdentifier == nil else {
            throw Obstacle.notYet(destination, "a storyboard reference into a bundle or its own storyboard")
        }
        let storyboard = "UIStoryboard(name: \(name.swiftLiteral), bundle: nil)"
        creation =
            reference.referencedIdentifier.map {
                "\(storyboard).instantiateViewController(withIdentifier: \($0.swiftLiteral))"
            } ?? "\(storyboard).instantiateInitialViewController()!"
    }
}

/// The controllers of a document that hold others, by what they hold.
struct SceneHolders {
    /// The navigation controllers, by the controllers of their first screens.
    let navigation: [Element: [(scene: Scene, controller: Element)]]
    /// The tab bar and split view controllers.
    let containers: [Element: [Element]]

    init(_ document: IBDocument) {
        var navigation: [Element: [(scene: Scene, controller: Element)]] = [:]
        var containers: [Element: [Element]] = [:]
        for scene in document.scenes {
            guard let controller = scene.controller else { continue }
            for connection in controller.child(named: "connections")?.children ?? [] {
                guard let held = connection["destination"].flatMap(document.object(id:)) else { continue }
                if connection["relationship"] == "rootViewController", controller.isNamed("navigationController") {
                    navigation[held, default: []].append((scene, controller))
                } else if HeldScene.relationships.contains(connection["relationship"] ?? "") {
                    containers[held, default: []].append(controller)
                }
            }
        }
        self.navigation = navigation
        self.containers = containers
    }
}
