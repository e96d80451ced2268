import Differences
import Foundation
import InterfaceBuilder
import Rendering
import SourceText

/// A scene as an image of a page, with the objects outlined that differ.
struct PageImage {
    let svg: String
    private let picture: Picture
    /// What is said of the objects that differ, by their ids.
    private let marks: [String: String]

    /// - Parameter marks: what is said of the objects that differ, by their ids.
    init(_ picture: Picture, _ marks: [String: String]) {
        svg = picture.svg()
        self.picture = picture
        self.marks = marks
    }

    /// An image of its own, in which nothing can run or load.
    func html(_ title: String, _ time: String) -> String {
        let words = "\(title), \(time)"
        let data = Data(svg.utf8).base64EncodedString()
        var text = "<div class=\"state\" data-time=\"\(time)\"><img loading=\"lazy\" alt=\"\(words.xmlEscaped)\" "
        text += "width=\"\(Int(picture.width.rounded()))\" height=\"\(Int(picture.height.rounded()))\" "
        text += "src=\"data:image/svg+xml;base64,\(data)\"/>"
        let frames = marks.isEmpty ? [:] : picture.objectFrames
        for (id, words) in marks.sorted(by: { $0.key < $1.key }) {
            guard let frame = frames[id] else { continue }
            let place = [
                ("left", frame.x / picture.width), ("top", frame.y / picture.height),
                ("width", frame.width / picture.width), ("height", frame.height / picture.height),
            ].map { "\($0.0):\(Self.percent($0.1))" }.joined(separator: ";")
            text += "<i style=\"\(place)\" title=\"\(words.xmlEscaped)\"></i>"
        }
        return text + "</div>"
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
