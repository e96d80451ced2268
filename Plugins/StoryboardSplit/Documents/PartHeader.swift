import SourceText
import TransformKit

/// Edits a part outside of its scenes: the initial controller and the lists of resources that scenes use.
struct PartHeader {
    private let document: IBDocument
    private let plan: SplitPlan
    private let lists: DocumentLists
    /// The entries that elements outside of all scenes need.
    private let common: Set<Element>
    private let neededByPart: [Set<Element>]
    private let tieBreakers: PartTieBreakers

    init(_ document: IBDocument, _ plan: SplitPlan, scenes: [Scene], numbers: [Int?], parts: [Int]) {
        self.document = document
        self.plan = plan
        let lists = DocumentLists(document)
        self.lists = lists
        common = document.root.children.filter { !Self.listNames.contains($0.name) }.reduce(into: []) { all, element in
            all.formUnion(lists.entries(neededBy: element))
        }
        var needed: [Set<Element>] = Array(repeating: [], count: plan.division.parts.count)
        var entriesByNumber: [Int: Set<Element>] = [:]
        for (index, scene) in scenes.enumerated() {
            let entries = lists.entries(neededBy: scene.element)
            needed[parts[index]].formUnion(entries)
            if let number = numbers[index], scene.storyboardReference != nil { entriesByNumber[number] = entries }
        }
        for copy in plan.links.copies {
            needed[copy.link.part].formUnion(entriesByNumber[copy.link.destination] ?? [])
        }
        neededByPart = needed
        tieBreakers = PartTieBreakers(document, plan, scenes: scenes, numbers: numbers, parts: parts)
    }

    func edits(of part: Int) -> [TextEdit] {
        var editor = DocumentEditor(document)
        setInitialController(of: part, in: &editor)
        let kept = neededByPart[part].union(common)
        // An entry that nothing used before stays where it is listed.
        let moved =
            part == 0
            ? neededByPart.dropFirst().reduce(into: Set<Element>()) { $0.formUnion($1) } : Set(lists.entries)
        let leaving = Set(lists.entries.filter { !kept.contains($0) && moved.contains($0) })
        let declared = lists.entries(declaring: lists.entries.filter { !leaving.contains($0) })
        for entry in lists.entries where leaving.contains(entry) && !declared.contains(entry) {
            editor.removeElement(entry)
        }
        for entry in tieBreakers.leaving(part) { editor.removeElement(entry) }
        return editor.edits
    }

    /// The sections that list entries and use none.
    private static let listNames: Set = [
        "scenes", "resources", "dependencies", "customFonts", "designables", "classes", "inferredMetricsTieBreakers",
    ]

    private func setInitialController(of part: Int, in editor: inout DocumentEditor) {
        let root = document.root
        let present = root["initialViewController"]
        let wanted = plan.division.initialID(of: part)
        if let wanted, wanted != present {
            editor.setAttribute("initialViewController", on: root, to: wanted)
        } else if wanted == nil, present != nil, part > 0 || document.initialViewController != nil {
            editor.removeAttribute("initialViewController", from: root)
        }
        if part > 0, root["launchScreen"] != nil { editor.removeAttribute("launchScreen", from: root) }
    }
}

/// Chooses the segues that decide about a scene's simulated metrics where several lead to it.
struct PartTieBreakers {
    private let entries: [Element]
    /// The part in which an entry still decides.
    private let partByEntry: [Element: Int]
    /// The entries that did not decide before either.
    private let idle: Set<Element>

    init(_ document: IBDocument, _ plan: SplitPlan, scenes: [Scene], numbers: [Int?], parts: [Int]) {
        entries = document.root.children(named: "inferredMetricsTieBreakers").flatMap(\.children)
        guard !entries.isEmpty else {
            partByEntry = [:]
            idle = []
            return
        }
        var after: [SplitLinks.Link: Int] = [:]
        var before: [String: Int] = [:]
        var linkBySegue: [String: SplitLinks.Link] = [:]
        let places = SceneRanges(scenes)
        for segue in document.segues {
            guard let source = places.number(holding: segue.element), let id = segue.element.id,
                let destination = segue.connection.destination, let destinationID = destination.id,
                let target = places.number(holding: destination)
            else { continue }
            let link = SplitLinks.Link(part: parts[source], destination: target)
            linkBySegue[id] = link
            after[link, default: 0] += 1
            before[destinationID, default: 0] += 1
        }
        var partByEntry: [Element: Int] = [:]
        var idle: Set<Element> = []
        for entry in entries {
            guard let segue = entry["reference"], let link = linkBySegue[segue] else {
                idle.insert(entry)
                continue
            }
            if after[link, default: 0] > 1 {
                partByEntry[entry] = link.part
            } else if let id = document.object(id: segue)?["destination"], before[id, default: 0] < 2, link.part == 0 {
                idle.insert(entry)
            }
        }
        self.partByEntry = partByEntry
        self.idle = idle
    }

    /// Returns the entries that a part does not have.
    func leaving(_ part: Int) -> [Element] {
        entries.filter { entry in
            if let other = partByEntry[entry] { return other != part }
            return part > 0 || !idle.contains(entry)
        }
    }
}
