public import TransformKit

/// The content of view controllers moves from documents to SwiftUI.
public struct DocumentToSwiftUI: Transform {
    public static let description = TransformDescription(
        id: "document-to-swiftui",
        summary: "Draft a view of SwiftUI for what a view controller shows, and let the controller host it.",
        details: """
            The views of a scene become a `View` of SwiftUI in a file of its own, and the view controller shows it by a
            `UIHostingController`: nothing that opens the screen changes, and its navigation, bars and segues stay.

            Constraints and stack views become `VStack`, `HStack` and `ZStack` with the same distances. The stacks are laid
            out by the rules of SwiftUI and compared with the document on five screens: a screen of which a view would be
            elsewhere is refused.

            What code sets or asks for (`nameLabel.text`, `saveButton.isEnabled`) and what the user changes is kept in an
            observable state of the screen, and the code uses that. Actions become closures. A segue that begins at a button
            is performed by the view controller.

            A view that SwiftUI lacks, or that code needs itself (its layer, its delegate, its keyboard), stays one of
            UIKit's among the others; the plan says which and why. A screen that would have too many of them is refused.

            **It is a draft**: fonts, colors and places are the document's, but what SwiftUI draws is not what UIKit draws to
            the pixel. It keeps off a notch at the side, moves text fields out of the keyboard's way, and has margins of 16
            points where UIKit's are 20 on wide screens; what `UIView.animate` changed has SwiftUI's own pace. Every change is
            for review.
            """,
        options: [
            OptionDescription(
                "folder", .string, "The folder for the new files; by default the one of the view controller."),
            OptionDescription(
                "minimumShare", .integer,
                "The least share of a screen's views that must become SwiftUI's, in percent; 60 by default."),
        ],
        selectors: [
            OptionDescription("document", .string, "Only documents whose path matches, with * and ?."),
            OptionDescription("class", .string, "Only view controllers whose class matches, with * and ?."),
        ],
        tables: [
            TableDescription(
                "views", title: "Views that stay UIKit's", "What SwiftUI lacks, or code needs itself.",
                columns: [
                    ColumnDescription("view", "View"), ColumnDescription("kind", "Kind"),
                    ColumnDescription("reason", "Reason"),
                ]),
            TableDescription(
                "places", title: "To look at", "Code that may tell the difference.",
                columns: [ColumnDescription("place", "Place"), ColumnDescription("reason", "Reason")]),
        ],
        refusals: RefusalCode.ofSwiftUI, highestSafety: .review)

    private let document: NamePattern?
    private let type: NamePattern?
    private let folder: String?
    private let share: Int

    public init(options: OptionValues, selection: OptionValues) {
        document = selection.string("document").map(NamePattern.init)
        type = selection.string("class").flatMap { $0 == "*" ? nil : NamePattern($0) }
        folder = options.string("folder").map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
        share = options.integer("minimumShare") ?? 60
    }

    public static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        var problems: [OptionProblem] = []
        if let folder = options.string("folder"), folder.hasPrefix("/") || folder.split(separator: "/").contains("..") {
            problems.append(OptionProblem("folder", "It must be a folder of the project: App/Views."))
        }
        if let share = options.integer("minimumShare"), !(0...100).contains(share) {
            problems.append(OptionProblem("minimumShare", "It must be a number of percent, from 0 to 100."))
        }
        return problems
    }

    public func propose(in context: TransformContext) -> Proposals {
        let documents = context.graph.documents.filter { document?.matches($0.path) ?? true }
        let controllers = documents.flatMap(\.screenControllers).filter { controller in
            guard let type else { return true }
            return controller.customClass.map(type.matches) ?? false
        }
        return HostedScreenProposals(context, folder: folder, share: share).proposals(for: controllers)
    }
}
