import Foundation
import InterfaceBuilder
import ProjectFiles
import ProjectGraph
import SourceText

/// A picture out of a file, with its bytes.
public struct EmbeddedImage: Hashable, Sendable {
    /// The rectangle that it fills.
    public let frame: Rect
    /// The bytes as `data:image/png;base64,…`.
    public let dataURI: String
    /// Whether it keeps its proportions, with room left at two sides.
    public let keepsAspect: Bool
    /// The color that takes the place of all of its colors; nil for an image that is shown as it is.
    public let tint: Paint?
}

/// An image that a document names.
struct NamedImage {
    let name: String
    /// Whether it is a symbol of the system.
    let isSymbol: Bool
    /// The size in points; nil where neither the document nor a file tells.
    let size: ScreenSize?
    /// The bytes as `data:image/png;base64,…`; nil where there is no file that a picture can hold.
    let dataURI: String?
    /// The lines and areas of a drawing; nil where there is none.
    var vector: VectorImage?
    /// Whether its catalog says that only its shape counts, and the tint is its color; nil where it leaves that open.
    var isTemplate: Bool?
}

/// Finds the images that a document names in the catalogs and folders of its project.
final class ImageSource {
    private let document: IBDocument
    private let graph: ProjectGraph?
    private let isDark: Bool
    /// The bytes of the largest file: beyond, a placeholder with the name is drawn.
    private let largestImage: Int
    private let bytes: (String) -> [UInt8]?
    private let resources: [String: Element]
    private var known: [String: NamedImage] = [:]
    private var embedded = 0

    /// Bytes of all images of a document's pictures.
    private static let largestTotal = 6_000_000
    /// Bytes of a file that may be a drawing of lines and areas.
    private static let largestDrawing = 400_000

