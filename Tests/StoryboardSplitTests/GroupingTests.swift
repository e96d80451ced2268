import Testing
import TransformKit
import TransformTesting

@testable import StoryboardSplit

@Suite("Groupings of scenes")
struct GroupingTests {
    private let tabs = StoryboardText(
        initial: "bar",
        [
            "bar > viewControllers home, viewControllers shop", "home > rootViewController feed",
            "feed: FeedViewController > show post, show user", "post: PostViewController > show user",
            "shop > rootViewController list", "list: ProductListViewController > show product, show login",
            "product: ProductViewController > show user", "user: UserViewController",
            "login: LoginViewController > presentation bar",
        ])

    @Test("By tab, what one tab alone leads to goes to its part, and what several lead to stays")
    func tab() throws {
        let partition = try #require(ScenePartition(tabs, by: .tab, maximumScenes: 5))
        #expect(partition.ids == [["bar", "user"], ["home", "feed", "post"], ["shop", "list", "product", "login"]])
        #expect(
            partition.parts.map { $0.lead.map { partition.graph.names[$0] } } == [
                nil, "Navigation Controller", "Navigation Controller",
            ])
    }

    @Test("By tab, a scene that leads to what a tab leads to keeps it where it is")
    func sharedWithOthers() throws {
        var text = tabs
        text.add(literal: ["other > show post"])
        let partition = try #require(ScenePartition(text, by: .tab, maximumScenes: 5))
        #expect(partition.ids[0] == ["bar", "post", "user", "other"])
    }

    @Test("By tab, tabs inside of a tab that is too large are divided as well")
    func tabsInTabs() throws {
        let text = StoryboardText(
            initial: "bar",
            [
                "bar > viewControllers inner, viewControllers other",
                "inner > viewControllers one, viewControllers two",
                "one > show detail", "detail", "two", "other",
            ])
        let partition = try #require(ScenePartition(text, by: .tab, maximumScenes: 3))
        #expect(partition.ids == [["bar"], ["inner"], ["one", "detail"], ["two"], ["other"]])
        let large = try #require(ScenePartition(text, by: .tab, maximumScenes: 4))
        #expect(large.ids == [["bar"], ["inner", "one", "detail", "two"], ["other"]])
    }

    @Test("A storyboard that is not too large stays as it is by flow, by tab and by prefix")
    func smallEnough() throws {
        for grouping in [SplitOptions.Grouping.flow, .tab, .prefix] {
            let partition = try #require(ScenePartition(tabs, by: grouping, maximumScenes: 9))
            #expect(!partition.isDivided, "\(grouping.word)")
        }
    }

    @Test("By prefix, classes that begin with the same word go together, without the project's capitals")
    func prefix() throws {
        let text = StoryboardText(
            initial: "menu",
            [
                "menu: ABCMainMenuViewController", "a: ABCOrderListViewController", "b: ABCPayCardViewController",
                "nav > rootViewController c", "c: ABCOrderDetailViewController", "d: ABCPayBankViewController",
                "e: ABCHelpViewController", "f", "g: ABCMainTabsViewController",
            ])
        let classes = ["ABCMainMenuViewController", "ABCOrderListViewController", "ABCPayCardViewController"]
        let partition = try #require(ScenePartition(text, by: .prefix, maximumScenes: 3, classes: classes))
        #expect(partition.ids == [["menu", "e", "f", "g"], ["a", "nav", "c"], ["b", "d"]])
    }

    @Test("One by one, a navigation controller stays with its root and what is embedded gets a document of its own")
    func each() throws {
        let text = StoryboardText(
            initial: "nav", ["nav > rootViewController list", "list > embed map, show detail", "map", "detail"])
        let partition = try #require(ScenePartition(text, by: .each, maximumScenes: 10))
        #expect(partition.ids == [["nav", "list"], ["map"], ["detail"]])
    }

    @Test("Dividing a part again gives that part", arguments: [SplitOptions.Grouping.flow, .tab, .prefix, .each])
    func again(grouping: SplitOptions.Grouping) throws {
        for limit in 1...5 {
            let partition = try #require(ScenePartition(tabs, by: grouping, maximumScenes: limit))
            for ids in partition.ids {
                var text = tabs
                text.scenes = text.scenes.filter { ids.contains($0.id) }
                let second = try #require(ScenePartition(text, by: grouping, maximumScenes: limit))
                #expect(!second.isDivided, "\(limit): \(ids)")
            }
        }
    }
}

