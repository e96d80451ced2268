import Linting
import ProjectGraph
import SourceText
import TransformKit

/// A small project in memory: code in both languages beside storyboards and xibs.
struct NavigationProject {
    private let files: [String: String]

    init(_ files: [String: String]) { self.files = files }

    /// A project of one Swift file and one storyboard, `Menu.storyboard`.
    init(_ swift: String, scenes: String, attributes: String = "") {
        files = ["Menu.swift": swift, "Menu.storyboard": storyboard(scenes, attributes: attributes)]
    }

    /// What a rule finds, by place: `Menu.swift:3`, and `?` behind what is not certain.
    func found(_ id: String) throws -> [String] {
        try findings(id).map { finding in
            let spot = finding.place.objectID ?? finding.place.position.map { "\($0.line)" } ?? ""
            return "\(finding.place.path):\(spot)" + (finding.isCertain ? "" : "?")
        }.sorted()
    }

    func findings(_ id: String) throws -> [LintFinding] {
        guard let type = LintRules.all.first(where: { $0.description.id == id }) as? any ProjectRule.Type else {
            throw Linted.NoRule(id: id)
        }
        let files = self.files
        let graph = ProjectGraph.load(paths: Array(files.keys), threads: 2) { path in
            files[path].map { SourceText(path: path, $0) }
        }
        return type.init(options: OptionValues()).findings(in: graph)
    }
}

/// A scene with a view controller of a class that holds segues.
func menuScene(_ id: String, _ name: String, _ segues: String = "", attributes: String = "") -> String {
    scene(
        """
        <viewController id="\(id)" customClass="\(name)" \(attributes) sceneMemberID="viewController">
        <connections>\(segues)</connections></viewController>
        """)
}
