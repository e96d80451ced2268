import Differences
import InterfaceBuilder

/// Says in the words of Interface Builder what two versions of a document disagree about.
struct DocumentConflictWords {
    private let documents: DocumentVersions

    init(_ documents: DocumentVersions) {
        self.documents = documents
    }

    func conflict(_ disagreement: MergeDisagreement) -> MergeConflict {
        let key = disagreement.key
        let element = documents.element(key, .ours) ?? documents.element(key, .theirs)
        let isScene = element.map { ConflictWords.isScene($0) } ?? false
        return MergeConflict(
            group: isScene ? nil : element.flatMap { ConflictWords.group(of: $0) }, text: text(of: disagreement),
            objectID: element.flatMap { ([$0] + $0.ancestors).lazy.compactMap { $0["sceneID"] ?? $0.id }.first },
            isBreakage: isBreakage(disagreement))
    }

    private func isBreakage(_ disagreement: MergeDisagreement) -> Bool {
        switch disagreement {
        case .reference, .twin: true
        case .fields, .content, .deletion, .move, .order: false
        }
    }

    private func text(of disagreement: MergeDisagreement) -> String {
        switch disagreement {
        case .fields(let key, let unit): fieldsText(key, unit)
        case .content(let key): contentText(key)
        case .deletion(let key, let side, let reasons): deletionText(key, side, reasons)
        case .move(let key):
            "\(name(of: key)) moved into \(holder(of: key, .ours)) here and into \(holder(of: key, .theirs)) there"
        case .order(let key): "\(name(of: key)): the order of what it holds differs from both here and there"
        case .reference(let from, let to, let side): referenceText(from, to, side)
        case .twin(let mine, let other): twinText(mine, other)
        }
    }

    // MARK: Values

    private func fieldsText(_ key: String, _ unit: String) -> String {
        guard let mine = documents.ourTree[key], let other = documents.theirTree[key] else { return name(of: key) }
        let all = (mine.fields + other.fields).filter { $0.unit == unit }.map(\.name)
        // A class's module goes without saying where the class differs.
        let isOfClass = value("customClass", of: key, .ours) != value("customClass", of: key, .theirs)
        let names = unit == "class" && isOfClass ? ["customClass"] : all
        var seen: Set<String> = []
        let parts = names.filter { seen.insert($0).inserted }.compactMap { name -> String? in
            let values = [MergeSide.ours, .theirs].map { side in value(name, of: key, side) }
            guard values[0] != values[1] else { return nil }
            let label = ConflictWords.label(of: name)
            return "\(label) is \(values[0] ?? "not set") here and \(values[1] ?? "not set") there"
        }
        return "\(name(of: key)): \(parts.joined(separator: ", "))"
    }

    /// A field's value as people read it; an object by its name.
    private func value(_ field: String, of key: String, _ side: MergeSide) -> String? {
        guard let element = documents.element(key, side), let value = element.attribute(named: field) else {
            return nil
        }
        if documents.tree(side)[key]?.fields.first(where: { $0.name == field })?.isReference == true,
            let object = documents.document(side).object(id: value)
        {
            return words(of: object)
        }
        return ConflictWords.value(value, of: field)
    }

    private func contentText(_ key: String) -> String {
        let object = objectKey(of: key)
        let values = [MergeSide.ours, .theirs].map { side in
            documents.element(key, side).flatMap { element in
                (documents.element(object, side)).map { ConflictWords.content(of: element, in: $0) }
            }
        }
        guard let mine = values[0], let other = values[1] else { return name(of: key) }
        let words =
            mine.words == other.words ? "differs from here to there" : "is \(mine.words) here and \(other.words) there"
        return "\(name(of: object)): \(mine.label) \(words)"
    }

    // MARK: What is gone

