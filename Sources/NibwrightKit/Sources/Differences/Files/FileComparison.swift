import ProjectFiles
import SourceText

/// Compares a file that is neither a document nor a table.
enum FileComparison {
    /// The differences; nil for a file of which nothing is said, such as a picture.
    static func differences(of file: ChangedFile, unread: inout [(path: String, reason: String)]) -> [Difference]? {
        do {
            switch ProjectFileKind(path: file.path) {
            case .swift: return CodeComparison(file).differences
            case .assetContents: return try AssetComparison(file)?.differences
            case .xcodeProject: return try TargetComparison(file).differences
            default: return nil
            }
        } catch {
            unread.append((file.path, (error as? ReadingRefusal)?.message ?? "\(error)"))
            return []
        }
    }
}

extension ChangedFile {
    /// A difference of the file, or of a part of it.
    func difference(
        _ kind: Difference.Kind, _ topic: Difference.Topic, _ text: String, group: String? = nil,
        subject: String? = nil,
        oldPlace: Place? = nil, newPlace: Place? = nil
    ) -> Difference {
        Difference(
            kind: kind, topic: topic, path: path, group: group, subject: subject, text: text,
            oldPlace: oldPlace ?? (new == nil ? Place(path: path) : nil),
            newPlace: newPlace ?? (old == nil ? Place(path: path) : nil), noise: nil)
    }

    /// The differences of two lists of values by key, in the order of the newer list; what is gone comes last.
    func differences<Value: Equatable>(
        _ old: [(key: String, value: Value)], _ new: [(key: String, value: Value)],
        made: (_ kind: Difference.Kind, _ key: String, _ old: Value?, _ new: Value?) -> Difference
    ) -> [Difference] {
        let before = Dictionary(old.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        let after = Dictionary(new.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        var seen: Set<String> = []
        let there = new.filter { seen.insert($0.key).inserted }.compactMap { key, value -> Difference? in
            guard let was = before[key] else { return made(.added, key, nil, value) }
            return was == value ? nil : made(.changed, key, was, value)
        }
        let gone = old.filter { after[$0.key] == nil && seen.insert($0.key).inserted }
        return there + gone.map { made(.removed, $0.key, $0.value, nil) }
    }
}
