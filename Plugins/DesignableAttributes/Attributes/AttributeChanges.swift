import ProjectFiles
import TransformKit

/// Makes changes of the verdicts on runtime attributes: one for each key path of a document, those that are certain apart
/// from the others.
struct AttributeChanges {
    private let context: TransformContext
    private let judge: AttributeJudge
    private let fileName: String
    private(set) var proposals = Proposals()
    private var groups: [Group] = []

    /// Attributes of one key path in one document that become the same, or stay for the same reason.
    private struct Group {
        let document: IBDocument
        let keyPath: String
        let way: AttributeJudge.Way
        let isSafe: Bool
        let plainNameTakenAt: Place?
        var attributes: [LayerAttribute] = []
        var points: [ReviewPoint] = []
    }

    /// A file of new properties with what it takes to write it, which all documents of its targets share.
    private struct WrittenExtension {
        let path: String
        let edits: Result<(edits: [FileEdit], findings: [Finding]), Obstacle>
    }

    init(_ context: TransformContext, _ judge: AttributeJudge, fileName: String) {
        self.context = context
        self.judge = judge
        self.fileName = fileName
    }

    /// Decides about all attributes of a document.
    mutating func add(_ attributes: [LayerAttribute], of document: IBDocument) {
        var refused: [(attribute: LayerAttribute, obstacle: Obstacle)] = []
        for attribute in attributes {
            do throws(Obstacle) {
                let verdict = try judge.verdict(on: attribute)
                let isSafe = verdict.points.isEmpty
                let index = groups.firstIndex {
                    $0.document == document && $0.keyPath == attribute.keyPath && $0.way == verdict.way
                        && $0.isSafe == isSafe
                }
                let place = index ?? groups.count
                if index == nil {
                    groups.append(
                        Group(
                            document: document, keyPath: attribute.keyPath, way: verdict.way, isSafe: isSafe,
                            plainNameTakenAt: verdict.plainNameTakenAt))
                }
                groups[place].attributes.append(attribute)
                groups[place].points += verdict.points
            } catch {
                refused.append((attribute, error))
            }
        }
        for (attribute, obstacle) in refused {
            proposals.refusals.append(
                Refusal(
                    subject: ElementSubject(attribute.element).text,
                    title:
                        "set “\(attribute.keyPath)” of \(ElementSubject(attribute.object).words) by a property of the view",
                    code: obstacle.code, reason: obstacle.reason, place: obstacle.place,
                    details: ["keyPath": .text(attribute.keyPath)]))
        }
    }

    /// Makes the changes, when all documents were added.
    mutating func finish() {
        let files = extensions()
        var subjects: [String: Int] = [:]
        for group in groups {
            let base = "\(group.document.path)#\(group.keyPath)"
            let number = subjects[base, default: 0] + 1
            subjects[base] = number
            let subject = number == 1 ? base : "\(base)-\(number)"
            do throws(Obstacle) {
                proposals.changes.append(try change(group, subject, files))
            } catch {
                proposals.refusals.append(
                    Refusal(
                        subject: subject, title: title(group), code: error.code, reason: error.reason,
                        place: error.place))
            }
        }
    }

    // MARK: New properties

    /// The files that get new properties, by the targets that build the documents. Targets that share a document share
    /// the file: none of them takes a property twice.
    private func extensions() -> [DocumentOwner: WrittenExtension] {
        var clusters: [(owners: [DocumentOwner], targets: [XcodeTarget], needs: [(LayerProperty, String)])] = []
        for group in groups {
            guard case .new(let name) = group.way, let property = LayerProperty(keyPath: group.keyPath),
                let owner = try? DocumentOwner(of: group.document, in: context.graph)
            else { continue }
            var merged = (owners: [owner], targets: owner.targets, needs: [(property, name)])
            for index in clusters.indices.reversed() {
                let other = clusters[index]
                guard other.owners.contains(owner) || !Set(other.targets).isDisjoint(with: merged.targets) else {
                    continue
                }
                merged.owners = other.owners + merged.owners
                merged.targets = other.targets + merged.targets.filter { !other.targets.contains($0) }
                merged.needs = other.needs + merged.needs
                clusters.remove(at: index)
            }
            clusters.append(merged)
        }
        var files: [DocumentOwner: WrittenExtension] = [:]
        for cluster in clusters {
            let owner = cluster.targets.isEmpty ? cluster.owners[0] : .targets(cluster.targets)
            var file = ViewExtension(for: owner, fileName: fileName, in: context.graph)
            for (property, name) in cluster.needs { file.add(property, named: name) }
            let written = WrittenExtension(path: file.path, edits: file.edits(in: context))
            for owner in cluster.owners { files[owner] = written }
        }
        return files
    }

