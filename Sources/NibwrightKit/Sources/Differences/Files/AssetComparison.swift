import Colorimetry
import ProjectFiles
import SourceText

/// Compares a set of an asset catalog: the values of a color, or that there is one.
struct AssetComparison {
    private let file: ChangedFile
    private let name: String
    private let kind: AssetSet.Kind
    private let colors: [[(key: String, value: String)]]

    /// Nil for folders of a catalog, whose settings nobody sees in the app.
    init?(_ file: ChangedFile) throws {
        let folder = file.path.folderPath
        guard let kind = AssetSet.Kind.allCases.first(where: { folder.hasSuffix("." + $0.rawValue) }) else {
            return nil
        }
        self.file = file
        self.kind = kind
        let catalog = folder.split(separator: "/").lastIndex { $0.hasSuffix(".xcassets") }
        let names = folder.split(separator: "/").dropFirst((catalog ?? -1) + 1)
        name = String(names.joined(separator: "/").dropLast(kind.rawValue.count + 1))
        let setName = name
        colors =
            kind != .color
            ? [[], []]
            : try [file.old, file.new].map { source in
                guard let source else { return [] }
                return try ColorSet.read(source, name: setName).get().entries.map { ($0.spokenTraits, $0.spokenColor) }
            }
    }

    var differences: [Difference] {
        guard kind == .color else {
            let change: Difference.Kind = file.old == nil ? .added : file.new == nil ? .removed : .changed
            return [file.difference(change, .file, change.rawValue, subject: subject)]
        }
        if file.old == nil || file.new == nil {
            let change: Difference.Kind = file.old == nil ? .added : .removed
            let values = (colors[0] + colors[1]).map { $0.key.isEmpty ? $0.value : "\($0.value) (\($0.key))" }
            return [
                file.difference(
                    change, .color, "\(change.rawValue): \(values.joined(separator: ", "))", subject: subject)
            ]
        }
        return file.differences(colors[0], colors[1]) { change, traits, old, new in
            let place = traits.isEmpty ? "" : " (\(traits))"
            let text =
                switch change {
                case .added: "is \(new ?? "")\(place) now"
                case .removed: "has no value\(place) any more; it was \(old ?? "")"
                default: "\(old ?? "") is now \(new ?? "")\(place)"
                }
            return file.difference(.changed, .color, text, subject: subject)
        }
    }

    private var subject: String { kind == .color ? "color \(name)" : "\(kind.rawValue) \(name)" }
}

extension ColorSetEntry {
    /// The appearances and devices that the entry is for: `dark`, `iPad, high contrast`; empty for the one for all.
    fileprivate var spokenTraits: String {
        let traits = [idiom == "universal" ? nil : idiom, subtype, displayGamut, locale] + appearances.map(\.value)
        return traits.compactMap(\.self).joined(separator: ", ")
    }

    fileprivate var spokenColor: String {
        if let value = color?.value { return value.hex.uppercased() }
        guard case .reference(_, let name)? = color?.content else { return "no color" }
        return name
    }
}
