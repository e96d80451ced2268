import ProjectFiles
import SwiftWriting
import TransformKit

/// Makes changes and refusals of cells.
struct CellProposals {
    private let context: TransformContext
    private let trees = RecentTrees()
    private let registrations: NibRegistrations
    private let prototypes: PrototypeWriter
    private let owners: ClassObjects
    private var graph: ProjectGraph { context.graph }

    init(_ context: TransformContext) {
        self.context = context
        registrations = NibRegistrations(context.graph, trees)
        owners = ClassObjects(context.graph)
        prototypes = PrototypeWriter(context.graph, owners, trees)
    }

    /// A cell that can move, and how lists get it afterwards.
    private struct ReadyCell {
        let draft: CellDraft
        /// The call that a prototype's view controller makes.
        let call: String?
        /// The edits of the calls that register a xib.
        let edits: [FileEdit]
        let controller: Element?
        var element: Element { draft.cell.element }
    }

    func proposals(for elements: [Element]) -> Proposals {
        var drafter = CellDrafter(graph, owners, trees)
        var proposals = Proposals()
        var cells: [CellDrafter.ReadCell] = []
        for element in elements {
            do throws(Obstacle) {
                cells.append(try drafter.read(element))
            } catch {
                refuse(element, error, &proposals)
            }
        }
        let reader = CellOutletReader(Set(cells.flatMap(\.connections.outlets).map(\.property)), in: graph, trees)
        let actions = ControllerReader([], in: graph)
        let nibs = graph.nibOwners(isNeeded: cells.contains { $0.cell.isXib })
        var ready: [ReadyCell] = []
        for read in cells {
            do throws(Obstacle) {
                ready.append(try self.ready(try drafter.draft(of: read, reader, actions), nibs))
            } catch {
                refuse(read.cell.element, error, &proposals)
            }
        }
        for group in groups(of: complete(ready, &proposals)) {
            do throws(Obstacle) {
                proposals.changes.append(try change(group, &proposals))
            } catch {
                for cell in group { refuse(cell.element, error, &proposals) }
            }
        }
        return proposals
    }

    private func ready(_ draft: CellDraft, _ nibs: [IBDocument: NibOwnership]) throws(Obstacle) -> ReadyCell {
        if let difference = LayoutProof(draft).difference {
            throw Obstacle(code: .layoutDiffers, reason: difference, place: draft.cell.element.place)
        }
        if draft.cell.isXib {
            guard let nib = nibs[draft.cell.document] else { throw Obstacle.notYet(draft.cell.element, "its xib") }
            return ReadyCell(
                draft: draft, call: nil, edits: try registrations.edits(of: nib, draft), controller: nil)
        }
        return ReadyCell(
            draft: draft, call: try prototypes.registration(of: draft), edits: [],
            controller: draft.cell.element.ancestors.first(where: \.isController))
    }

    // MARK: Groups

    /// The cells without those whose class makes others as well, which stay or are otherwise.
    private func complete(
        _ ready: [ReadyCell], _ proposals: inout Proposals
    ) -> [ReadyCell] {
        var found: [ReadyCell] = []
        let byElement = Dictionary(ready.map { ($0.element, $0) }) { first, _ in first }
        for cell in ready {
            guard let type = cell.draft.cell.type else {
                found.append(cell)
                continue
            }
            let all = owners.elements(of: type)
            let text = cell.draft.proofText
            // One that moves nowhere first, then one that is made otherwise.
            let other = all.first { byElement[$0] == nil } ?? all.first { byElement[$0]?.draft.proofText != text }
            guard let other else {
                found.append(cell)
                continue
            }
            let isStaying = byElement[other] == nil
            let words = "\(ElementSubject(other).words) in \(other.document.path) is of \(type.name) as well"
            refuse(
                cell.element,
                Obstacle(
                    code: .classShared, reason: words + (isStaying ? ", and stays" : ", and made otherwise"),
                    place: other.place), &proposals)
        }
        return found
    }

    /// The cells that move together: those of one view controller, which registers them in one method, and of one class.
    private func groups(of cells: [ReadyCell]) -> [[ReadyCell]] {
        var groups: [(controllers: Set<Element>, types: Set<SwiftClass>, cells: [ReadyCell])] = []
        for cell in cells {
            var group = (
                controllers: Set([cell.controller].compactMap(\.self)),
                types: Set([cell.draft.cell.type].compactMap(\.self)), cells: [cell]
            )
            let isJoined = { (other: (controllers: Set<Element>, types: Set<SwiftClass>, cells: [ReadyCell])) in
                !other.controllers.isDisjoint(with: group.controllers) || !other.types.isDisjoint(with: group.types)
            }
            let joined = groups.filter(isJoined)
            groups.removeAll(where: isJoined)
            for other in joined.reversed() {
                group.controllers.formUnion(other.controllers)
                group.types.formUnion(other.types)
                group.cells = other.cells + group.cells
            }
            groups.append(group)
        }
        return groups.map(\.cells)
    }

    // MARK: Changes

