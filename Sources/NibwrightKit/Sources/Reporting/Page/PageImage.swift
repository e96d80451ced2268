import Differences
import Foundation
import InterfaceBuilder
import ProjectFiles
import Rendering
import SourceText

/// A scene as an image of a page, with the objects outlined that differ.
struct PageImage {
    let svg: String
    private let picture: Picture
    /// What is said of the objects that differ, with their frames, by their ids.
    private let outlines: [(frame: Rect, words: String)]

    /// Whether anything in it is outlined.
    var hasOutlines: Bool { !outlines.isEmpty }

    /// - Parameter marks: what is said of the objects that differ, by their ids.
    init(_ picture: Picture, _ marks: [String: String]) {
        svg = picture.svg()
        self.picture = picture
        let frames = marks.isEmpty ? [:] : picture.objectFrames
        outlines = marks.sorted { $0.key < $1.key }.compactMap { id, words in frames[id].map { ($0, words) } }
    }

    /// An image of its own, in which nothing can run or load.
    func html(_ title: String, _ time: String) -> String {
        let words = "\(title), \(time)"
        let data = Data(svg.utf8).base64EncodedString()
        var text = "<div class=\"state\" data-time=\"\(time)\"><img loading=\"lazy\" alt=\"\(words.xmlEscaped)\" "
        text += "width=\"\(Int(picture.width.rounded()))\" height=\"\(Int(picture.height.rounded()))\" "
        text += "src=\"data:image/svg+xml;base64,\(data)\"/>"
        for (frame, words) in outlines {
            let place = [
                ("left", frame.x / picture.width), ("top", frame.y / picture.height),
                ("width", frame.width / picture.width), ("height", frame.height / picture.height),
            ].map { "\($0.0):\(Self.percent($0.1))" }.joined(separator: ";")
            text += "<i style=\"\(place)\" title=\"\(Self.lines(words))\"></i>"
        }
        return text + "</div>"
    }

    /// The lines of a tooltip, whose breaks an attribute keeps only as references.
    private static func lines(_ text: String) -> String {
        text.split(separator: "\n").map { String($0).xmlEscaped }.joined(separator: "&#10;")
    }

    private static func percent(_ part: Double) -> String {
        guard part.isFinite else { return "0%" }
        return "\(Double((min(max(part, -1), 2) * 10000).rounded()) / 100)%"
    }
}

/// What is said of objects that differ, by document and id, on one side of a comparison.
struct ObjectMarks {
    private let words: [String: [String: String]]

    init(_ differences: [Difference], _ side: KeyPath<Difference, Place?>) {
        var words: [String: [String: String]] = [:]
        for difference in differences {
            // Where a scene or a document comes, goes or moves, everything in it would be outlined.
            guard let place = difference[keyPath: side], let id = place.objectID,
                ![.file, .scene, .target].contains(difference.topic)
            else { continue }
            words[place.path, default: [:]][id, default: ""] += "\(difference.sentence)\n"
        }
        self.words = words
    }

    func inDocument(_ path: String) -> [String: String] { words[path] ?? [:] }
}

/// The objects of which somebody meant a difference, on one side of a comparison: pictures of others are no pair.
struct MeantObjects {
    private let ids: [String: Set<String>]
    /// Documents of which something differs that is in no scene.
    private let wholePaths: Set<String>
    /// Whether a color of a catalog differs, which any scene may show.
    private let hasColors: Bool

    /// - Parameter isForMoved: for scenes that are in another document now, whose ways to others differ by that alone.
    init(_ differences: [Difference], _ side: KeyPath<Difference, Place?>, isForMoved: Bool) {
        var ids: [String: Set<String>] = [:]
        var wholePaths: Set<String> = []
        for difference in differences {
            if isForMoved, [.scene, .connection, .segue].contains(difference.topic) { continue }
            guard let place = difference[keyPath: side] else { continue }
            if let id = place.objectID {
                ids[place.path, default: []].insert(id)
            } else if difference.topic != .file {
                wholePaths.insert(place.path)
            }
        }
        self.ids = ids
        self.wholePaths = wholePaths
        hasColors = differences.contains { difference in
            difference.topic == .color && ProjectFileKind(path: difference.path) == .assetContents
        }
    }

    /// Whether somebody meant a difference of one of the objects of a scene or document.
    func contain(_ objects: Set<String>, in path: String) -> Bool {
        hasColors || wholePaths.contains(path) || ids[path].map { !$0.isDisjoint(with: objects) } ?? false
    }
}
