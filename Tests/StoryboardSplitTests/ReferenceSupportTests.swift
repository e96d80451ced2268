import Testing
import TransformKit

@testable import StoryboardSplit

@Suite("Whether storyboard references may be used")
struct ReferenceSupportTests {
    private static func document(
        runtime: String = "iOS.CocoaTouch", toolsVersion: String, deployment: String = "", scene: String = ""
    ) -> String {
        let type = runtime == "MacOSX.Cocoa" ? "Cocoa" : "CocoaTouch"
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.\(type).Storyboard.XIB" version="3.0" toolsVersion="\(toolsVersion)" targetRuntime="\(runtime)">
                <dependencies>
                    <deployment \(deployment)identifier="iOS"/>
                </dependencies>
                <scenes>
                    <scene sceneID="one-SC-001"><objects>\(scene)</objects></scene>
                </scenes>
            </document>

            """
    }

    private func support(_ files: [String: String]) throws -> ReferenceSupport {
        let graph = SplitProject.graph(files)
        return ReferenceSupport(of: try #require(graph.document(at: "Main.storyboard")), in: graph)
    }

    @Test(
        "follows from the Xcode that saved the document, where no project says",
        arguments: [
            ("iOS.CocoaTouch", "17000", true), ("iOS.CocoaTouch", "16097.2", false), ("MacOSX.Cocoa", "21000", true),
            ("MacOSX.Cocoa", "20037", false), ("iOS.CocoaTouch", "x", false),
        ])
    func toolsVersion(runtime: String, version: String, isCertain: Bool) throws {
        let support = try support(["Main.storyboard": Self.document(runtime: runtime, toolsVersion: version)])
        #expect((support == .certain) == isCertain)
        #expect(support.allowsCrossing)
    }

    @Test("follows from a reference that the document has already")
    func reference() throws {
        let scene =
            "<viewControllerPlaceholder storyboardName=\"Other\" id=\"ref-VC-001\" sceneMemberID=\"viewController\"/>"
        #expect(try support(["Main.storyboard": Self.document(toolsVersion: "9000", scene: scene)]) == .certain)
    }

    @Test("is missing where the document says that it builds for iOS 8")
    func builtForOlder() throws {
        let old = try support(["Main.storyboard": Self.document(toolsVersion: "21507", deployment: "version=\"2048\" ")]
        )
        #expect(!old.allowsCrossing)
        guard case .missing(let obstacle) = old else { return }
        #expect(obstacle.code.id == "document-deployment-target" && obstacle.reason.contains("iOS 8.0"))
    }
}
