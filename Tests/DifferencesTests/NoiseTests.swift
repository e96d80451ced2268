import Foundation
import Differences
import Testing

@Suite("differences that nobody meant")
struct NoiseTests {
    private func noise(_ old: String, _ new: String) -> [Noise?] {
        let found = differences(["Main.storyboard": old], ["Main.storyboard": new])
        #expect(found.meant.isEmpty, "\(found.meant.map(\.sentence))")
        return found.noise.map(\.noise)
    }

    private static let plain = signIn("<label text=\"A\" id=\"a\"/>")

    @Test func `versions of tools`() {
        #expect(noise(Self.plain, signIn("<label text=\"A\" id=\"a\"/>", toolsVersion: "22154")) == [.toolsVersion])
    }

    @Test func `the canvas and its device`() {
        #expect(noise(Self.plain, Self.plain.replacing("x=\"10\"", with: "x=\"11\"")) == [.canvasPlace])
        #expect(noise(Self.plain, Self.plain.replacing("retina6_1", with: "retina5_9")) == [.canvasDevice])
    }

    @Test func `frames that constraints decide, and those that they do not`() {
        let label = """
            <label text="A" %id="a"><rect key="frame" x="0" y="0" width="10" height="10"/></label>
            """
        func moved(_ text: String) -> String { text.replacing("width=\"10\"", with: "width=\"12\"") }
        let tied = signIn(label.replacing("%", with: "translatesAutoresizingMaskIntoConstraints=\"NO\" "))
        #expect(noise(tied, moved(tied)) == [.decidedFrame])
        let free = signIn(label.replacing("%", with: ""))
        #expect(
            sentences(from: free, to: moved(free)) == [
                "scene “Sign in” · label “A”: frame (0, 0) 10 × 10 is now (0, 0) 12 × 10"
            ])
    }

    @Test func `marks of the layout and cached resources`() {
        let marked = signIn("<label misplaced=\"YES\" text=\"A\" id=\"a\"/>")
        #expect(noise(Self.plain, marked) == [.layoutMark])
        let old = signIn("", root: "<resources><image name=\"cup\" width=\"10\" height=\"10\"/></resources>")
        #expect(noise(old, old.replacing("width=\"10\"", with: "width=\"20\"")) == [.cachedResource])
    }

    @Test func `the order of scenes in the file`() {
        let second = signIn("", beside: detail())
        let scenes = second.components(separatedBy: "<scenes>")[1].components(separatedBy: "</scenes>")[0]
        let parts = scenes.components(separatedBy: "</scene>").filter { $0.contains("<scene ") }.map { $0 + "</scene>" }
        let turned = second.replacing(scenes, with: parts.reversed().joined())
        #expect(noise(second, turned).allSatisfy { $0 == .fileOrder })
    }

    @Test func `the module that comes with a class`() {
        let before = signIn("<view id=\"v\"/>")
        let after = signIn(
            "<view id=\"v\" customClass=\"Header\" customModule=\"App\" customModuleProvider=\"target\"/>")
        #expect(
            sentences(from: before, to: after) == ["scene “Sign in” · view of class Header: class is now Header"])
    }

    @Test func `the class of a xib's owner is meant, although every xib has an owner`() {
        let xib = { (name: String) in
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)"/></objects>
            </document>
            """
        }
        let found = differences(["Cup.xib": xib("Cup")], ["Cup.xib": xib("Mug")])
        #expect(found.meant.map(\.sentence) == ["File's Owner: class Cup is now Mug"])
    }
}
