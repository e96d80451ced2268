import ProjectFiles
import SwiftWriting
import TransformKit

/// The class that a container of UIKit's gets, of which the storyboard alone said what it holds.
struct ContainerClass {
    /// `MainTabBarController`
    let name: String
    let systemClass: String
    /// The file that it stands beside.
    let beside: String
    /// Whether the storyboard says nothing, so that UIKit's class is enough.
    let isNeeded: Bool
    private let lines: [String]

    /// - Parameters:
    ///   - scene: the container.
    ///   - lines: what its initializer does.
    ///   - beside: a file of the same targets.
    /// - Throws: the reason why there is no name for it.
    init(
        _ scene: LeavingScene, _ lines: [String], beside: String, _ names: inout ClassNames
    ) throws(Obstacle) {
        systemClass = scene.systemClass
        self.lines = lines.flatMap(\.lines)
        self.beside = beside
        isNeeded = !lines.isEmpty
        if lines.isEmpty {
            name = systemClass
            return
        }
        let ending = String(systemClass.dropFirst(2))
        let identifier = scene.controller.storyboardIdentifier.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let stem = scene.document.typeStem
        var candidates = [stem + ending, "App" + ending, stem + "Root" + ending]
        if let identifier, identifier.hasSuffix(ending), identifier.allSatisfy({ $0.isLetter || $0.isNumber }) {
            candidates.insert(identifier, at: 0)
        }
        guard let free = names.first(of: candidates, near: beside) else {
            throw Obstacle(
                code: .nameTaken, reason: "the project has a “\(candidates[0])” already", place: scene.controller.place)
        }
        name = free
    }

    /// The path of its file.
    var path: String {
        let folder = LocalizedFile(path: beside).folder
        return (folder.isEmpty ? "" : folder + "/") + name + ".swift"
    }

    /// The text of its file.
    var text: String {
        let body = ["super.init(nibName: nil, bundle: nil)"] + lines
        let all =
            ["import UIKit", "", "final class \(name): \(systemClass) {", "    init() {"] + body.map { "        " + $0 }
            + [
                "    }", "", "    @available(*, unavailable)", "    required init?(coder: NSCoder) {",
                "        fatalError(\"init(coder:) has not been implemented\")", "    }", "}",
            ]
        return all.joined(separator: "\n") + "\n"
    }
}
