import Navigation
import SwiftWriting
import TransformKit

/// What starts the coordinators of one change at launch: a method of the only one that has a first screen, or of a
/// coordinator that owns them.
struct AppLaunch {
    private let screens: FirstScreens
    private let graph: ProjectGraph
    private let owner: SwiftClass
    private let isOnMainActor: Bool
    private let injection: CoordinatorInjection.Place
    /// Whether some of the coordinators open screens of a main storyboard.
    private let isOfMain: Bool
    /// The coordinator that the delegate makes; nil where no new one has a first screen.
    let name: String?

    /// - Parameter drafts: the coordinators of one change.
    init(
        _ drafts: [CoordinatorDraft], injection: CoordinatorInjection.Place, _ names: inout TypeNames,
        _ graph: ProjectGraph
    ) {
        self.graph = graph
        self.injection = injection
        let new = injection == .none ? [] : drafts.filter { $0.existing == nil }
        screens = FirstScreens(of: new, in: graph)
        let mains = Set(graph.entryReferences.flatMap(\.documents).map(\.pathWithoutLanguage))
        let documents = new.flatMap(\.parts).flatMap(\.found).flatMap(\.route.transitions).map(\.document)
        isOfMain = documents.contains { mains.contains($0.pathWithoutLanguage) }
        let started = screens.coordinators
        let first = new.first { started.contains($0.name) } ?? drafts[0]
        owner = first.flow.owners[0]
        isOnMainActor = new.contains { started.contains($0.name) && $0.isOnMainActor }
        if started.count > 1 {
            name = names.make("AppCoordinator", "AppFlowCoordinator", beside: owner.declaration.path)
        } else {
            name = started.first
        }
    }

    /// The lines of a coordinator's own method that starts it; empty where another one owns it, or none starts it.
    func starting(_ coordinator: String) -> [String] {
        coordinator == name ? screens.starting { _ in "self" } : []
    }

    /// The coordinator that owns those of the first screens; nil where one of them is alone.
    var text: String? {
        let owned = screens.coordinators
        guard let name, owned.count > 1 else { return nil }
        var lines = ["import UIKit", "", "/// Owns the coordinators of the app's first screens."]
        if isOnMainActor { lines.append("@MainActor") }
        lines.append("final class \(name) {")
        lines += owned.map { "    private let \($0.startingLowercase) = \($0)()" } + [""]
        lines += screens.starting(\.startingLowercase).map { "    " + $0 }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    /// The edits of the delegate that starts them; or a note where it cannot, for those of a main storyboard.
    var edits: (edits: [FileEdit], findings: [Finding]) {
        guard isOfMain || name != nil else { return ([], []) }
        let reason: String
        if let name {
            let edits = CoordinatorInjection(graph: graph, place: injection).edits(for: name, owner: owner)
            if let edits { return (edits, []) }
            reason = "no \(injection.protocolName) with a window was found in which \(name) could be started"
        } else {
            reason =
                "no first screen of the app's main storyboard, of a tab or of a navigation controller leads anywhere"
        }
        let message = reason + "; each view controller makes its own coordinator"
        return (
            [], [Finding(rule: "injection", level: .note, place: Place(path: owner.declaration.path), message: message)]
        )
    }
}
