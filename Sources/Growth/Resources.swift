extension GrowthDimension {
    /// Colors, and the targets that build them.
    static let resources = [
        GrowthDimension("literal colors of code", [.colors], from: 60) { count in
            [
                "Main.storyboard": GrowthStoryboard.document([
                    GrowthStoryboard.scene(
                        0, class: "A", views: GrowthStoryboard.label(0, color: GrowthStoryboard.color(1)))
                ]),
                "A.swift": GrowthSwift.controller(
                    "A",
                    (0..<count).map {
                        "let c\($0) = UIColor(red: \($0 % 255)/255, green: \($0 / 255 % 255)/255, blue: 0.1, alpha: 1)"
                    }),
                "A.xcassets/Contents.json": #"{"info":{"version":1,"author":"xcode"}}"#,
                GrowthProjectFile.path: GrowthProjectFile.text(["Main.storyboard", "A.xcassets", "A.swift"]),
            ]
        },
        GrowthDimension("inline colors", [.palette, .colors], from: 60) { count in
            let views = (0..<count).map { GrowthStoryboard.label($0, color: GrowthStoryboard.color($0 * 17)) }
            return [
                "Main.storyboard": GrowthStoryboard.document([
                    GrowthStoryboard.scene(0, class: "A", views: views.joined())
                ]),
                "A.xcassets/Contents.json": #"{"info":{"version":1,"author":"xcode"}}"#,
                GrowthProjectFile.path: GrowthProjectFile.text(["Main.storyboard", "A.xcassets"]),
            ]
        },
    ]
}
