/// Says in the words of Xcode what two versions of a project disagree about.
struct ProjectConflictWords {
    private let versions: ProjectVersions
    private let owners: [String: String]

    init(_ versions: ProjectVersions) {
        self.versions = versions
        owners = Self.owners(in: versions.theirs).merging(Self.owners(in: versions.ours)) { $1 }
    }

    /// The target or project whose settings a build configuration holds.
    private static func owners(in tree: MergeTree) -> [String: String] {
        let objects = ProjectObjects(tree)
        var lists: [String: String] = [:]
        for node in tree.nodes where node.name == "buildConfigurationList" {
            guard let list = node.content, let object = node.key.split(separator: "/").first else { continue }
            lists["#" + list] = objects.value("name", of: String(object)).map { "target \($0)" } ?? "project"
        }
        var owners: [String: String] = [:]
        for node in tree.nodes where node.name == "buildConfigurations" && node.content == nil {
            guard let list = node.key.split(separator: "/").first, let owner = lists[String(list)] else { continue }
            for child in node.children { owners["#" + tree.nodes[child].name] = owner }
        }
        return owners
    }

    func conflict(_ disagreement: MergeDisagreement) -> MergeConflict {
        let isBreakage =
            switch disagreement {
            case .reference, .twin: true
            case .fields, .content, .deletion, .move, .order: false
            }
        return MergeConflict(
            group: object(of: disagreement.key).flatMap { owners[$0] }, text: text(of: disagreement),
            isBreakage: isBreakage)
    }

    private func text(of disagreement: MergeDisagreement) -> String {
        let key = disagreement.key
        switch disagreement {
        case .content:
            let values = [MergeSide.ours, .theirs].map { value(of: key, $0) }
            return "\(name(of: key)) is \(values[0]) here and \(values[1]) there"
        case .deletion(_, let side, let reasons):
            let (gone, changed) = side == .ours ? ("here", "there") : ("there", "here")
            if reasons == [key], !isObject(key) {
                let kept = value(of: key, side.other)
                return side == .ours
                    ? "\(name(of: key)) is not set here and \(kept) there"
                    : "\(name(of: key)) is \(kept) here and not set there"
            }
            let what = reasons.prefix(3).map { $0 == key ? "it" : name(of: $0) }.joined(separator: ", ")
            return "\(name(of: key)) is deleted \(gone), and \(changed) \(what) is changed"
        case .reference(_, let to, let side):
            let (gone, used) = side == .ours ? ("here", "there") : ("there", "here")
            return "\(name(of: key)) refers to \(name(of: to)), which is deleted \(gone) and used \(used)"
        case .twin: return "\(name(of: key)) is added here and there, as two files"
        case .move: return "\(name(of: key)) moved to one place here and to another there"
        case .order: return "\(name(of: key)): the order differs from both here and there"
        case .fields: return name(of: key)
        }
    }

    private func value(of key: String, _ side: MergeSide) -> String {
        guard let text = versions.tree(side)[key]?.content else { return "a list" }
        let short = text.count > 80 ? text.prefix(79) + "…" : text[...]
        return short.isEmpty ? "empty" : String(short)
    }

    // MARK: Names

    private func isObject(_ key: String) -> Bool { key.hasPrefix("#") && !key.contains("/") }

    private func object(of key: String) -> String? {
        key.hasPrefix("#") ? key.split(separator: "/").first.map(String.init) : nil
    }

    /// `SWIFT_VERSION of build configuration Debug`, `file reference Menu.swift`, `Menu.swift in the files of sources`.
    private func name(of key: String) -> String {
        guard let object = object(of: key) else {
            return key.split(separator: "/").joined(separator: " · ")
        }
        let words = objectName(object)
        guard key != object else { return words }
        let rest = key.dropFirst(object.count + 1)
        guard let open = rest.firstIndex(of: "["), rest.hasSuffix("]") else {
            return "\(rest.split(separator: "/").last ?? rest) of \(words)"
        }
        let item = String(rest[rest.index(after: open)...].dropLast())
        let spoken =
            versions.ours["#" + item] != nil || versions.theirs["#" + item] != nil ? objectName("#" + item) : item
        return "\(spoken) in \(rest[..<open].split(separator: "/").last ?? "") of \(words)"
    }

    private func objectName(_ key: String) -> String {
        for side in MergeSide.allCases where versions.tree(side)[key] != nil {
            let objects = ProjectObjects(versions.tree(side))
            let kind = objects.value("isa", of: key) ?? "object"
            if kind == "PBXBuildFile" {
                let file = objects.value("fileRef", of: key) ?? objects.value("productRef", of: key)
                return "build file" + (file.map { " of \(objectName("#" + $0))" } ?? "")
            }
            let own = objects.value("name", of: key) ?? objects.value("path", of: key)
            return [Self.words(of: kind), own].compactMap(\.self).joined(separator: " ")
        }
        return String(key.dropFirst())
    }

    /// `PBXFileReference` as `file reference`.
    private static func words(of kind: String) -> String {
        let plain = kind.hasPrefix("PBX") ? kind.dropFirst(3) : kind.hasPrefix("XC") ? kind.dropFirst(2) : kind[...]
        return plain.reduce(into: "") { words, character in
            if character.isUppercase, !words.isEmpty { words += " " }
            words += character.lowercased()
        }
    }
}
