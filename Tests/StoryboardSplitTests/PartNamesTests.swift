import Testing
import TransformKit
import TransformTesting

@testable import StoryboardSplit

@Suite("Names of parts")
struct PartNamesTests {
    /// The name of the one new part of a storyboard that is divided by a map which gives no name away.
    private func name(
        _ scene: String, convention: NamingConvention = NamingConvention(storyboard: "Main"), taken: [String] = []
    ) throws -> String {
        try #require(names(scene, by: .flow, convention: convention, taken: taken).names.last)
    }

    private func names(
        _ scene: String, by grouping: SplitOptions.Grouping,
        convention: NamingConvention = NamingConvention(storyboard: "Main"),
        taken: [String] = []
    ) throws -> PartNames {
        let text = StoryboardText(initial: "first", ["first > show x", scene])
        let graph = SceneGraph(try #require(text.document))
        let partition = ScenePartition(graph, by: grouping, maximumScenes: 1, convention: convention)
        return PartNames(partition, convention: convention, taken: taken)
    }

    private func classScene(_ className: String) -> String { "x: \(className)" }

    @Test("A class gives its name without its kind and without the project's capitals")
    func className() throws {
        #expect(try name(classScene("SettingsTableViewController")) == "Settings")
        #expect(try name(classScene("OrderDetailVC")) == "OrderDetail")
        #expect(try name(classScene("FAQViewController")) == "FAQ")
        #expect(try name(classScene("FAQVC")) == "FAQ")
        #expect(try name(classScene("ProfileView_iPad")) == "Profile")
        #expect(try name(classScene("AddViewController")) == "Add")
        let classes = ["ABCOneController", "ABCTwoController", "ABCThreeController"]
        let convention = NamingConvention(storyboard: "Main", others: ["Login"], classes: classes)
        #expect(try name(classScene("ABCSettingsViewController"), convention: convention) == "Settings")
        let prefixed = NamingConvention(storyboard: "ABCMain", others: ["ABCLogin"], classes: classes)
        #expect(try name(classScene("ABCSettingsViewController"), convention: prefixed) == "ABCSettings")
    }

    @Test("A title gives the name where the class agrees or says nothing, and is plain words")
    func title() throws {
        #expect(try name(#"x title="My Orders""#) == "MyOrders")
        #expect(try name("x: SettingsRootController title=Settings") == "Settings")
        #expect(try name("x: PreferencesController title=Settings") == "Preferences")
        #expect(try name("x \"profileViewController\" title=settings.title") == "Profile")
    }

    @Test("The project's habit decides on suffix, capitals and underscores")
    func convention() throws {
        let scene = classScene("OrderDetailViewController")
        let cases: [(String, [String], String)] = [
            ("MainStoryboard_iPhone", ["MainStoryboard_iPad"], "OrderDetailStoryboard_iPhone"),
            ("MainStoryboard", ["LoginStoryboard", "LaunchScreen"], "OrderDetailStoryboard"),
            ("main", ["login"], "orderDetail"), ("main_menu", ["log_in"], "order_detail"), ("Main", [], "OrderDetail"),
        ]
        for (own, others, expected) in cases {
            #expect(try name(scene, convention: NamingConvention(storyboard: own, others: others)) == expected)
        }
    }

    @Test("A name that something has gives way to the next, then to none; never to a number")
    func taken() throws {
        let scene = "x: OrdersController \"Sales\""
        #expect(try name(scene, taken: ["ORDERS"]) == "Sales")
        #expect(try names(scene, by: .flow, taken: ["orders", "Sales"]).nameless == [1])
        #expect(try names(scene, by: .each, taken: ["orders", "Sales"]).nameless == [1])
        #expect(try names("x", by: .each).nameless == [1])
    }

    @Test("A navigation controller is called after what it opens with; a mixture after what its names begin with")
    func groups() throws {
        let text = StoryboardText(
            initial: "first",
            [
                "first > show nav", "nav: BaseNavigationController > rootViewController list",
                "list: OrderListViewController",
                "a: PayOneViewController", "b: PayTwoViewController", "c: PayThreeViewController",
            ])
        let partition = try #require(ScenePartition(text, maximumScenes: 3))
        let names = PartNames(partition, convention: NamingConvention(storyboard: "Main"), taken: [])
        #expect(partition.ids == [["first", "nav", "list"], ["a", "b", "c"]])
        #expect(names.names == ["Main", "Pay"])
        let smaller = try #require(ScenePartition(text, maximumScenes: 2))
        let smallerNames = PartNames(smaller, convention: NamingConvention(storyboard: "Main"), taken: []).names
        #expect(smallerNames.contains("OrderList"))
    }

    @Test("By prefix a part is called after the words that all its names begin with")
    func prefix() throws {
        let text = StoryboardText(
            initial: "first",
            [
                "first", "a: HallOfFameController", "b: HallOfPatronsController > show c", "c: AddServiceFirstVC",
                "d: AddServiceLastVC",
            ])
        let partition = try #require(ScenePartition(text, by: .prefix, maximumScenes: 1))
        let names = PartNames(partition, convention: NamingConvention(storyboard: "Main"), taken: [])
        #expect(names.names == ["Main", "Hall", "AddService"])
    }

    @Test("Scenes that nothing joins stay where they are; those that share a word go together and have it for a name")
    func mixture() throws {
        let names = ["One", "Two", "Three", "Four", "Five"]
        let unlike = StoryboardText(
            initial: "first", ["first > show a", "a"] + names.map { "\($0): \($0)ViewController" })
        let partition = try #require(ScenePartition(unlike, maximumScenes: 4))
        #expect(PartNames(partition, convention: NamingConvention(storyboard: "Main"), taken: []).names == ["Main"])
        let alike = StoryboardText(
            initial: "first", ["first > show a", "a"] + names.map { "\($0): \($0)ReviewViewController" })
        let other = try #require(ScenePartition(alike, maximumScenes: 4))
        #expect(
            PartNames(other, convention: NamingConvention(storyboard: "Main"), taken: []).names == ["Main", "Review"])
    }

