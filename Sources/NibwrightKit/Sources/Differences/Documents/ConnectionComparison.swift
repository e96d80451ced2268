import InterfaceBuilder
import ProjectFiles
import SourceText

/// Compares the outlets, actions, segues and bindings of objects that are in both states.
struct ConnectionComparison {
    let matching: ObjectMatching

    func differences(in new: IBDocument) -> [Difference] {
        let parts = PartMatching(
            in: new, matching, isPart: { Connection($0) != nil && $0["reference"] == nil },
            owner: { Connection($0)?.source },
            identities: [\.id, nameAndEnd, nameAlone, endAlone])
        return parts.pairs.flatMap(compare)
            + parts.removed.map { made(.removed, $0, "removed" + leading($0), old: $0, new: nil) }
            + parts.added.map { made(.added, $0, "added" + leading($0), old: nil, new: $0) }
    }

    // MARK: What a connection is

    private func nameAndEnd(_ element: Element) -> String? {
        guard let name = nameAlone(element), let end = endAlone(element) else { return nil }
        return name + "\n" + end
    }

    private func nameAlone(_ element: Element) -> String? {
        let name = element["property"] ?? element["selector"] ?? element["identifier"] ?? element["relationship"]
        return name.map { [source(of: element), element.name, $0, element["eventType"] ?? ""].joined(separator: "\n") }
    }

    private func endAlone(_ element: Element) -> String? {
        guard let connection = Connection(element), let end = connection.destinationID else { return nil }
        return [source(of: element), element.name, matching.canonical(end, element.document)].joined(separator: "\n")
    }

    private func source(of element: Element) -> String {
        Connection(element)?.source?.id.map { matching.canonical($0, element.document) } ?? ""
    }

    // MARK: Differences

    private func compare(_ old: Element, _ new: Element) -> [Difference] {
        var found: [Difference] = []
        if source(of: old) != source(of: new), let source = Connection(new)?.source, old.id == new.id {
            found.append(made(.changed, new, "starts at \(source.spokenName) now", old: old, new: new))
        }
        if old.id != new.id {
            found.append(
                made(
                    .changed, new, "id \(old.id ?? "none") is now \(new.id ?? "none")", old: old, new: new,
                    noise: .renewedID))
        }
        found += FactChange.all(from: old, to: new, matching).map { change in
            made(
                .changed, new, text(change, old, new), old: old, new: new, subject: old, noise: change.fact.noise)
        }
        return found
    }

    private func text(_ change: FactChange, _ old: Element, _ new: Element) -> String {
        switch change.fact.path {
        case "@destination", "@target": destination(old, new, was: change.was, now: change.now)
        case "@property", "@selector": "is now \(change.now ?? "not set")"
        default: change.text
        }
    }

    /// A segue that leads to the scene as before, which is in another storyboard now, is told so.
    private func destination(_ old: Element, _ new: Element, was: String?, now: String?) -> String {
        if let before = Connection(old)?.destination, let scene = matching.newOf[before],
            let reference = Connection(new)?.destination.flatMap(StoryboardReference.init),
            LocalizedFile(path: scene.document.path).baseName == reference.storyboardName,
            reference.referencedIdentifier.map({ $0 == scene.storyboardIdentifier })
                ?? (scene.document.initialViewController == scene)
        {
            return "leads to \(scene.spokenScene) through a storyboard reference now"
        }
        return "leads to \(now ?? "nothing") now; it led to \(was ?? "nothing")"
    }

    /// ` to label “Name”`
    private func leading(_ element: Element) -> String {
        guard let end = Connection(element)?.destinationID else { return "" }
        return ", to \(matching.words(end, in: element.document))"
    }

    private func made(
        _ kind: Difference.Kind, _ element: Element, _ text: String, old: Element?, new: Element?,
        subject: Element? = nil, noise: Noise? = nil
    ) -> Difference {
        let source = Connection(element)?.source
        let isOfScene = source?.isSceneController ?? true
        let words = (subject ?? element).spokenConnection
        return Difference(
            kind: kind, topic: element.isNamed("segue") ? .segue : .connection, path: element.document.path,
            group: element.document.spokenGroup(of: element),
            subject: isOfScene ? words : "\(words) of \(source?.spokenName ?? "")", text: text, oldPlace: old?.place,
            newPlace: new?.place, noise: noise)
    }
}

extension Element {
    /// A connection as a person calls it: `outlet titleLabel`, `action logIn:`, `show segue “toDetail”`.
    var spokenConnection: String {
        switch name {
        case "outlet": "outlet \(self["property"] ?? "")"
        case "outletCollection": "outlet collection \(self["property"] ?? "")"
        case "action": "action \(self["selector"] ?? "")"
        case "segue":
            "\(FieldWords.kind(ofElement: self["kind"] ?? "")) segue"
                + (self["identifier"] ?? self["relationship"]).map { $0.isEmpty ? "" : " \(FieldWords.quoted($0))" }
                .joinedOrEmpty
        default: FieldWords.kind(ofElement: name) + (self["name"] ?? self["property"]).map { " \($0)" }.joinedOrEmpty
        }
    }
}

extension String? {
    fileprivate var joinedOrEmpty: String { self ?? "" }
}
