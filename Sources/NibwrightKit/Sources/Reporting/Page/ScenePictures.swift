import Differences
import Foundation
import InterfaceBuilder
import ProjectFiles
import ProjectGraph
import Rendering
import SourceText

/// Pictures of the scenes and xibs that look different in two states of a project, before and after.
///
/// They are drawn from the documents and catalogs of the states. A named color of another catalog is what the document
/// kept of it; pictures of the project are placeholders.
struct ScenePictures {
    /// One scene in both states.
    struct Pair {
        let title: String
        /// The picture; nil for a scene that is not in the state.
        let before: PageImage?
        let after: PageImage?
    }

    /// More would make a page that no browser opens at once.
    private static let mostPairs = 80

    /// The scenes by the path of their document, in its order; what is gone is listed under its old path.
    private(set) var pairs: [String: [Pair]] = [:]
    private var pairCount = 0
    /// Scenes that look different and are not shown, since there are too many.
    private(set) var leftOutCount = 0

    init(_ differences: ProjectDifferences) {
        let (old, new) = (differences.old, differences.new)
        let paths = Set(old.files.keys).union(new.files.keys).sorted().filter { path in
            ProjectFileKind(path: path).isDocument && old.files[path]?.bytes != new.files[path]?.bytes
        }
        let before = paths.compactMap { old.files[$0].flatMap { try? IBDocument.read($0).get() } }
        let after = paths.compactMap { new.files[$0].flatMap { try? IBDocument.read($0).get() } }
        let (oldGraph, newGraph) = (Self.graph(old, before), Self.graph(new, after))
        let meant = differences.meant
        let (oldMarks, newMarks) = (ObjectMarks(meant, \.oldPlace), ObjectMarks(meant, \.newPlace))
        let known = before.flatMap { Self.drawings(of: $0, in: oldGraph, oldMarks) }
        let byKey = Dictionary(known.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let byID = Dictionary(known.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let stayed = (
            MeantObjects(meant, \.oldPlace, isForMoved: false), MeantObjects(meant, \.newPlace, isForMoved: false)
        )
        let moved = (
            MeantObjects(meant, \.oldPlace, isForMoved: true), MeantObjects(meant, \.newPlace, isForMoved: true)
        )
        var shown: Set<String> = []
        for document in after {
            for drawing in Self.drawings(of: document, in: newGraph, newMarks) {
                // The scene of the same document, else of the one that it came from.
                let was = byKey[drawing.key] ?? (drawing.isScene ? byID[drawing.id] : nil)
                if let was {
                    shown.insert(was.key)
                    // A scene may look different by what is around it alone, as by a tab that another one renamed.
                    let meant = was.path == drawing.path ? stayed : moved
                    guard
                        meant.0.contain(was.objects, in: was.path) || meant.1.contain(drawing.objects, in: drawing.path)
                    else { continue }
                }
                add(drawing.path, drawing.title, was?.image, drawing.image)
            }
        }
        for drawing in known where !shown.contains(drawing.key) { add(drawing.path, drawing.title, drawing.image, nil) }
    }

    private mutating func add(_ path: String, _ title: String, _ before: PageImage?, _ after: PageImage?) {
        guard before?.svg != after?.svg else { return }
        guard pairCount < Self.mostPairs else {
            leftOutCount += 1
            return
        }
        pairCount += 1
        pairs[path, default: []].append(Pair(title: title, before: before, after: after))
    }

    // MARK: Drawing

    private struct Drawing {
        let id: String
        let path: String
        let isScene: Bool
        let title: String
        let image: PageImage
        /// The ids of the objects that are drawn.
        let objects: Set<String>
        var key: String { "\(path)\n\(id)" }
    }

    /// The colors of the state's catalogs, beside the documents that are drawn.
    private static func graph(_ state: ProjectState, _ documents: [IBDocument]) -> ProjectGraph {
        let catalogs = state.files.keys.filter { ProjectFileKind(path: $0) == .assetContents }
        return ProjectGraph.load(paths: (catalogs + documents.map(\.path)).sorted()) { state.files[$0] }
    }

    private static func drawings(
        of document: IBDocument, in graph: ProjectGraph, _ marks: ObjectMarks
    ) -> [Drawing] {
        let renderer = DocumentRenderer(document, in: graph, options: RenderOptions()) { _ in nil }
        let marks = marks.inDocument(document.path)
        guard document.kind.form == .storyboard else {
            let picture = renderer.picture()
            return [
                Drawing(
                    id: "", path: document.path, isScene: false, title: picture.title, image: PageImage(picture, marks),
                    objects: Set(document.elements.compactMap(\.id)))
            ]
        }
        return document.scenes.compactMap { scene in
            guard let controller = scene.controller, let id = controller.id else { return nil }
            let image = PageImage(renderer.picture(of: scene), marks)
            // A bar of tabs shows what its tabs say of themselves, each in a scene of its own.
            let tabs = controller.isNamed("tabBarController") ? controller.relationships : []
            let items = tabs.compactMap { $0.connection.destination?.child(key: "tabBarItem") }
            let objects = Set(([scene.element] + scene.element.descendants + items).compactMap(\.id))
            return Drawing(
                id: id, path: document.path, isScene: true, title: scene.title, image: image, objects: objects)
        }
    }

    // MARK: In a page

    /// Adds the pictures of a document, folded; nothing for one that looks the same.
    func add(for path: String, to page: inout ReportPage) {
        guard let found = pairs[path] else { return }
        page.add(
            "<details class=\"pictures\"><summary>Before and after: \(found.count) scene\(found.count == 1 ? "" : "s")"
        )
        page.add("</summary><div>")
        for pair in found {
            page.add("<figure><figcaption><b>\(pair.title.xmlEscaped)</b>")
            if pair.before != nil, pair.after != nil {
                page.add("<label><input type=\"checkbox\" class=\"overlay\"/> one over the other</label>")
                page.add(
                    "<input type=\"range\" min=\"0\" max=\"100\" value=\"50\" aria-label=\"How much is before\"/>")
            }
            let hasOutlines = pair.before?.hasOutlines == true || pair.after?.hasOutlines == true
            let outlines = "<label><input type=\"checkbox\" class=\"marks\" checked/> outlines</label>"
            page.add((hasOutlines ? outlines : "") + "</figcaption>")
            page.add("<div class=\"states\">")
            page.add(pair.before?.html(pair.title, "before") ?? Self.missing("before"))
            page.add(pair.after?.html(pair.title, "after") ?? Self.missing("any more"))
            page.add("</div></figure>")
        }
        page.add("</div></details>")
    }

    private static func missing(_ time: String) -> String { "<p class=\"soft\">not there \(time)</p>" }
}