    /// What the scenes of some classes, of which the first leads to all others, are called together.
    private func common(_ classes: [String], taken: [String] = []) throws -> String? {
        let others = classes.dropFirst().map { "show \($0)" }.joined(separator: ", ")
        let scenes = classes.enumerated().map { number, name in
            "\(name): \(name)ViewController" + (number == 0 ? " > \(others)" : "")
        }
        let text = StoryboardText(initial: "first", ["first > show \(classes[0])"] + scenes)
        let partition = try #require(ScenePartition(text, maximumScenes: classes.count))
        let names = PartNames(partition, convention: NamingConvention(storyboard: "Main"), taken: taken)
        return names.nameless.isEmpty ? names.names.last : nil
    }

    @Test("What is common to all names is taken whole, with the word that goes before it")
    func wholeWords() throws {
        let consents = ["AddActionFirstConsent", "AddActionSecondConsent", "AddActionThirdConsent"]
        #expect(try common(consents) == "AddActionConsent")
        let mixed = ["OnboardingAssoStart", "OnboardingAssoFill", "AssoSearch", "PhotoPreview", "PictureResize"]
        #expect(try common(mixed) == "OnboardingAsso")
    }

    @Test("Placeholders, words of code and modifiers are no names; a manager's part is called after what it manages")
    func emptyWords() throws {
        #expect(try common(["EmptyDetails", "ScanningAnimation", "PeripheralService"]) == nil)
        #expect(try common(["SideMenu", "Presented", "Detail"]) == "SideMenu")
        #expect(try common(["RightMenu", "Presented", "Detail"]) == "RightMenu")
        #expect(try common(["PinMode", "PlotterMode", "ColorMode"]) == "PinMode")
        #expect(try common(["FilamentManager", "Spool", "Palette"]) == "Filament")
        #expect(try common(["SetupFlowUIManager", "Sticker", "Camera"]) == "Setup")
        #expect(try common(["PrinterExt", "DisplayExt", "CombinationExt"]) == "Printer")
    }

    @Test("A flow is not told from the storyboard that it is called after, nor a part from the whole app")
    func ownNames() throws {
        let scenes =
            ["SendOptions: SendOptionsViewController > show SendSuccess, show SendFailure"]
            + ["SendSuccess", "SendFailure"].map { "\($0): \($0)ViewController" }
        let text = StoryboardText(initial: "first", ["first > show SendOptions"] + scenes)
        let partition = try #require(ScenePartition(text, maximumScenes: 3))
        let flow = PartNames(partition, convention: NamingConvention(storyboard: "Main"), taken: ["SendFlow"])
        #expect(flow.nameless == [1])
        #expect(flow.existing[1]?.name == "Send")
        let stems = ["OpenHABDrawer", "DrawerOpenHAB", "OpenHAB"].map(
            NamingConvention(storyboard: "Main", apps: ["openHAB"]).stem)
        #expect(stems == [["Drawer"], ["Drawer"], ["Open", "HAB"]])
        // Who calls the storyboards so as well means it.
        let prefixed = NamingConvention(storyboard: "OpenHABMain", others: ["OpenHABLogin"], apps: ["openHAB"])
        #expect(prefixed.stem(of: "OpenHABDrawer") == ["Open", "HAB", "Drawer"])
    }

