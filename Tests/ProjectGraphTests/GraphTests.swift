import InterfaceBuilder
import ProjectGraph
import SourceText
import Testing

@Suite("The graph of a project")
struct GraphTests {
    private static let files: [String: String] = [
        "Menu.xib": xib(
            "Menu", outlet("label") + outlet("gone"),
            objects:
                #"<button id="btn-AA-001"><connections><action selector="save:" destination="-1" id="act-AA-001"/></connections></button>"#
        ),
        "Shelf.xib": xib("Shelf", outlet("label"), objects: #"<view id="row-AA-001" customClass="Row"/>"#),
        "Broken.xib": "<document", "Notes.txt": "tea", "Old.h": "@interface Shelf : UIView\n@end",
        "Menu.swift": "class Menu: Base { @IBOutlet var label: UILabel!; @IBAction func save(_ sender: Any) {} }",
        "Base.swift": "class Base: UIView {}", "Row.swift": "class Row: UIView { func run() { menu.label.f() } }",
    ]
    private let cafe: Cafe = Cafe(files)

    @Test("holds every file by kind, sorted by path")
    func files() {
        let graph = cafe.graph
        #expect(graph.paths == Self.files.keys.sorted())
        #expect(graph.documents.map(\.path) == ["Menu.xib", "Shelf.xib"])
        #expect(graph.refusedDocuments.map(\.path) == ["Broken.xib"])
        #expect(graph.swiftFiles.map(\.path) == ["Base.swift", "Menu.swift", "Row.swift"])
        #expect(graph.objectiveCFiles.map(\.path) == ["Old.h"])
        #expect(graph.document(at: "Menu.xib") != nil && graph.document(at: "Broken.xib") == nil)
        #expect(graph.swiftFile(at: "Menu.swift") != nil && graph.swiftFile(at: "Menu.xib") == nil)
        #expect(graph.text(at: "Broken.xib")?.bytes == Array("<document".utf8))
        #expect(graph.text(at: "Notes.txt") == nil)
    }

    @Test("leaves out what the reader gives no text for, and keeps its path")
    func unreadable() {
        let graph = ProjectGraph.load(paths: ["B.swift", "A.swift"], threads: 2) { path in
            path == "A.swift" ? nil : SourceText(path: path, "class B {}")
        }
        #expect(graph.paths == ["A.swift", "B.swift"])
        #expect(graph.swiftFiles.map(\.path) == ["B.swift"])
    }

    @Test("knows which objects have a class of the project's Swift")
    func classUses() {
        let uses = cafe.graph.classUses(threads: 2)
        #expect(uses.map(\.object.id) == ["-1", "row-AA-001"])
        #expect(uses.map { $0.types.map(\.name) } == [["Menu"], ["Row"]])
    }

    @Test("finds the uses of properties in every file, by path")
    func propertyUses() {
        let graph = Cafe([
            "B.swift": "class B { func a() { label.f(); other.g() } }",
            "A.swift": "class A { func a() { menu.label.f() } }",
            "C.swift": "class C { func a() { labels.f() } }",
        ]).graph
        #expect(
            graph.uses(of: ["label", "other"], threads: 2).map { "\($0.path) \($0.name)" } == [
                "A.swift label", "B.swift label", "B.swift other",
            ])
    }

