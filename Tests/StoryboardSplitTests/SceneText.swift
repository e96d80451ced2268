import TransformKit

@testable import StoryboardSplit

/// Storyboards of a few lines for tests of what goes where.
struct SceneText {
    var scenes: [String] = []
    var initial: String?
    var path = "App/Main.storyboard"

    /// A storyboard from scenes by id: `"list: Orders > show detail, embed map"`, where what follows `>` are segues,
    /// each a kind and the destination's id, and what stands before it the class.
    init(initial: String? = nil, _ lines: [String]) {
        self.initial = initial
        scenes = lines.map { line in
            let halves = line.split(separator: ">", maxSplits: 1).map(String.init)
            let head = halves[0].split(separator: ":", maxSplits: 1).map { $0.filter { $0 != " " } }
            let segues = halves.count < 2 ? [] : halves[1].split(separator: ",").map { $0.split(separator: " ") }
            return Self.scene(
                head[0], className: head.count > 1 && !head[1].isEmpty ? head[1] : nil,
                segues.map { (String($0[0]), String($0[1])) })
        }
    }

    static func scene(
        _ id: String, element: String? = nil, className: String? = nil, attributes: String = "",
        _ segues: [(kind: String, destination: String)] = [], content: String = ""
    ) -> String {
        let kinds = segues.map(\.kind)
        let element =
            element ?? (kinds.contains("rootViewController") ? "navigationController" : nil)
            ?? (kinds.contains("viewControllers") ? "tabBarController" : "viewController")
        let lines = segues.enumerated().map { number, segue in
            let isRelationship = segue.kind.hasSuffix("ViewController") || segue.kind.hasSuffix("Controllers")
            let kind =
                isRelationship ? #"kind="relationship" relationship="\#(segue.kind)""# : #"kind="\#(segue.kind)""#
            return #"<segue destination="\#(segue.destination)" \#(kind) id="\#(id)-\#(number)"/>"#
        }
        let customClass = className.map { #"customClass="\#($0)" "# } ?? ""
        return """
            <scene sceneID="scene-\(id)"><objects>
            <\(element) id="\(id)" \(customClass)\(attributes) sceneMemberID="viewController">\(content)
            <connections>\(lines.joined())</connections></\(element)>
            </objects></scene>
            """
    }

    var document: IBDocument? {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"\
            \(initial.map { #" initialViewController="\#($0)""# } ?? "")>
            <scenes>
            \(scenes.joined(separator: "\n"))
            </scenes>
            </document>
            """
        return try? IBDocument.read(SourceText(path: path, bytes: Array(text.utf8))).get()
    }
}

extension ScenePartition {
    /// A division in the project's absence.
    init?(_ text: SceneText, by grouping: SplitOptions.Grouping = .flow, maximumScenes: Int, classes: [String] = []) {
        guard let document = text.document else { return nil }
        let habit = NamingHabit(storyboard: "Main", classes: classes)
        self.init(SceneGraph(document), by: grouping, maximumScenes: maximumScenes, habit: habit)
    }

    /// The controllers' ids of each part.
    var ids: [[String]] { parts.map { part in part.scenes.map { graph.scenes[$0].controller?.id ?? "?" } } }
}