    init(
        _ document: IBDocument, _ graph: ProjectGraph?, _ options: RenderOptions, bytes: @escaping (String) -> [UInt8]?
    ) {
        self.document = document
        self.graph = graph
        isDark = options.isDark
        largestImage = options.largestImage
        self.bytes = bytes
        resources = Dictionary(
            document.resources.filter { $0.isNamed("image") }.map { ($0["name"] ?? "", $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The image of a name.
    ///
    /// - Parameter catalog: `system` for a symbol.
    func image(named name: String, catalog: String?) -> NamedImage {
        let key = (catalog ?? "") + "/" + name
        if let image = known[key] { return image }
        let image = read(name, isSymbol: catalog == "system" || resources[name]?["catalog"] == "system")
        known[key] = image
        return image
    }

    private func read(_ name: String, isSymbol: Bool) -> NamedImage {
        let resource = resources[name]
        let listed = resource.flatMap { entry in
            entry.number("width").flatMap { width in
                entry.number("height").map { ScreenSize(width: min(5000, width), height: min(5000, $0)) }
            }
        }
        let isAppKitImage = document.kind.platform == .macOS && SymbolPaths.symbol(ofAppKitImage: name) != nil
        if isSymbol || isAppKitImage { return NamedImage(name: name, isSymbol: true, size: nil, dataURI: nil) }
        for file in candidates(name) {
            guard let data = bytes(file.path), !data.isEmpty else { continue }
            if data.count <= Self.largestDrawing, let vector = VectorImage(pdf: data) {
                return NamedImage(
                    name: name, isSymbol: false, size: listed ?? vector.size, dataURI: nil, vector: vector,
                    isTemplate: file.isTemplate)
            }
            guard data.count <= largestImage, embedded + data.count <= Self.largestTotal, let format = ImageFormat(data)
            else { continue }
            embedded += data.count
            let pixels = format.size(of: data)
            let size = pixels.map { ScreenSize(width: $0.width / file.scale, height: $0.height / file.scale) }
            let uri = "data:\(format.mediaType);base64,\(Data(data).base64EncodedString())"
            return NamedImage(
                name: name, isSymbol: false, size: listed ?? size, dataURI: uri, isTemplate: file.isTemplate)
        }
        return NamedImage(name: name, isSymbol: false, size: listed, dataURI: nil)
    }

    // MARK: Files

    private struct Candidate {
        let path: String
        let scale: Double
        var isTemplate: Bool?
    }

    private func candidates(_ name: String) -> [Candidate] {
        let paths = graph?.assets.images(named: name, from: document.path)?.paths ?? []
        let sets = paths.filter { $0.hasSuffix(".imageset") || $0.hasSuffix(".symbolset") }
        if let set = sets.first { return files(inSet: set) }
        let listed = paths.map { Candidate(path: $0, scale: Self.scale(ofFile: $0)) }
            .sorted { (Self.preference($0.scale), $0.path) < (Self.preference($1.scale), $1.path) }
        return listed.isEmpty ? filesBeside(name) : listed
    }

    /// Where an image file outside of catalogs usually lies; a project's other files are not listed.
    private func filesBeside(_ name: String) -> [Candidate] {
        guard !name.contains("/"), !name.contains("\0") else { return [] }
        let parts = name.split(separator: ".")
        let known = ["png", "jpg", "jpeg", "gif", "svg", "pdf"]
        let ending = parts.count > 1 ? parts.last.map { $0.lowercased() } : nil
        let hasEnding = ending.map(known.contains) ?? false
        let stem = hasEnding ? name.dropLast((ending?.count ?? 0) + 1) : name[...]
        var folder = document.path.split(separator: "/").dropLast().map(String.init)
        var found: [Candidate] = []
        for _ in 0..<4 {
            let base = folder.isEmpty ? "" : folder.joined(separator: "/") + "/"
            for inner in ["", "Images/", "Resources/"] {
                for (suffix, scale) in [("@2x", 2.0), ("", 1), ("@3x", 3)] {
                    for type in hasEnding ? [ending ?? "png"] : ["png", "jpg", "pdf"] {
                        found.append(Candidate(path: "\(base)\(inner)\(stem)\(suffix).\(type)", scale: scale))
                    }
                }
            }
            if folder.isEmpty { break }
            folder.removeLast()
        }
        return found
    }

    /// The files of an image set that fit the appearance, the best one first.
    private func files(inSet set: String) -> [Candidate] {
        let path = set + "/Contents.json"
        guard let data = bytes(path), case .success(let root) = JSONNode.read(SourceText(path: path, bytes: data))
        else {
            return []
        }
        let intent = root["properties"]?["template-rendering-intent"]?.string
        let isTemplate = intent == "template" ? true : (intent == "original" ? false : nil)
        var ranked: [(rank: Int, file: Candidate)] = []
        for entry in root["images"]?.elements ?? root["symbols"]?.elements ?? [] {
            guard let name = entry["filename"]?.string, !name.contains("/") else { continue }
            let looks = entry["appearances"]?.elements.compactMap { $0["value"]?.string } ?? []
            guard looks.isEmpty || looks == [isDark ? "dark" : "light"] else { continue }
            let scale = entry["scale"]?.string.flatMap { Double($0.dropLast()) } ?? 1
            let isUniversal = entry["idiom"]?.string.map { $0 == "universal" || $0 == "iphone" } ?? true
            let rank = (looks.isEmpty ? 100 : 0) + (isUniversal ? 0 : 10) + Self.preference(scale)
            ranked.append((rank, Candidate(path: set + "/" + name, scale: max(1, scale), isTemplate: isTemplate)))
        }
        return ranked.sorted { ($0.rank, $0.file.path) < ($1.rank, $1.file.path) }.map(\.file)
    }

    /// Two pixels a point look well and stay small.
    private static func preference(_ scale: Double) -> Int { scale == 2 ? 0 : (scale == 3 ? 1 : 2) }

    private static func scale(ofFile path: String) -> Double {
        path.contains("@3x") ? 3 : (path.contains("@2x") ? 2 : 1)
    }
}
