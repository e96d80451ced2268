import Testing

@Suite("Tabs")
struct TabTests {
    private static func scene(_ content: String) -> String { "<scene><objects>\(content)</objects></scene>" }

    private func tabs(reference: String, other: String) throws -> String {
        let segues = ["one", "two"].map {
            #"<segue destination="\#($0)" kind="relationship" relationship="viewControllers" id="\#($0)-s"/>"#
        }
        var document = RenderedDocument.storyboard(
            Self.scene(
                """
                <tabBarController id="tabs"><tabBar key="tabBar" id="bar"/>
                <connections>\(segues.joined())</connections></tabBarController>
                """)
                + Self.scene(#"<viewController id="one"><tabBarItem key="tabBarItem" title="Home"/></viewController>"#)
                + Self.scene(
                    #"<viewControllerPlaceholder \#(reference) id="two">"#
                        + #"<tabBarItem key="tabBarItem" title="Item"/></viewControllerPlaceholder>"#))
        document.files["Menu.storyboard"] = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
            initialViewController="menu"><scenes>\(Self.scene(other))</scenes></document>
            """
        let renderer = try document.renderer()
        return renderer.picture(of: renderer.scenes[0]).svg()
    }

    @Test("behind a storyboard reference have the item of the scene that it leads to")
    func references() throws {
        let menu = #"<viewController id="menu"><tabBarItem key="tabBarItem" title="Menu"/></viewController>"#
        let found = try tabs(reference: #"storyboardName="Menu""#, other: menu)
        #expect(found.contains(">Home<") && found.contains(">Menu<") && !found.contains(">Item<"))
        let missing = try tabs(reference: #"storyboardName="Elsewhere""#, other: menu)
        #expect(missing.contains(">Home<") && missing.contains(">Item<"))
    }
}
