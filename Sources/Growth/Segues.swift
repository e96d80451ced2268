extension GrowthDimension {
    /// Segues, and the code that prepares them.
    static let segues = [
        GrowthDimension("segues between two scenes", [.lint], from: 80) { count in
            let cases = (0..<count).map { "case \"s\($0)\": segue.destination.title = \"\($0)\"" }
            let prepare =
                ["override func prepare(for segue: UIStoryboardSegue, sender: Any?) { switch segue.identifier {"]
                + cases + ["default: break } }"]
            return [
                "Main.storyboard": GrowthStoryboard.document([
                    hub((0..<count).map { GrowthStoryboard.segue(to: 1, $0, identifier: "s\($0)") }),
                    GrowthStoryboard.scene(1, class: "B", identifier: "B"),
                ]),
                "A.swift": GrowthSwift.controller("A", prepare), "B.swift": GrowthSwift.controller("B", []),
                GrowthProjectFile.path: GrowthProjectFile.text(["Main.storyboard", "A.swift", "B.swift"]),
            ]
        },
        GrowthDimension("segues of one identifier", [.lint, .segues], from: 80) { count in
            [
                "Main.storyboard": GrowthStoryboard.document([
                    hub((0..<count).map { GrowthStoryboard.segue(to: 1, $0, identifier: "s") }),
                    GrowthStoryboard.scene(1, class: "B", identifier: "B"),
                ]),
                "A.swift": GrowthSwift.controller("A", []), "B.swift": GrowthSwift.controller("B", []),
            ]
        },
        GrowthDimension("segues of one scene to many", [.lint, .segues, .splitEach], from: 50) { count in
            [
                "Main.storyboard": GrowthStoryboard.document(
                    [hub((1..<count).map { GrowthStoryboard.segue(to: $0, $0, identifier: "s\($0)") })]
                        + (1..<count).map { GrowthStoryboard.scene($0, class: "B") }),
                "A.swift": GrowthSwift.controller("A", []), "B.swift": GrowthSwift.controller("B", []),
            ]
        },
        GrowthDimension("branches of one prepare", [.inspect, .lint], from: 60) { count in
            let branches = (1..<count).map {
                "if segue.identifier == \"s\($0)\", let d = segue.destination as? B\($0) { d.title = \"\($0)\" }"
            }
            let calls = (1..<count).map { "performSegue(withIdentifier: \"s\($0)\", sender: self)" }
            return [
                "Main.storyboard": GrowthStoryboard.document(
                    [hub((1..<count).map { GrowthStoryboard.segue(to: $0, $0, identifier: "s\($0)") })]
                        + (1..<count).map { GrowthStoryboard.scene($0, class: "B\($0)") }),
                "A.swift": GrowthSwift.controller(
                    "A",
                    ["override func prepare(for segue: UIStoryboardSegue, sender: Any?) {"] + branches
                        + ["}", "func go() {"] + calls + ["}"]),
                "B.swift": GrowthSwift.file((1..<count).map { "class B\($0): UIViewController {}" }),
                GrowthProjectFile.path: GrowthProjectFile.text(["Main.storyboard", "A.swift", "B.swift"]),
            ]
        },
    ]

    /// A scene of class `A` with a button for each segue.
    private static func hub(_ segues: [String]) -> String {
        let buttons = segues.enumerated().map { GrowthStoryboard.button($0, connections: $1) }
        return GrowthStoryboard.scene(0, class: "A", identifier: "A", views: buttons.joined())
    }
}
