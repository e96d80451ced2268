import Colorimetry
import InterfaceBuilder
import ProjectFiles
import ProjectGraph

/// Colors of documents and catalogs: how many are written out, how many have a name.
struct InspectColors: Encodable, Sendable {
    /// Colors that one spelling has.
    struct Count: Encodable, Sendable {
        var total = 0
        var distinct: Int { values.count }
        var values: Set<String> = []

        enum CodingKeys: String, CodingKey { case total, distinct }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(total, forKey: .total)
            try container.encode(distinct, forKey: .distinct)
        }

        mutating func add(_ value: String) {
            total += 1
            values.insert(value)
        }
    }

    /// Written out in numbers. Distinct by what is seen: 8 bits for each channel, whatever the color space.
    private(set) var inline = Count()
    /// By color space as documents spell it.
    private(set) var inlineBySpace: [String: Count] = [:]
    /// Of an asset catalog.
    private(set) var named = Count()
    /// `systemColor`
    private(set) var system = Count()
    /// A macOS color list, `System` for the most part.
    private(set) var catalog = Count()
    /// `cocoaTouchSystemColor`, which later Xcodes write as `systemColor`.
    private(set) var cocoaTouchSystem = Count()
    /// Copies that documents keep of named and system colors to show them.
    private(set) var cached = 0
    /// Color sets in asset catalogs.
    private(set) var colorSets = 0
    private(set) var adaptiveColorSets = 0
    /// Names that no catalog of the project has, sorted.
    private(set) var missing: [String] = []

    enum CodingKeys: String, CodingKey {
        case inline, named, system, catalog, cached, missing
        case inlineBySpace = "inline-by-space"
        case cocoaTouchSystem = "cocoa-touch-system"
        case colorSets = "color-sets"
        case adaptiveColorSets = "adaptive-color-sets"
    }

    init(_ graph: ProjectGraph) {
        for document in graph.documents {
            for color in document.colors { add(color) }
        }
        let sets = graph.assets.catalogs.flatMap(\.colorSets)
        colorSets = sets.count
        adaptiveColorSets = sets.count(where: \.isAdaptive)
        let known = Set(graph.assets.colorNames)
        missing = named.values.subtracting(known).sorted()
    }

    private mutating func add(_ color: DocumentColor) {
        if color.role == .cache {
            cached += 1
            return
        }
        switch color.spelling {
        case .literal(let literal):
            let value = Self.steps(of: literal.value)
            inline.add(value)
            inlineBySpace[literal.customSpaceName ?? literal.spaceName, default: Count()].add(value)
        case .named(let name): named.add(name)
        case .catalog(let list, let name): catalog.add("\(list) \(name)")
        case .system(let name):
            if color.element["systemColor"] == nil { cocoaTouchSystem.add(name) } else { system.add(name) }
        case .unreadable: break
        }
    }

    /// The color as 8 bits for each channel; a gray one is the same, written as white or as three channels.
    private static func steps(of value: ColorValue) -> String {
        let steps = value.quantized.steps
        let channels = steps.count == 2 ? [steps[0], steps[0], steps[0], steps[1]] : steps
        return channels.map(String.init).joined(separator: ",")
    }
}
