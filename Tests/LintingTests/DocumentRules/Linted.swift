import InterfaceBuilder
import Linting
import ProjectGraph
import SourceText
import TransformKit

/// A rule by its id with options as configuration would give them, and what it finds in a project in memory.
struct Linted {
    let findings: [LintFinding]

    init(_ id: String, _ options: [String: OptionValue] = [:], _ files: [String: String]) throws {
        guard let type = LintRules.all.first(where: { $0.description.id == id }) else { throw NoRule(id: id) }
        var values = OptionValues()
        for option in type.description.options { values[option.name] = option.defaultValue }
        for (name, value) in options { values[name] = value }
        let graph = ProjectGraph.load(paths: Array(files.keys)) { path in
            files[path].map { SourceText(path: path, $0) }
        }
        guard graph.refusedDocuments.isEmpty, let rule = type.init(options: values) as? any DocumentRule else {
            throw NoRule(id: id)
        }
        findings = graph.documents.flatMap { rule.findings(in: $0, of: graph) }
    }

    struct NoRule: Error {
        let id: String
    }

    /// The objects that findings are about, `?` behind those that are not certain, in order.
    var objects: [String] {
        findings.map { ($0.place.objectID ?? "document") + ($0.isCertain ? "" : "?") }
    }
}

/// The objects that a rule finds in one xib whose view holds what is given.
func found(_ id: String, _ options: [String: OptionValue] = [:], inXib content: String) throws -> [String] {
    try Linted(id, options, ["Cup.xib": xib(content)]).objects
}

/// The objects that a rule finds in one storyboard with these scenes.
func found(_ id: String, _ options: [String: OptionValue] = [:], inStoryboard scenes: String) throws -> [String] {
    try Linted(id, options, ["Cup.storyboard": storyboard(scenes)]).objects
}

/// A xib: a view with the id `top`, with children of the view, of its objects and of the document.
func xib(_ view: String, objects: String = "", document: String = "", attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \(attributes)>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Cafe"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view id="top">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                \(view)
            </view>
            \(objects)
        </objects>
        \(document)
    </document>

    """
}

/// A storyboard with these scenes.
func storyboard(_ scenes: String, attributes: String = "", document: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" \(attributes)>
        <scenes>
            \(scenes)
        </scenes>
        \(document)
    </document>

    """
}

/// A scene with one object and what stands beside it.
func scene(_ controller: String, beside: String = "") -> String {
    #"<scene sceneID="s"><objects>\#(controller)\#(beside)</objects></scene>"#
}
