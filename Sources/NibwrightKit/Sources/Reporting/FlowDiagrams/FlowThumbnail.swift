import Rendering

/// The picture of a scene in its box.
struct FlowThumbnail {
    /// The room between the picture and the lower side of the box.
    static let margin = 10.0
    /// The room for the storyboard's color.
    private static let left = 16.0
    private static let largest = (width: 172.0, height: 300.0)

    private let picture: Picture
    private let scale: Double

    init(_ picture: Picture) {
        self.picture = picture
        scale = min(1, Self.largest.width / max(1, picture.width), Self.largest.height / max(1, picture.height))
    }

    /// The height that it takes.
    var height: Double { picture.height * scale }

    /// The picture in the middle of a box, below its text.
    func lines(in box: SVGBox, below text: Double, number: Int) -> [String] {
        let width = picture.width * scale
        let origin = Point(box.x + Self.left + (box.width - Self.left - Self.margin - width) / 2, box.y + text)
        return [
            picture.svgGroup(at: origin, scale: scale, prefix: "p\(number)-"),
            #"<rect class="frame" x="\#(origin.x.svg)" y="\#(origin.y.svg)" width="\#(width.svg)" "#
                + #"height="\#(height.svg)"/>"#,
        ]
    }
}
