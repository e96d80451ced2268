import Testing
import TransformKit
import TransformTesting

@testable import StoryboardSplit

@Suite("Folders of scenes' classes")
struct SceneFoldersTests {
    /// A home of two scenes, and scenes that nothing joins to it, by folder.
    private func split(
        _ folders: [String: [String]], others: [String] = [], maximumScenes: Int = 4
    ) throws -> (partition: ScenePartition, names: PartNames) {
        let classes = folders.sorted { $0.key < $1.key }.flatMap { folder, names in names.map { (folder, $0) } }
        let lines = ["home: HomeViewController > show next", "next: NextViewController"]
        let document = try #require(
            StoryboardText(initial: "home", lines + classes.map { "\($0.1): \($0.1)ViewController" }).document)
        let own: [[String]?] = [["App", "Home"], ["App", "Home"]]
        let graph = SceneGraph(
            document, folders: SceneFolders(folders: own + classes.map { ["App", $0.0, "Controllers"] }))
        let convention = NamingConvention(storyboard: "Main", others: others)
        let partition = ScenePartition(graph, by: .flow, maximumScenes: maximumScenes, convention: convention)
        return (partition, PartNames(partition, convention: convention, taken: others))
    }

    @Test("Folders that say nothing, and one around all, are no topic")
    func topics() {
        let folders = SceneFolders(folders: [
            ["App", "Shop", "UI", "LoginViewControllers"], ["App", "Shop", "01 Orders", "Views"],
            ["App", "Shop", "Screens"], nil,
        ])
        #expect(folders.topics == [["Login"], ["Orders"], [], []])
        #expect(folders.coverage == 2)
    }

    @Test(
        "What people do with something is left out of a folder's name; what they do alone is no name without the thing")
    func actions() {
        let folders = SceneFolders(folders: [
            ["App", "ManageKeys"], ["App", "MaintainObject"], ["App", "DeviceSelection"], ["App", "Page Editing"],
            ["App", "User Settings"], nil,
        ])
        #expect(folders.topics == [["Keys"], ["MaintainObject"], ["Devices"], ["PageEditing"], ["Settings"], []])
    }

    @Test("Libraries and folders around the storyboard itself are no topic; `Detail` is one with the word before it")
    func noTopics() {
        let folders = SceneFolders(
            folders: [
                ["Shop", "AcmeKit"], ["Shop", "Vendor"], ["Shop", "App Detail"], ["Shop", "AddVC"], ["Help"],
            ], around: ["Shop"])
        #expect(folders.topics == [[], [], ["AppDetail"], [], ["Help"]])
    }

    @Test("Scenes that nothing but their folder joins go to a storyboard of the folder's name")
    func folderJoins() throws {
        let (partition, names) = try split([
            "Settings": ["Sound", "Language", "Privacy"], "Shop": ["Cart", "Item", "Pay"],
        ])
        #expect(partition.ids.dropFirst() == [["Sound", "Language", "Privacy"], ["Cart", "Item", "Pay"]])
        #expect(names.names == ["Main", "Settings", "Shop"])
        #expect(names.nameless == [])
    }

    @Test("A part of fewer than three scenes is none")
    func smallPart() throws {
        let (partition, names) = try split(
            ["Settings": ["Sound", "Language", "Privacy", "Theme", "Units"], "Shop": ["Cart", "Item"]], maximumScenes: 6
        )
        #expect(names.names == ["Main", "Settings"])
        #expect(partition.ids[0] == ["home", "next", "Cart", "Item"])
    }

    @Test("A name that a storyboard has already is told, and the part has the next best or none")
    func existingStoryboard() throws {
        let (partition, names) = try split(
            ["Settings": ["Sound", "Language", "Privacy"], "Other": ["Red", "Green", "Blue"]], others: ["settings"])
        #expect(partition.parts.count == 2)
        #expect(names.existing.mapValues(\.name) == [1: "Settings"])
        #expect(names.nameless == [1])
        let rest = partition.dissolving([1], maximumScenes: 4)
        #expect(!rest.isDivided)
    }

    @Test("A division that would cut more segues than it moves scenes gives up its worst parts")
    func entangled() {
        // Two scenes of the second part have three segues each to what stays.
        let segue = AtomGraph.Weight.segue
        let joins = [(3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2), (5, 0)].map { ($0.0, $0.1, segue) }
        let entangled = AtomGraph(sizes: [1, 1, 1, 1, 1, 1], joins: joins, pinnedAtom: 0)
        #expect(UnworthyPartRemoval.kept(entangled, capacity: 5, parts: [0, 0, 0, 1, 1, 1]) == [0, 0, 0, 0, 0, 0])
        let loose = AtomGraph(sizes: [1, 1, 1, 1, 1, 1], joins: [joins[0], joins[6]], pinnedAtom: 0)
        #expect(UnworthyPartRemoval.kept(loose, capacity: 5, parts: [0, 0, 0, 1, 1, 1]) == [0, 0, 0, 1, 1, 1])
    }

    @Test("A leaf that most lead to gives its part no name; the scene that leads to the others does")
    func leafIsNoName() throws {
        let text = StoryboardText(
            initial: "home",
            [
                "home: HomeController > show leaf, show leaf", "leaf: AlphaController",
                "hub: OrderListController > show leaf, show a, show b", "a: BetaController", "b: GammaController",
                "x: DeltaController", "home2: EtaController",
            ])
        let document = try #require(text.document)
        let convention = NamingConvention(storyboard: "Main")
        let partition = ScenePartition(
            SceneGraph(document), byFlow: [.init(scenes: [0, 5, 6]), .init(scenes: [1, 2, 3, 4])])
        #expect(PartNames(partition, convention: convention, taken: []).names == ["Main", "Orders"])
    }

    @Test("Of two folders with a screen each, the one with more scenes names the part, though the other is deeper")
    func mostScenes() throws {
        let text = StoryboardText(
            initial: "home",
            [
                "home: HomeController > show nav", "nav: EventNavigationController > rootViewController form",
                "form: EventFormController > show users", "users: PeopleController", "next: NextController",
            ])
        let folders: [[String]?] = [
            ["App", "Home"], ["App", "Calendar"], ["App", "Calendar"], ["App", "Choices", "Dynamic"], ["App", "Home"],
        ]
        let graph = SceneGraph(try #require(text.document), folders: SceneFolders(folders: folders))
        let partition = ScenePartition(graph, byFlow: [.init(scenes: [0, 4]), .init(scenes: [1, 2, 3])])
        #expect(
            PartNames(partition, convention: NamingConvention(storyboard: "Main"), taken: []).names == [
                "Main", "Calendar",
            ])
    }
}
