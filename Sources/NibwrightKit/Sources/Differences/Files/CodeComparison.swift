import SourceText
import SwiftCode

/// Compares the outlets and actions that a Swift file declares.
struct CodeComparison {
    private let file: ChangedFile

    init(_ file: ChangedFile) {
        self.file = file
    }

    /// Nil where neither state declares any, or they are the same ones: a change of other code is for a diff of lines.
    var differences: [Difference]? {
        let before = file.old.map(members) ?? []
        let after = file.new.map(members) ?? []
        let found = file.differences(before.map { ($0.key, $0) }, after.map { ($0.key, $0) }) { kind, _, old, new in
            let member = new ?? old
            let text =
                switch kind {
                case .added: "added"
                case .removed: "removed"
                default: "\(old?.words ?? "") is now \(new?.words ?? "")"
                }
            return file.difference(
                kind, .code, text, group: member.map { "class \($0.type)" }, subject: member?.name,
                oldPlace: old?.place, newPlace: new?.place)
        }
        guard file.isMoved, let old = file.old else { return found.isEmpty ? nil : paired(found) }
        return [file.difference(.moved, .file, "was \(old.path)", oldPlace: Place(path: old.path))] + paired(found)
    }

    /// An outlet or action of a type.
    private struct Member: Equatable {
        let type: String
        /// `outlet titleLabel`
        let name: String
        /// `weak UILabel!`
        let words: String
        let place: Place
        var key: String { "\(type).\(name)" }

        static func == (left: Member, right: Member) -> Bool { left.words == right.words }
    }

    private func members(_ source: SourceText) -> [Member] {
        SwiftFile.read(source).types.flatMap { type in
            type.outlets.map { outlet in
                let words = [outlet.access, outlet.ownership.rawValue, outlet.type]
                return Member(
                    type: type.name, name: "outlet \(outlet.name)",
                    words: words.compactMap(\.self).joined(separator: " "),
                    place: Place(source, at: outlet.anchors.name.lowerBound))
            }
                + type.actions.map {
                    Member(
                        type: type.name, name: "action \($0.selector)", words: $0.kind.rawValue,
                        place: Place(source, at: $0.offset))
                }
        }
    }

    /// One removed and one added outlet of a class are two names of one where nothing else differs.
    private func paired(_ found: [Difference]) -> [Difference] {
        var result: [Difference] = []
        for (_, group) in Dictionary(grouping: found, by: \.group).sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
            let removed = group.filter { $0.kind == .removed && $0.subject?.hasPrefix("outlet ") == true }
            let added = group.filter { $0.kind == .added && $0.subject?.hasPrefix("outlet ") == true }
            guard removed.count == 1, added.count == 1, let was = removed[0].subject, let now = added[0].subject else {
                result += group
                continue
            }
            result += group.filter { $0 != removed[0] && $0 != added[0] }
            result.append(
                file.difference(
                    .changed, .code, "is now \(now.dropFirst("outlet ".count))", group: group[0].group, subject: was,
                    oldPlace: removed[0].oldPlace, newPlace: added[0].newPlace))
        }
        return result
    }
}