    @Test("knows what resolves: classes, outlets, actions and destinations")
    func resolvedReferences() {
        let references = cafe.graph.references(threads: 2).resolved.sorted().map { reference in
            let name = reference.name.split(separator: "\u{0}").joined(separator: " ")
            return "\(reference.document) \(reference.objectID) \(reference.kind.rawValue) \(name)"
        }
        #expect(
            references == [
                "Menu.xib -1 class Menu", "Menu.xib -1 destination outlet lbl-AA-001",
                "Menu.xib -1 outlet label lbl-AA-001",
                "Menu.xib btn-AA-001 action save:", "Menu.xib btn-AA-001 destination action -1",
                "Shelf.xib -1 class Shelf",
                "Shelf.xib -1 destination outlet lbl-AA-001", "Shelf.xib row-AA-001 class Row",
            ])
    }

    @Test("loses the references that a change makes dangle")
    func danglingReferences() {
        func lost(_ change: [String: [UInt8]?]) -> Set<String> {
            let before = cafe.graph
            let after = before.updating(change, threads: 2)
            return Set(before.references().resolved.subtracting(after.references().resolved).map(\.kind.rawValue))
        }
        #expect(lost(["Menu.swift": Array("class Menu: Base { @IBOutlet var label: UILabel! }".utf8)]) == ["action"])
        #expect(
            lost(["Menu.swift": Array("class Menu: Base { @IBAction func save(_ sender: Any) {} }".utf8)]) == ["outlet"]
        )
        #expect(lost(["Menu.swift": nil]) == ["outlet", "action", "class"])
        #expect(lost(["Old.h": nil]) == ["class"])
        #expect(lost(["Notes.txt": nil]).isEmpty)
        let withoutLabel = Self.files["Menu.xib"]!.replacingAll(#"<label text="Tea" id="lbl-AA-001"/>"#, with: "")
        #expect(lost(["Menu.xib": Array(withoutLabel.utf8)]) == ["destination"])
    }

    @Test("is after a change what loading the changed files anew gives")
    func updating() throws {
        let changes: [[String: String?]] = [
            ["Menu.swift": "class Menu: UIView {}"], ["Menu.swift": nil],
            ["New.swift": "class Shelf: UIView { @IBOutlet var label: UILabel! }"],
            ["Broken.xib": xib("Row", outlet("label"))], ["Menu.xib": "<oops"],
            ["Old.h": nil, "Row.swift": "struct Row {}"],
            ["Notes.txt": "milk"], ["Cafe.xcodeproj/project.pbxproj": ""],
            ["Base.swift": "", "Menu.xib": xib("Base", outlet("label"))], [:],
        ]
        for change in changes {
            var changed = cafe
            for (path, text) in change { changed.files[path] = text }
            let updated = cafe.graph.updating(change.mapValues { $0.map { Array($0.utf8) } }, threads: 2)
            #expect(summary(updated) == summary(changed.graph), "\(change.keys)")
        }
    }

    @Test("is the same whatever the number of threads")
    func threads() {
        let expected = summary(cafe.load(threads: 1))
        for threads in [2, 3, 8] { #expect(summary(cafe.load(threads: threads)) == expected) }
    }

    /// Everything that a graph says, as text.
    private func summary(_ graph: ProjectGraph) -> String {
        let connections = graph.outletConnections.map {
            "\($0.document.path) \($0.property) \($0.className) \(name(of: $0.target))"
        }
        let classes = graph.classes.swiftClasses.map { type in
            "\(type.name) \(type.declaration.path) \(type.outlets.map(\.name)) \(graph.classes.chain(of: type).map(\.name))"
        }
        let references = graph.references().resolved.sorted().map {
            "\($0.kind) \($0.document) \($0.objectID) \($0.name)"
        }
        let texts = graph.paths.map { "\($0) \(graph.text(at: $0)?.bytes.count ?? -1)" }
        let refused = graph.refusedDocuments.map { "\($0.path) \($0.refusal.code)" }
        return (connections + classes + references + texts + refused).joined(separator: "\n")
    }

    private func name(of target: OutletConnection.Target) -> String {
        switch target {
        case .swift(let members): members.map(\.owner.declaration.path).joined(separator: ",")
        case .missing(let type): "missing \(type.name)"
        case .inherited(let type, let name): "inherited \(type.name) \(name)"
        case .objectiveC: "Objective-C"
        case .notInProject: "-"
        }
    }
}

extension String {
    fileprivate func replacingAll(_ old: String, with new: String) -> String {
        guard let range = self.range(of: old) else { return self }
        return String(self[..<range.lowerBound]) + new
            + self[range.upperBound...].description.replacingAll(old, with: new)
    }

    private func range(of text: String) -> Range<String.Index>? {
        indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
    }
}
