import SceneCallWriting
public import TransformKit

/// Scenes whose views code makes leave their storyboards.
public struct ScenesToUIKit: Transform {
    public static let description = TransformDescription(
        id: "scenes-to-uikit",
        summary: "Let code make the view controllers that it opens, and take their scenes out of the storyboards.",
        details: """
            A scene without a view is little more than a name for a class: once `document-to-uikit` has moved its view, this
            transform lets code make the view controller. `UIStoryboard(name: "Main", bundle: nil)
            .instantiateViewController(withIdentifier: "Detail") as! DetailViewController` becomes
            `DetailViewController()`, as do the project's own functions and the symbols of SwiftGen and R.swift; casts,
            `guard` and `if` that ask whether the controller is there go, and so do locals and private constants that
            nothing needs any more.

            What the scene says of its controller (title, bar items, the tab's item, how it is presented) goes into an
            initializer, and `init(coder:)` is made unavailable. An outlet to a bar item becomes a property that is made
            where it is declared. A class that its scene says nothing of stays as it is. A navigation controller goes with its
            first screen: `UINavigationController(rootViewController: DetailViewController())`, or a method of the first
            screen's class where the storyboard says more of it. A tab bar or split view controller goes with all that it
            holds and gets it in its initializer, or in the `viewDidLoad` that it has; one without a class gets a class.

            Where the app or a window begins with the scene, its delegate makes the window as it starts and shows it where
            the system did, and the property list names the storyboard no more. A tab bar controller, whose view UIKit loads
            with it, is made behind all else, unless the delegate asks for it. An extension begins with the class.

            Scenes that segues lead to or begin at stay: run the recipe `segues-to-coordinators` first, whose coordinators make
            the view controllers themselves then. So do scenes in container views, and those whose controllers ask for their
            storyboard. Do not run `typed-scenes` first: what it writes opens scenes by their identifiers, and this transform
            does not look behind it. A storyboard whose last scene goes leaves the project, its targets and its tables of
            translations.

            **Every change is for review**: open the screens.
            """,
        selectors: [
            OptionDescription("document", .string, "Only storyboards whose path matches, with * and ?."),
            OptionDescription("class", .string, "Only view controllers whose class matches, with * and ?."),
        ],
        tables: [
            TableDescription(
                "scenes", title: "Scenes that go", "The view controllers that code makes then.",
                columns: [ColumnDescription("scene", "Scene"), ColumnDescription("class", "Class")]),
            TableDescription(
                "places", title: "To look at", "Code that may tell the difference.",
                columns: [ColumnDescription("place", "Place"), ColumnDescription("reason", "Reason")]),
        ],
        refusals: RefusalCode.ofScenes, highestSafety: .review)

    private let document: NamePattern?
    private let type: NamePattern?

    public init(options _: OptionValues, selection: OptionValues) {
        document = selection.string("document").map(NamePattern.init)
        type = selection.string("class").flatMap { $0 == "*" ? nil : NamePattern($0) }
    }

    public func propose(in context: TransformContext) -> Proposals {
        let documents = context.graph.documents.filter { document?.matches($0.path) ?? true }
        return SceneProposals(context, type).proposals(for: documents)
    }
}
