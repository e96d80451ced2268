import SourceText
import TransformKit

/// Writes one document of a divided storyboard and the new documents that its scenes go to.
///
/// Every part is the old document with edits that remove the other parts, so header, layout and line endings stay.
struct PartWriter {
    private let document: IBDocument
    private let plan: SplitPlan
    private let repointing: ReferenceRepointing
    private let scenes: [Scene]
    private let numbers: [Int?]
    private let scenesByNumber: [Int: Scene]
    private let format: ReferenceFormat
    private let compacted: [Int: (x: Double, y: Double)]
    private let chunks: SceneChunks
    /// The edits inside scenes; each scene is in one part, so they are the same for every part.
    private let innerEdits: [TextEdit]
    private let header: PartHeader

    init(_ document: IBDocument, _ plan: SplitPlan, _ repointing: ReferenceRepointing) {
        self.document = document
        self.plan = plan
        self.repointing = repointing
        scenes = document.scenes
        numbers = plan.scenes.numbers(in: document)
        scenesByNumber = Dictionary(
            zip(numbers, scenes).compactMap { number, scene in number.map { ($0, scene) } },
            uniquingKeysWith: { first, _ in first })
        format = ReferenceFormat(document)
        compacted =
            plan.compactsCanvas ? CanvasCompaction(plan, scenes: scenes, numbers: numbers).locations : [:]
        chunks = SceneChunks(scenes)
        let parts = numbers.map { $0.flatMap(plan.scenes.part(of:)) ?? 0 }
        innerEdits = SceneEdits(document, plan, repointing, scenes: scenes, numbers: numbers).edits
        header = PartHeader(document, plan, scenes: scenes, numbers: numbers, parts: parts)
    }

    var edits: [FileEdit] {
        let scenesByPart = Dictionary(grouping: scenes.indices) { index in
            numbers[index].flatMap(plan.scenes.part(of:)) ?? 0
        }
        let editsByScene = chunks.distribute(innerEdits)
        return plan.division.parts.indices.flatMap { part -> [FileEdit] in
            let own = scenesByPart[part] ?? []
            var all = header.edits(of: part) + own.flatMap { editsByScene[$0] }
            all += chunks.removals(keeping: own)
            if let addition = addition(to: part) { all.append(addition) }
            if part == 0 { return all.map { .replace(path: document.path, $0) } }
            guard !own.isEmpty, let list = EditList(all) else { return [] }
            // As a slice, so that the new file does not keep the old one's capacity.
            let bytes = list.apply(to: document.source.bytes)[...]
            return [.create(path: plan.division.path(of: part, like: document), bytes: Array(bytes))]
        }
    }

    /// Returns the storyboard references that a part gets, behind the last scene.
    private func addition(to part: Int) -> TextEdit? {
        guard let last = scenes.last else { return nil }
        var places = ReferenceLocations(plan, compacted: part == 0 || !plan.compactsCanvas ? nil : compacted)
        let fresh = plan.links.references(in: part).compactMap { entry -> NewElement? in
            guard let controller = plan.scenes.scenes[entry.link.destination].controller,
                let placement = plan.placements[SceneAddress(controller)]
            else { return nil }
            let location = places.location(for: entry.link, now: scenesByNumber[entry.link.destination])
            return ReferenceScene(ids: entry.ids, placement: placement, location: location).element(like: format)
        }
        let copies = plan.links.copies(in: part).compactMap { entry -> NewElement? in
            guard let scene = scenesByNumber[entry.link.destination] else { return nil }
            return copy(of: scene, ids: entry.ids, in: part, at: places.location(for: entry.link, now: scene))
        }
        guard !(fresh + copies).isEmpty else { return nil }
        let end = last.element.range.upperBound
        let lines = DocumentEditor(document).lines(of: fresh + copies, indentation: chunks.indentation)
        return TextEdit(end..<end, bytes: lines)
    }