    // MARK: Changes

    private mutating func change(
        _ group: Group, _ subject: String, _ files: [DocumentOwner: WrittenExtension]
    ) throws(Obstacle) -> Change {
        var editor = DocumentEditor(group.document)
        var edits: [FileEdit] = []
        for attribute in group.attributes {
            switch group.way {
            case .existing(let name), .new(let name):
                editor.setAttribute("keyPath", on: attribute.element, to: name)
            case .clipsToBounds(let isOn):
                editor.removeElement(attribute.element)
                if isOn {
                    editor.setAttribute("clipsSubviews", on: attribute.object, to: "YES")
                } else {
                    editor.removeAttribute("clipsSubviews", from: attribute.object)
                }
            }
        }
        edits += editor.edits.map { .replace(path: group.document.path, $0) }
        if case .new = group.way, let file = files[try DocumentOwner(of: group.document, in: context.graph)] {
            let outcome = try file.edits.get()
            edits += outcome.edits
            for finding in outcome.findings where !proposals.findings.contains(finding) {
                proposals.findings.append(finding)
            }
        }
        return Change(
            subject: subject, title: title(group), reason: reason(group, files), safety: group.isSafe ? .safe : .review,
            place: group.attributes[0].element.place, edits: edits, details: details(group),
            dependence: .filesThere)
    }

    private func title(_ group: Group) -> String {
        let views = Count.of(group.attributes.count, "view")
        switch group.way {
        case .existing(let name), .new(let name):
            return "set “\(group.keyPath)” of \(views) in \(group.document.path.fileName) by “\(name)”"
        case .clipsToBounds(let isOn):
            return "say by “Clips to Bounds” that \(views) in \(group.document.path.fileName) "
                + "\(isOn ? "" : "do not ")clip what is in them"
        }
    }

    private func reason(_ group: Group, _ files: [DocumentOwner: WrittenExtension]) -> String {
        let why: String
        switch group.way {
        case .existing(let name): why = "“\(name)” of UIView does the same and stands in the attributes inspector"
        case .new(let name):
            let owner = try? DocumentOwner(of: group.document, in: context.graph)
            let path = owner.flatMap { files[$0]?.path.fileName } ?? fileName
            let taken = group.plainNameTakenAt.map { ", and its shorter name means something else at \($0)" } ?? ""
            why = "“\(name)” in \(path) does the same and stands in the attributes inspector" + taken
        case .clipsToBounds: why = "it is the same property, which the attributes inspector has"
        }
        guard let first = group.points.first else { return why }
        let others = Set(group.points.map(\.reason)).count - 1
        return "\(why); \(first.reason): \(first.place)"
            + (others > 0 ? ", and \(Count.of(others, "more reason"))" : "")
    }

    private func details(_ group: Group) -> [String: Detail] {
        var details: [String: Detail] = [
            "keyPath": .text(group.keyPath),
            "views": .list(
                group.attributes.map { attribute in
                    [
                        "view": .text(ElementSubject(attribute.object).words),
                        "place": .text(attribute.element.place.description),
                    ]
                }),
        ]
        if !group.points.isEmpty {
            var seen: Set<String> = []
            details["places"] = .list(
                group.points.filter { seen.insert($0.reason).inserted }.map {
                    ["place": .text($0.place.description), "reason": .text($0.reason)]
                })
        }
        return details
    }
}
