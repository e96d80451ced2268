import Differences
import Merging
import SourceText
import Testing

@Suite("documents without noise")
struct TidyTests {
    private static let label = "<label text=\"Log in\" id=\"a\"/>"
    private static let framed =
        "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\">\n    <rect key=\"frame\" x=\"1\" y=\"1\" width=\"9\" height=\"9\"/>\n</view>"

    private func tidied(
        _ old: String, _ new: String, takingOut kinds: Set<Noise> = Set(Noise.allCases)
    ) throws -> (text: String, takenOut: [Noise: Int]) {
        let sources = [old, new].map { SourceText(path: "Main.storyboard", $0) }
        let tidied = try TidiedDocument.tidied(from: sources[0], to: sources[1], takingOut: kinds)
        return (String(decoding: tidied.bytes, as: UTF8.self), tidied.takenOut)
    }

    @Test func `a document in which nothing was meant is as it was`() throws {
        let old = storyboard(Self.framed, root: "<image name=\"i\" width=\"2\" height=\"2\"/>")
        let new = old.replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"22000\"")
            .replacing("x=\"10\" y=\"20\"", with: "x=\"-40\" y=\"7\"").replacing("width=\"9\"", with: "width=\"9.5\"")
            .replacing("id=\"v\"", with: "misplaced=\"YES\" id=\"v\"").replacing("width=\"2\"", with: "width=\"3\"")
            .replacing("    <scenes>", with: "    <device id=\"retina6_1\" orientation=\"portrait\"/>\n    <scenes>")
        let tidied = try tidied(old, new)
        #expect(tidied.text == old)
        #expect(
            tidied.takenOut == [
                .toolsVersion: 1, .canvasPlace: 1, .decidedFrame: 1, .layoutMark: 1, .cachedResource: 1,
                .canvasDevice: 1,
            ])
        #expect(try self.tidied(old, old).takenOut.isEmpty)
    }

    @Test func `what was meant stays, byte for byte, beside what was not`() throws {
        let old = storyboard(Self.label)
        let meant = old.replacing("\"Log in\"", with: "\"Sign in\" tag=\"4\"")
            .replacing("<label", with: "<switch id=\"s\"/>\n                            <label")
        let new = meant.replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"22000\"")
        #expect(try tidied(old, new).text == meant)
        #expect(try tidied(old, meant).takenOut.isEmpty)
    }

    @Test func `frames stay in a scene in which something was meant, since they may follow`() throws {
        let old = storyboard(Self.framed + "\n" + Self.label)
        let new = old.replacing("width=\"9\"", with: "width=\"30\"").replacing("Log in", with: "Log in with a name")
            .replacing("x=\"10\" y=\"20\"", with: "x=\"-40\" y=\"7\"")
        let tidied = try tidied(old, new)
        #expect(tidied.text == new.replacing("x=\"-40\" y=\"7\"", with: "x=\"10\" y=\"20\""))
        #expect(tidied.takenOut == [.canvasPlace: 1])
    }

    @Test func `a frame that only was rounded goes, whatever else was meant`() throws {
        let old = storyboard(Self.framed + "\n" + Self.label)
        let meant = old.replacing("Log in", with: "Log in with a name")
        let rounded = try tidied(old, meant.replacing("width=\"9\"", with: "width=\"9.5\""))
        #expect(rounded.text == meant && rounded.takenOut == [.decidedFrame: 1])
        let moved = meant.replacing("width=\"9\"", with: "width=\"9.6\"")
        #expect(try tidied(old, moved).text == moved)
    }

    @Test func `a list that Xcode sorts has its order back, and one that a user sees keeps the new one`() throws {
        func version(_ outlets: [String], _ views: [String]) -> String {
            storyboard(
                views.map { "<view id=\"\($0)\"/>" }.joined(separator: "\n"),
                connections: outlets.map { "<outlet property=\"\($0)\" destination=\"x\" id=\"o-\($0)\"/>" }
                    .joined(separator: "\n"))
        }
        let tidied = try tidied(version(["p", "q"], ["x", "y"]), version(["q", "p"], ["y", "x"]))
        #expect(tidied.text == version(["p", "q"], ["y", "x"]))
        #expect(tidied.takenOut == [.fileOrder: 1])
    }

    @Test func `an image that a view needs now is listed, and one that none needs any more is not`() throws {
        func version(_ name: String) -> String {
            storyboard(
                "<imageView image=\"\(name)\" id=\"i\"/>", root: "<image name=\"\(name)\" width=\"1\" height=\"1\"/>")
        }
        #expect(try tidied(version("a"), version("b")).text == version("b"))
    }

    @Test func `kinds that are not asked for stay`() throws {
        let old = storyboard(Self.label)
        let new = storyboard(Self.label, toolsVersion: "22000", canvas: "40")
        #expect(
            try tidied(old, new, takingOut: [.toolsVersion]).text
                == storyboard(Self.label, canvas: "40"))
        #expect(try tidied(old, new, takingOut: []).text == new)
    }

    @Test func `attributes in another order and other ends of lines are as they were`() throws {
        let old = storyboard("<label opaque=\"NO\" text=\"Log in\" id=\"a\"/>")
        let new = old.replacing("opaque=\"NO\" text=\"Log in\"", with: "text=\"Log in\"  opaque=\"NO\"")
            .replacing("\n", with: "\r\n")
        #expect(try tidied(old, new).text == old)
    }

    @Test func `documents that cannot be compared are not tidied`() {
        #expect(throws: MergeObstacle.self) { try tidied(storyboard(Self.label), "<document") }
    }
}