@Suite("Maps of scenes")
struct MapTests {
    private let text = StoryboardText(
        initial: "menu",
        [
            "menu: MenuViewController > show nav", "nav > rootViewController list", "list: OrderListViewController",
            "detail: OrderDetailViewController", "about: AboutViewController",
        ])

    private func partition(_ map: [(String, String)], constraints: [SceneConstraint] = []) throws -> ScenePartition {
        let document = try #require(text.document)
        let entries = map.map { (scene: NamePattern($0.0), storyboard: $0.1) }
        return ScenePartition(
            SceneGraph(document, constraints: constraints), by: .map(entries), maximumScenes: 100,
            convention: NamingConvention(storyboard: "Main"))
    }

    @Test(
        "The first pattern that a scene matches says where it goes; who matches none goes with what it is tied to, or stays"
    )
    func firstMatch() throws {
        let result = try partition([("OrderDetail*", "Details"), ("Order*", "Orders")])
        #expect(result.ids == [["menu", "about"], ["nav", "list"], ["detail"]])
        #expect(result.parts.map(\.givenName) == [nil, "Orders", "Details"])
        #expect(result.problems.isEmpty)
    }

    @Test("A scene can be named by its id, and be sent to where it is")
    func own() throws {
        let result = try partition([("detail", "Main"), ("Order*", "Orders")])
        #expect(result.ids == [["menu", "detail", "about"], ["nav", "list"]])
    }

    @Test("A map that parts what has to be together is not followed, and says which scene stands in the way")
    func tornTie() throws {
        let result = try partition([("nav", "Navigation"), ("Order*", "Orders")])
        #expect(!result.isDivided)
        let problem = try #require(result.problems.first)
        #expect(problem.scene.controller?.id == "list")
        #expect(problem.reason.contains("a navigation controller and what it opens with"))
    }

    @Test("A map that moves what has to stay is not followed")
    func movedPin() throws {
        let document = try #require(text.document)
        let obstacle = Obstacle(
            code: .connectionBetweenScenes, reason: "code asks for it by a name it makes up", place: document.root.place
        )
        let graph = SceneGraph(document, constraints: [.stays(document.scenes[4], obstacle)])
        let result = ScenePartition(
            graph, by: .map([(scene: NamePattern("About*"), storyboard: "About")]), maximumScenes: 100,
            convention: NamingConvention(storyboard: "Main"))
        #expect(!result.isDivided)
        #expect(result.problems.map(\.reason) == ["It cannot go to “About”, as the map says: \(obstacle.reason)."])
    }

    @Test("The scene that a storyboard opens with moves where the map names it, and not along with others")
    func initial() throws {
        let named = try partition([("Menu*", "Menu")])
        #expect(named.ids == [["nav", "list", "detail", "about"], ["menu"]])
        #expect(named.division(names: ["Main", "Menu"]).parts.map { $0.initial?.id } == [nil, "menu"])
        var tied = text
        tied.initial = "nav"
        let document = try #require(tied.document)
        let result = ScenePartition(
            SceneGraph(document), by: .map([(scene: NamePattern("OrderList*"), storyboard: "Orders")]),
            maximumScenes: 100, convention: NamingConvention(storyboard: "Main"))
        #expect(result.problems.map { $0.scene.controller?.id } == ["nav"])
    }

    @Test("Following a map again in the storyboards that it made changes nothing")
    func again() throws {
        let map = [("Order*", "Orders"), ("*Menu*", "Menu")]
        let first = try partition(map)
        #expect(first.parts.count == 3)
        for (ids, name) in zip(first.ids, first.parts.map { $0.givenName ?? "Main" }) {
            var part = text
            part.path = "App/\(name).storyboard"
            part.scenes = part.scenes.filter { ids.contains($0.id) }
            let entries = map.map { (scene: NamePattern($0.0), storyboard: $0.1) }
            let second = try #require(ScenePartition(part, by: .map(entries), maximumScenes: 1))
            #expect(!second.isDivided && second.problems.isEmpty, "\(name)")
        }
    }

    @Test("A map that leaves nothing behind is not followed")
    func nothingStays() throws {
        let result = try partition([("*", "Everything")])
        #expect(!result.isDivided)
        #expect(result.problems.count == 1)
    }
}