    @Test("Names of systems say nothing of how a project writes its own")
    func systems() throws {
        let scene = classScene("OrderDetailViewController")
        for (own, others) in [("iOS", ["tvOS"]), ("iPhoneStoryboard", []), ("macOS", ["watchOS", "Login"])] {
            #expect(
                try name(scene, convention: NamingConvention(storyboard: own, others: others)).hasPrefix("OrderDetail"))
        }
        #expect(
            try name(scene, convention: NamingConvention(storyboard: "iOS", others: ["login", "orders"]))
                == "orderDetail")
    }

    @Test("A class that several scenes have names each of them less than its title does")
    func sharedClass() throws {
        var text = StoryboardText(initial: "first", ["first"])
        for title in ["Blue", "Green"] {
            text.add(literal: ["\(title): PaintViewController title=\(title)"])
        }
        let partition = try #require(ScenePartition(text, by: .each, maximumScenes: 1))
        let names = PartNames(partition, convention: NamingConvention(storyboard: "Main"), taken: [])
        #expect(names.names == ["Main", "Blue", "Green"])
    }

    @Test("A title that another class has as well, or that is an adjective alone, says less than the class")
    func sharedTitle() throws {
        let classes = [("SSHKeyFileImportController", "SSH Key"), ("SSHKeyCodeImportController", "SSH Key")]
        var text = StoryboardText(initial: "first", ["first"])
        for (name, title) in classes + [("AdvancedSettingsController", "Advanced")] {
            text.add(literal: ["\(name): \(name) title=\"\(title)\""])
        }
        let partition = try #require(ScenePartition(text, by: .each, maximumScenes: 1))
        let names = PartNames(partition, convention: NamingConvention(storyboard: "Main"), taken: []).names
        #expect(names == ["Main", "SSHKeyFileImport", "SSHKeyCodeImport", "AdvancedSettings"])
    }

    @Test("Numbers and words of Swift are no names")
    func noNames() throws {
        #expect(try common(["Palette2", "Palette2Ports", "Palette2Reset"]) == nil)
        #expect(try common(["SelectProtocol", "WireGuard", "Obfuscation"]) == "Protocols")
    }

    @Test("A part is in the plural where its screens are; settings and panels are in any project")
    func plural() throws {
        #expect(try common(["FileDetail", "FileUpload", "FilesTree", "Folder"]) == "Files")
        #expect(try common(["FileDetail", "FileUpload", "FileTree", "Folder"]) == "File")
        #expect(try common(["Setting", "Language", "Sound"]) == "Settings")
        #expect(try common(["GeneratorPanel", "EnvelopePanel", "TouchPanel"]) == "Panels")
        #expect(try common(["EmailReset", "PhoneReset", "PinReset"]) == "Reset")
        let convention = NamingConvention(storyboard: "Main", others: ["AccountSetting", "Login"])
        #expect(try name(classScene("SoundSettingViewController"), convention: convention) == "SoundSetting")
    }

    @Test("Nothing but a screen that is called so makes a plural of a word, whatever the other storyboards are called")
    func pluralOfOthers() throws {
        let convention = NamingConvention(storyboard: "Main", others: ["Orders", "Payments", "Login"])
        #expect(try name("x title=Gallery > show y", convention: convention) == "Gallery")
    }

    @Test("Where the word that most share is taken, the next one is the name; what all end with stays at its end")
    func nextWord() throws {
        let drives = ["ConfigCreate", "ConfigDrives", "ConfigDriveDetail", "ConfigDrivePicker"]
        #expect(try common(drives, taken: ["Config"]) == "ConfigDrives")
        #expect(try common(["FileSizeDebug", "FileTextDebug", "FileTreeDebug"]) == "FileDebug")
        #expect(try common(["CreateMeeting", "Callout", "MeetingCallout"]) == "Meeting")
    }

    @Test("A word that only says which of several it is needs what it is said of")
    func modifiers() throws {
        #expect(try common(["AdvancedSettings", "GitConfig", "Keys"]) == "AdvancedSettings")
        #expect(try common(["ManageDevices", "Scanner", "Pairing"]) == "Devices")
        // What could name any part comes behind what only this one has.
        #expect(try common(["Panel", "DoorLock", "WindowLock", "GateLock"]) == "Lock")
    }

    @Test("A name that differs from another by lines or its number alone is that name")
    func keys() throws {
        let scene = classScene("OnboardingViewController")
        #expect(try names(scene, by: .flow, taken: ["On_boarding"]).nameless == [1])
        #expect(try names(classScene("SettingViewController"), by: .flow, taken: ["settings"]).nameless == [1])
    }

    @Test("A name from a map that exists or is none is a problem")
    func givenNames() throws {
        let text = StoryboardText(initial: "first", ["first", "one: One", "two: Two", "three: Three"])
        let map = [("One", "Login"), ("Two", "a/b"), ("Three", "Fine")].map { (NamePattern($0.0), $0.1) }
        let partition = try #require(
            ScenePartition(text, by: .map(map.map { (scene: $0.0, storyboard: $0.1) }), maximumScenes: 9))
        let names = PartNames(partition, convention: NamingConvention(storyboard: "Main"), taken: ["login"])
        #expect(names.names == ["Main", "Login", "a/b", "Fine"])
        #expect(names.problems.map { $0.scene.controller?.id } == ["one", "two"])
    }
}
