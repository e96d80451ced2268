import InterfaceBuilder

/// Finds the names that the symbols of SwiftGen and R.swift stand for: `R.segue.list.showDetail` for `showDetail`.
///
/// Both make symbols of identifiers by dropping what no identifier may hold and changing the case of letters; each
/// version of either by rules a little different. So two are taken for the same whose letters and digits are, whatever
/// their case.
struct GeneratedSymbols {
    private var storyboards = Names()
    private var scenes: [GeneratedName: Names] = [:]
    /// By the storyboard that they are in, as SwiftGen sorts them, and by each class around them, as R.swift does.
    private var segues: [GeneratedName: Names] = [:]
    private var classSegues: [GeneratedName: Names] = [:]
    private var nibs = Names()
    private var reuseIdentifiers = Names()
    private var images = Names()
    private var colors = Names()

    private struct Names {
        private var byKey: [GeneratedName: Set<String>] = [:]

        mutating func add(_ name: String) { byKey[GeneratedName(name), default: []].insert(name) }

        func values(_ symbol: String, _ make: (String) -> CodeValue) -> CodeValues {
            let found = (byKey[GeneratedName(symbol)] ?? []).sorted()
            return CodeValues(values: found.map(make), isExact: found.count == 1)
        }
    }

    init(documents: [IBDocument], paths: [String]) {
        for document in documents {
            let name = document.baseName
            if document.kind.form == .storyboard {
                storyboards.add(name)
            } else {
                nibs.add(name)
            }
            for element in document.elements {
                if let identifier = element.storyboardIdentifier {
                    scenes[GeneratedName(name), default: Names()].add(identifier)
                }
                if let identifier = element["reuseIdentifier"] { reuseIdentifiers.add(identifier) }
                if element.isNamed("segue"), let identifier = element["identifier"] {
                    segues[GeneratedName(name), default: Names()].add(identifier)
                    for type in element.ancestors.compactMap(\.customClass) {
                        classSegues[GeneratedName(type), default: Names()].add(identifier)
                    }
                }
            }
        }
        for path in paths where path.hasSuffix("/Contents.json") {
            let folder = path.split(separator: "/").dropLast().last ?? ""
            if folder.hasSuffix(".imageset") { images.add(String(folder.dropLast(9))) }
            if folder.hasSuffix(".colorset") { colors.add(String(folder.dropLast(9))) }
        }
    }

    /// The values of a symbol such as `R.segue.list.showDetail`, given by its parts from the root on.
    func values(of symbol: [String], asStoryboard: Bool = false) -> CodeValues {
        let rest = Array(symbol.dropFirst())
        switch symbol.first {
        case "StoryboardScene": return scene(rest, asStoryboard)
        case "StoryboardSegue": return rest.count > 1 ? segue(rest[1], of: rest[0], in: segues) : .unknown
        case "Asset":
            let name = rest.filter { !["image", "color", "name"].contains($0) }.last ?? ""
            return CodeValues(
                oneOf: [images.values(name, CodeValue.string), colors.values(name, CodeValue.string)].filter {
                    !$0.values.isEmpty
                })
        case "R":
            guard rest.count > 1 else { return .unknown }
            let name = rest[1]
            switch rest[0] {
            case "storyboard": return scene(Array(rest.dropFirst()), asStoryboard)
            case "segue": return rest.count > 2 ? segue(rest[2], of: name, in: classSegues) : .unknown
            case "nib": return nibs.values(name, CodeValue.nib)
            case "reuseIdentifier": return reuseIdentifiers.values(name, CodeValue.string)
            case "image": return images.values(name, CodeValue.string)
            case "color": return colors.values(name, CodeValue.string)
            default: return .unknown
            }
        default: return .unknown
        }
    }

    private func segue(_ symbol: String, of owner: String, in names: [GeneratedName: Names]) -> CodeValues {
        names[GeneratedName(owner)]?.values(symbol, CodeValue.string) ?? .unknown
    }

    private func scene(_ names: [String], _ asStoryboard: Bool) -> CodeValues {
        guard let storyboard = names.first else { return .unknown }
        if asStoryboard || names.count < 2 || ["storyboard", "name", "storyboardName", "validate"].contains(names[1]) {
            return storyboards.values(storyboard, CodeValue.storyboard)
        }
        return scenes[GeneratedName(storyboard)]?.values(names[1], CodeValue.string) ?? .unknown
    }
}

/// The part of a name that SwiftGen and R.swift keep in the symbols that they make of it: letters and digits, whatever
/// their case.
public struct GeneratedName: Hashable, Sendable {
    private let key: String

    /// Reduces a name to its letters and digits in lower case, digits at the start left out.
    public init(_ name: String) {
        let plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
        let start = plain.drop { $0.isNumber }
        key = start.isEmpty ? plain : String(start)
    }
}

extension IBDocument {
    /// The file's name without its folder and extension: what code calls the storyboard or nib.
    public var baseName: String {
        let file = path.split(separator: "/").last ?? ""
        return String(file.lastIndex(of: ".").map { file[..<$0] } ?? file)
    }
}
