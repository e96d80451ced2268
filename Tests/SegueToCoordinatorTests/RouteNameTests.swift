import Navigation
import Testing
import TransformKit

@testable import SegueToCoordinator

/// A coordinator's methods are named as a person would name them.
@Suite struct RouteNameTests {
    /// The names that the segues of one scene get, which all lead to scenes of these classes.
    private func names(_ segues: [(identifier: String, to: String)]) -> [String] {
        let classes = Set(segues.map(\.to)).sorted()
        let ids = Dictionary(uniqueKeysWithValues: classes.enumerated().map { ($1, "d-\($0)") })
        let connections = segues.enumerated().map { number, segue in
            SceneText.segue("s-\(number)", to: ids[segue.to] ?? "", identifier: segue.identifier)
        }
        let project = SegueProject(
            [SceneText(id: "a", className: "Menu", connections: connections)]
                + classes.map { SceneText(id: ids[$0] ?? "", className: $0) },
            swift: [
                "Menu.swift": "class Menu: UIViewController {}",
                "Others.swift": classes.map { "class \($0): UIViewController {}" }.joined(separator: "\n"),
            ])
        let graph = project.graph
        let owner = graph.classes.swiftClasses.first { $0.name == "Menu" }!
        let transitions = TransitionReader(graph).transitions.sorted { $0.place < $1.place }
        let drafts = transitions.map { RouteDraft(owner: owner, identifier: $0.identifier, transitions: [$0]) }
        var names = RouteNames(graph, drafts: drafts)
        return drafts.map { names.makeName(for: $0) }
    }

    @Test(
        "say what is shown, and not how or from where",
        arguments: [
            ("blogPostViewController", "showBlogPost"), ("ShowDialogsViewController", "showDialogs"),
            ("Load Admin Web View Controller", "loadAdminWeb"), ("idSegueShowMovieDetails", "showMovieDetails"),
            ("SublayersPopover", "showSublayers"), ("chatShowAttachments", "showChatAttachments"),
            ("ChannelSettingsShow", "showChannelSettings"), ("MainScreenSelectProtocol", "selectProtocol"),
            ("settingsToAlertSettings", "showAlertSettings"), ("RootViewToBgReadingsView", "showBgReadings"),
            ("sendToTransaction", "showTransaction"), ("PeripheralSegueIdentifier", "showPeripheral"),
            ("addToCart", "addToCart"), ("toDetail", "showDetail"),
            ("trackDetails", "showTrackDetails"), ("trackPackage", "trackPackage"), ("findMembersSegue", "findMembers"),
            ("DetailSegue", "showDetail"), ("signInSegue", "signIn"), ("ShowInfoScreen", "showInfo"),
            ("PopoverViewController", "showOther"), ("next", "showOther"), ("edit", "editOther"),
        ]) func plain(_ identifier: String, _ name: String)
    {
        #expect(names([(identifier, "OtherViewController")]) == [name])
    }

    @Test("come from the destination where the identifier tells a story") func stories() {
        #expect(names([("Email Login Confirmed Highest Bidder", "LoadingViewController")]) == ["showLoading"])
        #expect(names([("Confirm your Bid - Artsy Login", "ConfirmYourBidArtsyLogin")]) == ["confirmYourBidArtsyLogin"])
    }

    @Test("tell several ways to one screen apart, though each tells a story") func ways() {
        #expect(
            names([
                ("startRecentLessonReviews", "ReviewContainerViewController"),
                ("startBurnedItemReviews", "ReviewContainerViewController"),
            ]) == ["startRecentLessonReviews", "startBurnedItemReviews"])
    }

    @Test("take the destination's name before a number") func taken() {
        #expect(
            names([
                ("FormSegue", "GroupFormController"), ("toForm", "TaskFormController"), ("form", "TaskFormController"),
            ])
                == ["showForm", "showTaskForm", "showForm2"])
    }

    @Test(
        "leave out that a destination's identifier is one",
        arguments: [("TabBarId", "showTabBar"), ("mainTabsIdentifier", "showMainTabs"), ("AppleID", "showAppleID")])
    func identifiers(_ identifier: String, _ name: String) throws {
        let project = SegueProject(
            [
                SceneText(id: "a", className: "Menu", connections: [SceneText.segue("s", to: "b")]),
                SceneText(id: "b", element: "tabBarController", storyboardIdentifier: identifier),
            ], swift: ["Menu.swift": "class Menu: UIViewController {}"])
        let transition = try #require(TransitionReader(project.graph).transitions.first)
        let draft = RouteDraft(owner: transition.sourceClass, identifier: nil, transitions: [transition])
        var names = RouteNames(project.graph, drafts: [draft])
        #expect(names.makeName(for: draft) == name)
    }
}