    private func change(_ group: [ReadyCell], _ proposals: inout Proposals) throws(Obstacle) -> Change {
        var edits: [FileEdit] = []
        var findings: [Finding] = []
        var classes: Set<String> = []
        for cell in group {
            edits += try cell.edits + cell.draft.initializers + cell.draft.texts.additions()
            if cell.draft.cell.isXib {
                let removal = try context.files.remove(cell.draft.cell.document.path)
                edits += removal.edits
                findings += removal.findings
            }
            guard classes.insert(cell.draft.name).inserted else { continue }
            let written = try classEdits(of: cell.draft)
            edits += written.edits
            findings += written.findings
        }
        let moved = group.filter { !$0.draft.cell.isXib }
        let controllers = moved.compactMap(\.controller).withoutRepeats
        // Scenes of one class share the method that registers their cells.
        var calls: [(controller: Element, type: SwiftClass?, calls: [String])] = []
        for controller in controllers {
            let own = moved.filter { $0.controller == controller }.compactMap(\.call)
            let type = moved.first { $0.controller == controller }?.draft.cell.owner(in: graph)
            if let index = calls.firstIndex(where: { $0.type == type }) {
                calls[index].calls += own.filter { !calls[index].calls.contains($0) }
            } else {
                calls.append((controller, type, own))
            }
        }
        for entry in calls { edits += try prototypes.edits(of: entry.controller, registering: entry.calls) }
        for document in moved.map(\.draft.cell.document).withoutRepeats {
            let own = moved.filter { $0.draft.cell.document == document }
            edits += PrototypeWriter.removal(of: own.map(\.draft.cell))
            let objects = own.map { $0.draft.cell.inside.union([$0.element]) }.reduce(Set()) { $0.union($1) }
            edits += try own.first?.draft.texts.removals(of: objects) ?? []
        }
        let unique = edits.reduce(into: (seen: Set<FileEdit>(), all: [FileEdit]())) { found, edit in
            if found.seen.insert(edit).inserted { found.all.append(edit) }
        }.all
        try context.checkSelection(of: unique)
        proposals.add(findings)
        return change(group, controllers, unique)
    }

    private func classEdits(of draft: CellDraft) throws(Obstacle) -> (edits: [FileEdit], findings: [Finding]) {
        if let found = draft.class { return (try CellClassWriter(draft, found).edits(), []) }
        guard draft.name != draft.cell.kind.systemClass, let owner = draft.cell.owner(in: graph) else {
            return ([], [])
        }
        let beside = owner.declaration.path
        let folder = LocalizedFile(path: beside).folder
        let text = draft.fileText(context.imports(for: draft.coded.views, like: beside), of: owner.name)
        let added = try context.files.add(
            (folder.isEmpty ? "" : folder + "/") + draft.name + ".swift", text: text, like: beside)
        return (added.edits, added.findings)
    }

    private func change(_ group: [ReadyCell], _ controllers: [Element], _ edits: [FileEdit]) -> Change {
        let drafts = group.map(\.draft)
        let names = drafts.map(\.name).withoutRepeats
        let joined = names.formatted
        let points = drafts.flatMap { ScreenReview($0, in: graph).points }.withoutRepeats
        let count = Count.of(drafts.reduce(0) { $0 + $1.coded.views.count { $0.joining != .item } }, "view")
        var reasons = ["\(names.count == 1 ? "the class makes" : "the classes make") \(count) then"]
        let xibs = drafts.count { $0.cell.isXib }
        if xibs > 0 { reasons[0] += xibs == 1 ? ", and the xib goes" : ", and \(xibs) xibs go" }
        let registering = controllers.map { $0.customClass ?? "the view controller" }
        if !registering.isEmpty {
            reasons.append(
                "\(registering.formatted) \(registering.count == 1 ? "registers" : "register") "
                    + (names.count == 1 ? "it" : "them"))
        }
        let awaking = drafts.filter { !($0.class?.awakingStatements.isEmpty ?? true) }.map(\.name)
        if let first = awaking.first {
            reasons.append("what \(first) did in `awakeFromNib` is done as it is made")
        }
        let texts = drafts.reduce(0) { $0 + $1.texts.count }
        if texts > 0 { reasons.append(MovedTexts.words(texts)) }
        if let first = points.first { reasons.append("\(first.reason): \(first.place)") }
        let members = drafts.flatMap { draft in
            draft.outlets.map { outlet in
                Detail.record([
                    "class": .text(draft.name), "member": .text(outlet.outlet.name),
                    "kind": .text(outlet.keptType ?? outlet.outlet.wrappedType),
                ])
            }
        }
        return Change(
            subject: "\(drafts[0].cell.document.path)#\(joined)", title: "build \(joined) in code",
            reason: reasons.joined(separator: "; "), safety: .review, place: group[0].element.place, edits: edits,
            details: [
                "members": .list(members),
                "places": .list(points.map { ["place": .text($0.place.description), "reason": .text($0.reason)] }),
            ], dependence: .filesThere)
    }

    // MARK: Words

    private func refuse(_ element: Element, _ obstacle: Obstacle, _ proposals: inout Proposals) {
        let name = element.customClass ?? element["reuseIdentifier"] ?? ElementSubject(element).words
        proposals.refusals.append(
            Refusal(
                subject: ElementSubject(element).text, title: "build \(name) in code", code: obstacle.code,
                reason: obstacle.reason, place: obstacle.place))
    }
}

extension [String] {
    /// `A`, `A and B`, `A, B and C`.
    fileprivate var formatted: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
