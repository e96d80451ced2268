import Foundation
import Testing
import TransformTesting

/// The picture with which the README opens: a scene of the sample app before and after a change, and what `diff` says.
@Suite("The picture of the README")
struct ReadmePictureTests {
    private static let storyboard = "BeanThere/Base.lproj/Main.storyboard"
    private static let changes = [
        (
            #"translatesAutoresizingMaskIntoConstraints="NO" id="wMn-Jy-Bsb""#,
            #"translatesAutoresizingMaskIntoConstraints="NO" hidden="YES" id="wMn-Jy-Bsb""#
        ), (#"title="Add to cart""#, #"title="Order now""#),
        (
            #"red="0.43529411764705883" green="0.30588235294117649" blue="0.21568627450980393""#,
            #"red="0.90980392156862744" green="0.43921568627450979" blue="0.039215686274509803""#
        ), (#"type="system" weight="bold" pointSize="28""#, #"type="system" weight="heavy" pointSize="34""#),
    ]

    @Test("is what render and diff give; renew it with: NIBWRIGHT_UPDATE_FIXTURES=1 swift test --filter ReadmePicture")
    func picture() throws {
        let (before, after) = (try Project.beanThere(), try Project.beanThere())
        let text = before.text(Self.storyboard)
        let start = try #require(text.range(of: "<!--Drink-->")).lowerBound
        let end = try #require(text.range(of: "</scene>", range: start..<text.endIndex)).upperBound
        var scene = String(text[start..<end])
        for (old, new) in Self.changes {
            try #require(scene.contains(old))
            scene = scene.replacing(old, with: new)
        }
        try after.write(text.replacingCharacters(in: start..<end, with: scene), to: Self.storyboard)
        let difference = try Nibwright.run(["diff", before.root, after.root, "--color", "never"]).output
        let lines = difference.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let drawn = try [before, after].map { project in
            try Nibwright.run(["render", project.root, "--scene", "DrinkDetailViewController"]).output
        }
        let picture = try Self.composed(drawn[0], drawn[1], lines.filter { $0.hasPrefix("~") })
        let golden = GoldenFile(path: Repository.folder + "/Docs/Change.svg")
        #expect(try golden.difference(from: picture) == nil)
    }

    private static func composed(_ before: String, _ after: String, _ lines: [String]) throws -> String {
        var parts = [
            ##"<svg xmlns="http://www.w3.org/2000/svg" width="980" height="560" viewBox="0 0 980 560" role="img" "##
                + ##"font-family="-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif">"##,
            "<title>A scene of the sample app before and after a change</title>",
            ##"<rect width="980" height="560" rx="10" fill="#f4f6f8"/>"##,
            caption("before", x: 24), try scene(before, "a", x: 24), caption("after", x: 280),
            try scene(after, "b", x: 280),
            ##"<text x="540" y="34" font-size="14" font-weight="600" fill="#1d2530">nibwright diff main</text>"##,
            ##"<text x="540" y="68" font-size="12.5" fill="#56616e">Main.storyboard, scene “Drink”</text>"##,
        ]
        for (number, line) in lines.enumerated() {
            let words = line.dropFirst(2).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            let y = 96 + number * 26
            parts.append(##"<circle cx="545" cy="\##(y - 4)" r="3.5" fill="#d9822b"/>"##)
            parts.append(##"<text x="556" y="\##(y)" font-size="12.5" fill="#1d2530">\##(words)</text>"##)
        }
        return (parts + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    private static func caption(_ text: String, x: Int) -> String {
        ##"<text x="\##(x)" y="34" font-size="14" font-weight="600" fill="#1d2530">\##(text)</text>"##
    }

    /// A scene as a part of the picture, with ids of its own.
    private static func scene(_ text: String, _ prefix: String, x: Int) throws -> String {
        let body = try #require(text.firstMatch(of: ##/<svg [^>]*viewBox="([^"]*)"[^>]*font-family="([^"]*)">/##))
        let inner = text[body.range.upperBound...].replacing("</svg>", with: "")
            .replacing(##/(id="|url\(#)([ct]\d)/##) { "\($0.1)\(prefix)\($0.2)" }
        let frame = ##"x="\##(x)" y="48" width="226" height="490""##
        return ##"<svg \##(frame) viewBox="\##(body.1)" font-family="\##(body.2)">\##(inner)</svg>"##
            + ##"<rect \##(frame) fill="none" stroke="#c3cad2"/>"##
    }
}
