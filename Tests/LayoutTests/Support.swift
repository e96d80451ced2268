import InterfaceBuilder
import Layout
import SourceText
import Testing

/// A storyboard of one scene whose root view holds the text; see `layout`.
func storyboard(
    _ content: String, size: (Double, Double) = (375, 667), root: String = "", controller: String = "",
    document: String = ""
) throws -> IBDocument {
    let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <scenes><scene sceneID="scene"><objects>
                <viewController id="controller" sceneMemberID="viewController">
                    <view key="view" id="root" \(root)>
                        <rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        \(content)
                    </view>
                    \(controller)
                </viewController>
            </objects></scene></scenes>
            \(document)
        </document>
        """
    return try IBDocument.read(SourceText(path: "Kitchen.storyboard", bytes: Array(text.utf8))).get()
}

/// The layout of the storyboard's root view; the canvas's own environment, changed where the test wants another.
func layout(_ document: IBDocument, change: (inout LayoutEnvironment) -> Void = { _ in }) throws -> SceneLayout {
    let root = try #require(document.object(id: "root"))
    var environment = LayoutEnvironment(canvasOf: root)
    change(&environment)
    return SceneLayout(of: root, in: environment)
}

extension SceneLayout {
    /// The view of this id; the test fails where there is none.
    func view(_ id: String) throws -> ViewLayout {
        try #require(views.first { $0.element.id == id }, "no view \(id)")
    }

    /// The frame of the view of this id, as `[x, y, width, height]`.
    func frame(_ id: String) throws -> [Double] {
        let frame = try view(id).frame
        return [frame.x, frame.y, frame.width, frame.height]
    }
}

/// Whether all numbers agree to a millionth.
func near(_ left: [Double], _ right: [Double]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-6 }
}
