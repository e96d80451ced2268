import Colorimetry
import ProjectGraph

/// The palettes for programs; `Docs/Palette.md` says what each key means.
enum PaletteJSON {
    static func text(_ report: PaletteReport) throws -> String { try JSONReport.encode(PaletteRecord(report)) }
}

private struct PaletteRecord: Encodable {
    let mergeWithin: Double
    let path: String
    let projects: [SectionRecord]
    let totals: PaletteTotals
    let unreadDocuments: Int
    let version = PaletteSchema.whole.version

    enum CodingKeys: String, CodingKey {
        case path, projects, totals, version
        case mergeWithin = "merge-within"
        case unreadDocuments = "unread-documents"
    }

    init(_ report: PaletteReport) {
        mergeWithin = report.distance
        path = report.root
        projects = report.sections.map(SectionRecord.init)
        totals = report.totals
        unreadDocuments = report.unreadDocumentCount
    }
}

private struct SectionRecord: Encodable {
    let clusters: [ClusterRecord]
    let colorSets: [SetRecord]
    let colors: [ColorRecord]
    let contrasts: [TextContrastRecord]
    let folder: String
    let missingNames: [MissingRecord]
    let nearDuplicates: [PairRecord]
    let systemColors: [SystemRecord]
    let totals: PaletteTotals

    enum CodingKeys: String, CodingKey {
        case clusters, colors, contrasts, folder, totals
        case colorSets = "color-sets"
        case missingNames = "missing-names"
        case nearDuplicates = "near-duplicates"
        case systemColors = "system-colors"
    }

    init(_ section: PaletteSection) {
        let unused = Set(section.unusedSets.map(\.path))
        clusters = section.clusters.map(ClusterRecord.init)
        contrasts = section.contrasts.map(TextContrastRecord.init)
        colorSets = section.scope.sets.map { SetRecord($0, isUnused: unused.contains($0.path)) }
        colors = zip(section.scope.colors, section.nearestNames).map(ColorRecord.init)
        folder = section.scope.folder
        missingNames = section.scope.missing.map(MissingRecord.init)
        nearDuplicates = section.pairs.map {
            PairRecord(colors: [$0.first, $0.second], distance: $0.distance.rounded(toDigits: 4))
        }
        systemColors = section.scope.systemColors.map(SystemRecord.init)
        totals = section.totals
    }
}

/// Two colors by their places in `colors`.
private struct PairRecord: Encodable {
    let colors: [Int]
    let distance: Double
}

/// Colors by their places in `colors`.
private struct ClusterRecord: Encodable {
    let color: Int
    let others: [OtherRecord]

    struct OtherRecord: Encodable {
        let color: Int
        let distance: Double
    }

    init(_ cluster: PaletteCluster) {
        color = cluster.color
        others = cluster.others.map { OtherRecord(color: $0.place, distance: $0.distance.rounded(toDigits: 4)) }
    }
}

private struct TextContrastRecord: Encodable {
    let background: String
    let dark: Bool
    let large: Bool
    let level: String?
    let low: Bool
    let places: [String]
    let ratio: Double
    let text: String

    init(_ contrast: PaletteTextContrast) {
        background = contrast.background
        dark = contrast.isDark
        large = contrast.isLarge
        level = contrast.contrast.level
        low = contrast.isLow
        places = contrast.places.map { "\($0)" }
        ratio = contrast.contrast.ratio
        text = contrast.text
    }
}

private struct ValueRecord: Encodable {
    let alpha: Double
    let approximated: Bool
    let colorSpace: String
    let components: [String: Double]
    let hex: String

    enum CodingKeys: String, CodingKey {
        case alpha, approximated, components, hex
        case colorSpace = "color-space"
    }

    init(_ value: ColorValue) {
        alpha = value.alpha.rounded(toDigits: 4)
        approximated = value.caveat != nil
        colorSpace = value.space.rawValue
        let numbers = value.components.map { $0.rounded(toDigits: 4) }
        components = Dictionary(zip(value.space.componentNames, numbers), uniquingKeysWith: { first, _ in first })
        hex = value.hex
    }
}

private struct ContrastRecord: Encodable {
    let level: String?
    let ratio: Double

    init(_ contrast: PaletteContrast) {
        level = contrast.level
        ratio = contrast.ratio
    }
}

private struct ColorRecord: Encodable {
    let code: Int
    let contrast: [String: ContrastRecord]
    let documents: [DocumentRecord]
    let inline: Int
    let named: Int
    let names: [NameRecord]
    let nearestName: String
    let roles: [RoleRecord]
    let value: ValueRecord

    enum CodingKeys: String, CodingKey {
        case code, contrast, documents, inline, named, names, roles, value
        case nearestName = "nearest-name"
    }

    struct DocumentRecord: Encodable {
        let inline: Int
        let named: Int
        let path: String
    }

    struct NameRecord: Encodable {
        let appearance: String?
        let name: String
        let path: String
    }

    struct RoleRecord: Encodable {
        let count: Int
        let name: String
    }

    init(_ color: PaletteColor, nearestName: String) {
        code = color.codeCount
        contrast = ["white": color.value.contrastOnWhite, "black": color.value.contrastOnBlack]
            .compactMapValues { $0.map(ContrastRecord.init) }
        documents = color.documents.map {
            DocumentRecord(inline: $0.inlineCount, named: $0.namedCount, path: $0.path)
        }
        inline = color.inlineCount
        named = color.namedCount
        names = color.names.map { NameRecord(appearance: $0.appearance, name: $0.set.name, path: $0.set.path) }
        self.nearestName = nearestName
        roles = color.roles.map { RoleRecord(count: $0.count, name: $0.name) }
        value = ValueRecord(color.value)
    }
}

private struct SetRecord: Encodable {
    let appearances: [AppearanceRecord]
    let code: Int
    let name: String
    let named: Int
    let path: String
    let reference: String?
    let unused: Bool
    let value: ValueRecord?

    struct AppearanceRecord: Encodable {
        let reference: String?
        let title: String
        let value: ValueRecord?
    }

    init(_ set: PaletteSet, isUnused: Bool) {
        appearances = set.appearances.map {
            AppearanceRecord(reference: $0.reference, title: $0.title, value: $0.value.map(ValueRecord.init))
        }
        code = set.codeCount
        name = set.name
        named = set.documentCount
        path = set.path
        reference = set.reference
        unused = isUnused
        value = set.value.map(ValueRecord.init)
    }
}

private struct SystemRecord: Encodable {
    let cached: ValueRecord?
    let count: Int
    let documents: [String]
    let list: String?
    let name: String

    init(_ color: PaletteSystemColor) {
        cached = color.cached.map(ValueRecord.init)
        count = color.count
        documents = color.documents
        list = color.list
        name = color.name
    }
}

private struct MissingRecord: Encodable {
    let cached: ValueRecord?
    let code: [String]
    let count: Int
    let documents: [String]
    let name: String

    init(_ missing: PaletteMissingName) {
        cached = missing.cached.map(ValueRecord.init)
        code = missing.code
        count = missing.count
        documents = missing.documents
        name = missing.name
    }
}

extension Double {
    fileprivate func rounded(toDigits digits: Int) -> Double {
        let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
        return (self * scale).rounded() / scale
    }
}
