extension GrowthDimension {
    /// Documents, and what is in them.
    static let documents = [
        GrowthDimension("scenes without code", [.lint, .picture, .split, .splitEach], from: 50) { count in
            [
                "Main.storyboard": GrowthStoryboard.document(
                    (0..<count).map { number in
                        GrowthStoryboard.scene(
                            number, connections: GrowthStoryboard.segue(to: (number * 7 + 1) % count, number))
                    })
            ]
        },
        GrowthDimension("views of one scene", [.inspect, .lint], from: 150) { count in
            [
                "Main.storyboard": GrowthStoryboard.document([
                    GrowthStoryboard.scene(
                        0, class: "A", views: (0..<count).map { GrowthStoryboard.label($0) }.joined())
                ]),
                "A.swift": GrowthSwift.controller("A", []),
            ]
        },
        GrowthDimension("references to a storyboard each", [.lint, .graph, .merge], from: 30) { count in
            let buttons = (0..<count).map { number in
                GrowthStoryboard.button(
                    number, connections: #"<segue destination="ph\#(number)" kind="show" id="sg\#(number)"/>"#)
            }
            let references = (0..<count).map { number in
                "<scene sceneID=\"ps\(number)\"><objects><viewControllerPlaceholder storyboardName=\"S\(number)\" "
                    + "id=\"ph\(number)\" sceneMemberID=\"viewController\"/></objects></scene>\n"
            }
            var files = [
                "Main.storyboard": GrowthStoryboard.document(
                    [GrowthStoryboard.scene(0, class: "A", identifier: "A", views: buttons.joined())] + references)
            ]
            for number in 0..<count {
                files["S\(number).storyboard"] = GrowthStoryboard.document([
                    GrowthStoryboard.scene(0, class: "A", identifier: "A")
                ])
            }
            return files
        },
        GrowthDimension("files that a project lists and that are not there", [.lint], from: 100) { count in
            let missing = (0..<count).map { "File\($0).swift" }
            return [
                "Main.storyboard": GrowthStoryboard.document([GrowthStoryboard.scene(0, class: "A")]),
                "A.swift": GrowthSwift.controller("A", []),
                GrowthProjectFile.path: GrowthProjectFile.text(["Main.storyboard", "A.swift"] + missing),
            ]
        },
    ]
}