    /// Copies a storyboard reference that the old document had for one more part.
    private func copy(
        of scene: Scene, ids: [String: String], in part: Int, at location: (x: Double, y: Double)?
    ) -> NewElement {
        var editor = DocumentEditor(document)
        if let id = scene.id, let fresh = ids[id] { editor.setAttribute("sceneID", on: scene.element, to: fresh) }
        for element in scene.element.descendants {
            if let id = element.id, let fresh = ids[id] { editor.setAttribute("id", on: element, to: fresh) }
            if element.storyboardIdentifier != nil { editor.removeAttribute("storyboardIdentifier", from: element) }
        }
        if let point = scene.element.child(named: "point"), let location, let now = scene.canvasLocation {
            if location.x != now.x { editor.setAttribute("x", on: point, to: location.x.asWritten) }
            if location.y != now.y { editor.setAttribute("y", on: point, to: location.y.asWritten) }
        }
        if let reference = scene.storyboardReference {
            repointing.repoint(reference, in: &editor, storyboard: plan.division.parts[part].name)
        }
        return editor.rawLines(of: scene.element)
    }
}

/// Cuts a document into the bytes of its scenes, each with its comment and the line break before it.
struct SceneChunks {
    private let ranges: [Range<Int>]
    /// For each scene the next one, or the end, that other bytes separate from those before it.
    private let runEnds: [Int]
    /// The white space before a scene.
    let indentation: [UInt8]

    init(_ scenes: [Scene]) {
        var anchor = scenes.first?.element.parent?.contentRange.lowerBound ?? 0
        let bytes = scenes.first?.element.document.source.bytes ?? []
        var ranges: [Range<Int>] = []
        for scene in scenes {
            var start = scene.comment?.range.lowerBound ?? scene.element.range.lowerBound
            while start > anchor, Self.isSpace(bytes[start - 1]) { start -= 1 }
            ranges.append(start..<scene.element.range.upperBound)
            anchor = scene.element.range.upperBound
        }
        self.ranges = ranges
        var runEnds = Array(repeating: ranges.count, count: ranges.count)
        for scene in ranges.indices.dropLast().reversed() {
            let isFollowed = ranges[scene].upperBound == ranges[scene + 1].lowerBound
            runEnds[scene] = isFollowed ? runEnds[scene + 1] : scene + 1
        }
        self.runEnds = runEnds
        indentation = scenes.first.map { Self.indentation(of: $0.element.range.lowerBound, in: bytes) } ?? []
    }

    /// Returns the removals of the scenes that a part does not keep: runs of them are one edit.
    func removals(keeping kept: [Int]) -> [TextEdit] {
        var edits: [TextEdit] = []
        var next = 0
        for keptScene in kept + [ranges.count] {
            edits += removals(of: next..<max(next, keptScene))
            next = keptScene + 1
        }
        return edits
    }

    /// Removes a run of scenes, but keeps text between two scenes, such as a comment of no scene.
    private func removals(of scenes: Range<Int>) -> [TextEdit] {
        var edits: [TextEdit] = []
        var start = scenes.lowerBound
        while start < scenes.upperBound {
            let end = min(runEnds[start], scenes.upperBound)
            edits.append(TextEdit(ranges[start].lowerBound..<ranges[end - 1].upperBound, ""))
            start = end
        }
        return edits
    }

    /// Distributes sorted edits to the scenes that they are in.
    func distribute(_ edits: [TextEdit]) -> [[TextEdit]] {
        var result: [[TextEdit]] = Array(repeating: [], count: ranges.count)
        var scene = 0
        for edit in edits {
            while scene < ranges.count, ranges[scene].upperBound < edit.range.upperBound { scene += 1 }
            if scene < ranges.count, ranges[scene].lowerBound <= edit.range.lowerBound { result[scene].append(edit) }
        }
        return result
    }

    private static func indentation(of offset: Int, in bytes: [UInt8]) -> [UInt8] {
        var start = offset
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        return Array(bytes[start..<offset])
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}
