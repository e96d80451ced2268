import InterfaceBuilder
import SourceText
import Testing

@Suite("Reading a document")
struct ReadingTests {
    @Test(
        "Type and target runtime name the kind",
        arguments: [
            ("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "iOS.CocoaTouch", "iOS storyboard"),
            ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "iOS.CocoaTouch", "iOS xib"),
            ("com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB", "iOS.CocoaTouch.iPad", "iOS xib"),
            ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "MacOSX.Cocoa", "macOS storyboard"),
            ("com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa", "macOS xib"),
            ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "AppleTV", "tvOS storyboard"),
            ("com.apple.InterfaceBuilder.AppleTV.XIB", "AppleTV", "tvOS xib"),
            ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit", "watchOS storyboard"),
        ])
    func kinds(type: String, runtime: String, expected: String) throws {
        let text = Fixture.wrapping("", attributes: " type=\"\(type)\" targetRuntime=\"\(runtime)\"")
        let kind = try document(text).kind
        #expect(kind.description == expected)
        #expect(kind.isIPadOnly == runtime.hasSuffix("iPad"))
    }

    @Test("A hand-made document without a type goes by its file name")
    func kindByName() throws {
        #expect(try document(Fixture.wrapping("")).kind.form == .storyboard)
        #expect(try document(Fixture.wrapping(""), path: "Cell.xib").kind.form == .xib)
    }

    @Test("Scenes come with id, comment, controller, exit and place on the canvas")
    func scenes() throws {
        let scenes = try document(Fixture.storyboard).scenes
        #expect(scenes.map(\.id) == ["scn-AA-001", "scn-BB-001", "scn-CC-001"])
        #expect(scenes.map(\.comment?.text) == ["Orders", "Order List", "payment"])
        #expect(scenes.map(\.controller?.id) == ["nav-AA-001", "lst-BB-001", nil])
        #expect(scenes.map(\.exit?.id) == [nil, "ext-BB-001", nil])
        #expect(scenes[1].canvasLocation?.x == 620)
        #expect(scenes[0].canvasLocation?.y == 64.5)
        #expect(scenes[2].canvasLocation == nil)
        #expect(scenes[1].topLevelObjects.count == 4)
    }

    @Test("A comment belongs to the scene right behind it and to no other")
    func commentBelongsToItsScene() throws {
        let scenes = """
                <scenes>
                    <!--First-->
                    <scene sceneID="one"><objects/></scene>
                    <scene sceneID="two"><objects/></scene>
                </scenes>
            """
        #expect(try document(Fixture.wrapping(scenes)).scenes.map(\.comment?.text) == ["First", nil])
    }

    @Test("Storyboard references give name and identifier")
    func references() throws {
        let storyboard = try document(Fixture.storyboard)
        let reference = try #require(storyboard.scenes[2].storyboardReference)
        #expect(reference.storyboardName == "Payment")
        #expect(reference.referencedIdentifier == "payment")
        #expect(reference.bundleIdentifier == nil)
        #expect(storyboard.scenes[1].storyboardReference == nil)
    }

    @Test("Connections know kind, source and destination")
    func connections() throws {
        let storyboard = try document(Fixture.storyboard)
        #expect(
            storyboard.connections.map(\.kind)
                == [.segue, .action, .segue, .outlet, .outletCollection, .segue])
        let action = storyboard.connections[1]
        #expect(action.source?.id == "btn-BB-001")
        #expect(action.destination?.id == "lst-BB-001")
        #expect(action.selector == "order:")
        #expect(storyboard.connections[3].property == "priceLabel")
        #expect(storyboard.connections[3].place.objectID == "out-BB-001")
    }

    @Test("An action's receiver may be written as target")
    func actionTarget() throws {
        let text = Fixture.wrapping(
            "<button id=\"a\"><connections><action selector=\"go:\" target=\"-1\" id=\"b\"/></connections></button>")
        #expect(try document(text).connections.first?.destinationID == "-1")
    }

    @Test("Tie-breakers are not segues")
    func tieBreakers() throws {
        let storyboard = try document(Fixture.storyboard)
        #expect(storyboard.segues.map { $0.element.id } == ["rel-AA-001", "sgu-BB-001", "unw-BB-001"])
    }

    @Test("Segues tell navigation from containment and unwinding")
    func segues() throws {
        let segues = try document(Fixture.storyboard).segues
        #expect(segues.map(\.isNavigation) == [false, true, false])
        #expect(segues[0].relationship == "rootViewController")
        #expect(segues[1].identifier == "showPayment")
        #expect(segues[2].identifier == nil, "an empty identifier is none")
        #expect(segues[2].unwindAction == "unwindToList:")
    }

    @Test("The commit segue of a peek and pop belongs to the cell and has no kind")
    func peekAndPop() throws {
        let text = Fixture.wrapping(
            """
                <tableViewCell id="cel-AA-001">
                    <connections>
                        <segue destination="dst-AA-001" kind="show" id="sgu-AA-001">
                            <segue key="commit" inheritsFrom="parent" id="com-AA-001"/>
                            <segue key="preview" inheritsFrom="commit" id="pre-AA-001"/>
                        </segue>
                    </connections>
                </tableViewCell>
            """)
        let segues = try document(text).segues
        #expect(segues.map(\.kind) == ["show", nil, nil])
        #expect(segues.allSatisfy { $0.connection.source?.id == "cel-AA-001" })
        #expect(segues.map(\.isNavigation) == [true, false, false])
    }

    @Test("Custom classes say whether their module is inherited from the target")
    func customClasses() throws {
        let list = try document(Fixture.storyboard).require("lst-BB-001")
        #expect(list.customClass == "OrderListController")
        #expect(list.customModule == "Cafe")
        #expect(list.inheritsModuleFromTarget)
        #expect(list.storyboardIdentifier == "OrderList")
        let owner = try document(Fixture.xib, path: "Cup.xib").require("-1")
        #expect(owner.customClass == "CupView")
        #expect(owner.customModule == nil)
        #expect(owner.inheritsModuleFromTarget)
    }

    @Test("Placeholders are told apart")
    func placeholders() throws {
        let xib = try document(Fixture.xib, path: "Cup.xib")
        #expect(xib.topLevelObjects.map(\.isPlaceholder) == [true, true, false, false])
        #expect(xib.topLevelObjects.map(\.isFilesOwner) == [true, false, false, false])
        #expect(xib.topLevelObjects.map(\.isFirstResponder) == [false, true, false, false])
        #expect(xib.topLevelObjects[3].isGestureRecognizer)
        #expect(xib.topLevelObjects[3].interfaceBuilderName == "Long Press Gesture Recognizer")
        #expect(xib.scenes.isEmpty)
    }

    @Test("Runtime attributes, variations and constraints hang on their object")
    func objectParts() throws {
        let storyboard = try document(Fixture.storyboard)
        let label = try storyboard.require("lbl-BB-001")
        #expect(label.userDefinedRuntimeAttributes.map { $0["keyPath"] } == ["layer.cornerRadius"])
        let view = try storyboard.require("vew-BB-001")
        #expect(view.constraints.map(\.id) == ["cst-BB-001", "cst-BB-003"])
        #expect(view.variations.map { $0["key"] } == ["default"])
        #expect(view.constraints[1].variations.map { $0["constant"] } == ["8"])
    }

    @Test("Resources and capabilities are listed")
    func resources() throws {
        let storyboard = try document(Fixture.storyboard)
        #expect(storyboard.resources.map { $0["name"] } == ["cup", "systemBackgroundColor"])
        #expect(storyboard.capabilities.count == 2)
        #expect(storyboard.capabilities.first?.name == "Safe area layout guides")
        #expect(storyboard.capabilities.first?.minimumToolsVersion == "9.0")
        #expect(storyboard.initialViewController?.id == "nav-AA-001")
        #expect(!storyboard.isLaunchScreen)
        #expect(storyboard.toolsVersion == "21507")
    }

    @Test("A scene is found from an element inside it")
    func sceneOfElement() throws {
        let storyboard = try document(Fixture.storyboard)
        #expect(storyboard.scene(holding: try storyboard.require("cst-BB-003"))?.id == "scn-BB-001")
        #expect(storyboard.scene(holding: storyboard.root) == nil)
    }

    @Test("A repeated id names the first object and reports the second")
    func duplicateIDs() throws {
        let text = Fixture.wrapping(
            "    <view id=\"a\" tag=\"1\"/>\n    <view id=\"a\" tag=\"2\"/>\n    <device id=\"a\"/>")
        let damaged = try document(text)
        #expect(damaged.object(id: "a")?["tag"] == "1")
        #expect(damaged.duplicateObjects.map { $0["tag"] } == ["2"])
    }

    @Test("Names, labels and titles give an object its outline name")
    func outlineNames() throws {
        let storyboard = try document(Fixture.storyboard)
        #expect(try storyboard.require("btn-BB-001").interfaceBuilderName == "Order & pay")
        #expect(try storyboard.require("lbl-BB-001").interfaceBuilderName == "Latte")
        #expect(try storyboard.require("lst-BB-001").interfaceBuilderName == "OrderListController")
        #expect(try storyboard.require("vew-BB-001").interfaceBuilderName == "View")
    }
}
