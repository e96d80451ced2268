import TransformKit

/// A name of an image or color that one document or one place in code uses.
struct AssetUse {
    let name: String
    /// The file that uses it.
    let path: String
    /// The first use.
    let place: Place
    /// The number of objects of the document that use it; 1 in code.
    let count: Int
    /// The document; nil for code.
    let document: IBDocument?
    /// Why another name, or one of another bundle, may be meant; nil where both are certain.
    let doubt: String?

    /// Whether code names it by a symbol or constant, not by a literal.
    var isSymbol = false

    /// ` (3 times in this document)` where there are more than one.
    var others: String { count < 2 ? "" : " (\(count) times in this document)" }
}

extension AssetUse {
    private static let imageAttributes: [StaticString] = [
        "image", "selectedImage", "highlightedImage", "backgroundImage", "landscapeImage", "alternateImage",
        "secondaryImage", "shadowImage", "largeContentSizeImage", "minimumValueImage", "maximumValueImage",
        "trackImage",
        "progressImage",
    ]

    /// The images of each document by first use, without those of the system.
    static func imagesOfDocuments(in graph: ProjectGraph) -> [AssetUse] {
        graph.documents.flatMap { document -> [AssetUse] in
            // The system's, and pictures that old documents carry within themselves.
            let given = Set(
                document.resources.filter { $0.isNamed("image") && ($0["catalog"] != nil || !$0.children.isEmpty) }
                    .compactMap { $0["name"] })
            return uses(in: document) { element in
                guard element["catalog"] == nil, !element.isNamed("accessibilityTraits") else { return [] }
                return imageAttributes.compactMap { element[$0] }.filter { name in
                    !name.isEmpty && !given.contains(name) && !SystemImages.has(name)
                }
            }
        }
    }

    /// The named colors of each document by first use.
    static func colorsOfDocuments(in graph: ProjectGraph) -> [AssetUse] {
        graph.documents.flatMap { document in
            uses(in: document) { element in
                guard element.isNamed("color"), element["catalog"] == nil, let name = element["name"], !name.isEmpty
                else { return [] }
                return [name]
            }
        }
    }

    private static func uses(in document: IBDocument, _ names: (Element) -> [String]) -> [AssetUse] {
        var first: [String: Element] = [:]
        var counts: [String: Int] = [:]
        var order: [String] = []
        for element in document.elements where !element.isInResources {
            for name in names(element) {
                counts[name, default: 0] += 1
                if first[name] == nil {
                    first[name] = element
                    order.append(name)
                }
            }
        }
        return order.compactMap { name in
            first[name].map {
                AssetUse(
                    name: name, path: document.path, place: $0.placeInOwner, count: counts[name] ?? 1,
                    document: document, doubt: nil)
            }
        }
    }

    /// The names of one kind that code gives; where an expression may stand for several, each is one that may be meant.
    static func ofCode(_ kind: CodeReference.Kind, in graph: ProjectGraph) -> [AssetUse] {
        graph.codeReferences(of: kind).filter(\.isExact).flatMap { reference in
            let isPassedOn = passesOn(reference, graph)
            return reference.names.filter { isAssetName($0) && !(isPassedOn && mayBeSymbol($0)) }.map { name in
                AssetUse(
                    name: name, path: reference.path, place: reference.place, count: 1, document: nil,
                    doubt: Doubt.first(
                        (reference.names.count > 1, "the expression may stand for another name"),
                        (reference.namesBundle || asksBundle(reference, graph), "it may be in another bundle"),
                        (isPassedOn, "code may find another where there is none of the name")),
                    isSymbol: !reference.text.contains("\""))
            }
        }
    }

    /// Whether an argument behind the name selects a bundle: `in: bundle`.
    private static func asksBundle(_ reference: CodeReference, _ graph: ProjectGraph) -> Bool {
        guard let source = graph.text(at: reference.path) else { return false }
        let end = min(source.bytes.count, max(0, reference.range.upperBound))
        let behind = source.bytes[end..<min(source.bytes.count, end + 60)].filter { $0 > 0x20 }
        return behind.starts(with: ",in:".utf8) || behind.starts(with: ",bundle:".utf8)
            || behind.starts(with: "inBundle:".utf8)
    }

    /// Whether the name goes to a function of the project's own, or another image stands behind `??`: either may give
    /// an image where the project has none of the name, as `UIImage(named: name) ?? UIImage(systemName: name)` does.
    private static func passesOn(_ reference: CodeReference, _ graph: ProjectGraph) -> Bool {
        guard let source = graph.text(at: reference.path) else { return false }
        let start = min(source.bytes.count, max(0, reference.range.lowerBound))
        let end = min(source.bytes.count, max(start, reference.range.upperBound))
        let before = Array(source.bytes[max(0, start - 60)..<start].filter { $0 > 0x20 })
        let behind = source.bytes[end..<min(source.bytes.count, end + 60)].filter { $0 > 0x20 }
        if behind.starts(with: ")??".utf8) { return true }
        guard let last = before.last, last == UInt8(ascii: "(") || last == UInt8(ascii: ":"),
            reference.language == .swift
        else { return false }
        return !["named:", "Named:", "Image(", "Color(", "Name(", "resource:"].contains {
            before.suffix($0.utf8.count).elementsEqual($0.utf8)
        }
    }

    /// Whether the system's symbols have names like it, as `ellipsis.circle`: a function of the project's own that takes
    /// one asks the system.
    private static func mayBeSymbol(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1 && !["png", "jpg", "jpeg", "pdf", "gif"].contains(parts.last)
            && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 } }
    }

    /// A value of an extension's own initializer, such as `Color("#202020")`, is no name, and no more is a format.
    private static func isAssetName(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix("#") && !name.contains("%") && !SystemImages.has(name)
    }
}

/// Images that AppKit brings.
enum SystemImages {
    /// AppKit gives all of its names one prefix, and an app's icons and launch images are found by theirs.
    static func has(_ name: String) -> Bool {
        ["NS", "AppIcon", "LaunchImage"].contains { name.hasPrefix($0) }
    }
}