    private func deletionText(_ key: String, _ side: MergeSide, _ reasons: [String]) -> String {
        let object = objectKey(of: key)
        if object != key, let node = documents.tree(side.other)[key], node.content != nil,
            let element = documents.element(key, side.other), let holder = documents.element(object, side.other)
        {
            let value = ConflictWords.content(of: element, in: holder)
            let words =
                side == .ours ? "not set here and \(value.words) there" : "\(value.words) here and not set there"
            return "\(name(of: object)): \(value.label) is \(words)"
        }
        let (gone, changed) = side == .ours ? ("here", "there") : ("there", "here")
        let all = Set(reasons)
        let reasons = reasons.filter { reason in
            !parents(of: reason, side.other).contains(where: all.contains)
        }
        let what = reasons.prefix(3).map { reason in reasonText(reason, of: key, side.other) }
        let more = reasons.count > 3 ? " and \(reasons.count - 3) more" : ""
        return "\(name(of: key)) is deleted \(gone), and \(changed) \(what.joined(separator: ", "))\(more)"
    }

    private func reasonText(_ reason: String, of key: String, _ side: MergeSide) -> String {
        let object = objectKey(of: reason)
        let words = object == key ? "it" : name(of: object)
        if documents.baseTree[reason] == nil {
            return reason == object ? "\(words) is added to it" : "\(words) has \(part(reason, side))"
        }
        if documents.tree(side.other)[reason] != nil { return "\(words) is moved into it" }
        guard let before = documents.baseTree[reason], let after = documents.tree(side)[reason], before.content == nil
        else { return "\(part(reason, side)) of \(words) is changed" }
        let old = Dictionary(before.fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        let new = Dictionary(after.fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        let name = (after.fields + before.fields).first { !$0.isNoise && old[$0.name] != new[$0.name] }?.name
        return "\(name.map { ConflictWords.label(of: $0) } ?? "something") of \(words) is changed"
    }

    private func referenceText(_ from: String, _ to: String, _ side: MergeSide) -> String {
        let (gone, there) = side == .ours ? ("here", "there") : ("there", "here")
        let referring = side == .ours ? documents.element(from, .theirs) : documents.element(from, .ours)
        let owner = referring.flatMap { ConflictWords.spoken($0) } ?? name(of: from)
        return "\(owner) refers to \(name(of: to)), which is deleted \(gone) and used \(there)"
    }

    private func twinText(_ mine: String, _ other: String) -> String {
        let sides = [documents.element(mine, .ours), documents.element(other, .theirs)]
        guard let here = sides[0], let there = sides[1] else { return name(of: mine) }
        let targets = [here, there].map { element in
            element["destination"].flatMap { element.document.object(id: $0) }.map(words) ?? "nothing"
        }
        let what = ConflictWords.spoken(here) ?? name(of: mine)
        return "\(what) leads to \(targets[0]) here and to \(targets[1]) there"
    }

    // MARK: Names

    /// The nearest object around a node, or the node itself.
    private func objectKey(of key: String) -> String {
        var next: String? = key
        while let current = next, !isObject(current) {
            next = documents.ourTree.parent(of: current) ?? documents.theirTree.parent(of: current)
        }
        return next ?? key
    }

    private func name(of key: String) -> String {
        let element = documents.element(key, .ours) ?? documents.element(key, .theirs)
        guard let element else { return key }
        if isObject(key) { return words(of: element) }
        let object = objectKey(of: key)
        let words = ConflictWords.label(of: element["key"] ?? element.name)
        return object == key ? "the document" : "\(words) of \(name(of: object))"
    }

    private func isObject(_ key: String) -> Bool { key.hasPrefix("#") && !key.contains("/") }

    private func words(of element: Element) -> String {
        let scene = element.isNamed("scene") ? element.document.scene(holding: element)?.controller : nil
        return ConflictWords.spoken(element) ?? ConflictWords.name(of: scene ?? element)
    }

    private func part(_ key: String, _ side: MergeSide) -> String {
        guard let element = documents.element(key, side) else { return key }
        return ConflictWords.label(of: element["key"] ?? element["keyPath"] ?? element.name)
    }

    private func parents(of key: String, _ side: MergeSide) -> [String] {
        Array(sequence(first: key) { documents.tree(side).parent(of: $0) }.dropFirst())
    }

    private func holder(of key: String, _ side: MergeSide) -> String {
        documents.tree(side).parent(of: key).map { name(of: objectKey(of: $0)) } ?? "nothing"
    }
}
