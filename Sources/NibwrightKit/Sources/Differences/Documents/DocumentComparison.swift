import InterfaceBuilder
import SourceText

/// Compares all storyboards and xibs of two states together, since objects move between them.
struct DocumentComparison {
    private(set) var differences: [Difference] = []
    private let matching: ObjectMatching

    init(_ files: [ChangedFile], unread: inout [(path: String, reason: String)]) {
        var old: [IBDocument] = []
        var new: [IBDocument] = []
        for file in files {
            let states = [(file.old, "before"), (file.new, "now")].map { source, time in
                (read: source.map(IBDocument.read), time: time)
            }
            let reasons = states.compactMap { state -> String? in
                guard case .failure(let refusal)? = state.read else { return nil }
                return "\(state.time), \(refusal.message)"
            }
            guard reasons.isEmpty else {
                unread.append((file.path, reasons.joined(separator: "; ")))
                continue
            }
            if let document = try? states[0].read?.get() { old.append(document) }
            if let document = try? states[1].read?.get() { new.append(document) }
        }
        let documents = DocumentPairs(old, new)
        matching = ObjectMatching(documents)
        for document in documents.removed { addWhole(document, .removed) }
        for document in documents.added { addWhole(document, .added) }
        for (old, new) in documents.pairs { compare(old, new) }
        for document in documents.removed { addGone(from: document) }
        for document in documents.added {
            addArrived(in: document)
            compareMatched(in: document)
        }
    }

    // MARK: Documents

    private mutating func addWhole(_ document: IBDocument, _ kind: Difference.Kind) {
        let scenes = document.scenes.count { $0.controller.map { StoryboardReference($0) == nil } ?? false }
        let content = document.kind.form == .storyboard ? " with \(scenes) scene\(scenes == 1 ? "" : "s")" : ""
        let isNew = kind == .added
        differences.append(
            Difference(
                kind: kind, topic: .file, path: document.path, group: nil, subject: nil,
                text: "\(document.kind.form == .storyboard ? "storyboard" : "xib") \(kind.rawValue)\(content)",
                oldPlace: isNew ? nil : Place(path: document.path), newPlace: isNew ? Place(path: document.path) : nil,
                noise: nil))
    }

    private mutating func compare(_ old: IBDocument, _ new: IBDocument) {
        if old.path != new.path {
            differences.append(
                Difference(
                    kind: .moved, topic: .file, path: new.path, group: nil, subject: nil,
                    text: "was \(old.path)", oldPlace: Place(path: old.path), newPlace: Place(path: new.path),
                    noise: nil))
        }
        addGone(from: old)
        addArrived(in: new)
        differences += DocumentNoise.differences(old, new)
        compareMatched(in: new)
    }

    // MARK: Objects

    private mutating func addGone(from document: IBDocument) {
        for element in document.elements where element.isComparedObject && matching.newOf[element] == nil {
            if let holder = element.holder, holder.parent != nil, matching.newOf[holder] == nil { continue }
            add(.removed, element, text: "removed" + Self.contents(of: element) { matching.newOf[$0] == nil })
        }
    }

    private mutating func addArrived(in document: IBDocument) {
        for element in document.elements where element.isComparedObject {
            if let origin = matching.oldOf[element] {
                if origin.document.path != element.document.path { addMove(origin, element) }
                continue
            }
            if let holder = element.holder, holder.parent != nil, matching.oldOf[holder] == nil { continue }
            add(.added, element, text: "added" + Self.contents(of: element) { matching.oldOf[$0] == nil })
        }
    }

    /// ` with 3 objects in it`; empty for an object that holds none.
    private static func contents(of element: Element, _ isPart: (Element) -> Bool) -> String {
        let count = element.descendants.count { $0.isComparedObject && !$0.isStandardObject && isPart($0) }
        return count == 0 ? "" : " with \(count) object\(count == 1 ? "" : "s") in it"
    }

    /// An object that came from another document, but for one whose holder came along.
    private mutating func addMove(_ old: Element, _ new: Element) {
        let isRenamed = matching.newOf[old.document.root] == new.document.root
        if isRenamed { return }
        if let from = old.holder, let holder = matching.newOf[from], holder == new.holder, from.parent != nil { return }
        if !new.isSceneController, isCompanion(old, new) { return }
        let doubt = matching.guesses.contains(new) ? ", as far as its class tells: its ids are new" : ""
        differences.append(
            difference(
                .moved, new, text: "moved here from \(old.document.path)\(doubt)", from: old.place, to: new.place))
    }

    /// Whether an object at a scene's top level moved together with the scene.
    private func isCompanion(_ old: Element, _ new: Element) -> Bool {
        guard old.isTopLevel, new.isTopLevel, let from = old.document.scene(holding: old)?.controller else {
            return false
        }
        return matching.newOf[from].map { $0 == new.document.scene(holding: new)?.controller } ?? false
    }

    private mutating func add(_ kind: Difference.Kind, _ element: Element, text: String) {
        let isNew = kind == .added
        differences.append(
            difference(
                kind, element, text: text, from: isNew ? nil : element.place, to: isNew ? element.place : nil,
                noise: element.isStandardObject ? .standardObject : nil))
    }

    private func difference(
        _ kind: Difference.Kind, _ element: Element, text: String, from: Place?, to: Place?, noise: Noise? = nil
    ) -> Difference {
        let isScene = element.isSceneController && StoryboardReference(element) == nil
        return Difference(
            kind: kind, topic: isScene ? .scene : .object,
            path: (matching.newOf[element.document.root]?.document ?? element.document).path,
            group: element.document.spokenGroup(of: element), subject: isScene ? nil : element.spokenName,
            text: isScene ? "scene \(text)" : text, oldPlace: from, newPlace: to, noise: noise)
    }

    /// Compares what the document holds with what it was before, wherever that stood.
    private mutating func compareMatched(in document: IBDocument) {
        let objects = document.elements.filter { $0.isComparedObject || $0.parent == nil }
        for new in objects {
            guard let old = matching.oldOf[new] else { continue }
            differences += ObjectComparison(old: old, new: new, matching: matching).differences
        }
        differences += ConstraintComparison(matching: matching).differences(in: document)
        differences += ConnectionComparison(matching: matching).differences(in: document)
    }
}

extension Element {
    /// Objects that Xcode writes into every scene and that nobody adds or removes.
    var isStandardObject: Bool {
        isFirstResponder || isNamed("exit") || isNamed("viewLayoutGuide") || isNamed("viewControllerLayoutGuide")
            || isPlaceholder
    }
}
