import Navigation
import TransformKit

/// Makes the names of coordinators' methods from the identifiers and destinations of segues.
struct RouteNames {
    private let classes: ClassIndex
    /// Names that are taken, by owner.
    private var taken: [SwiftClass: Set<String>] = [:]

    /// The number of routes from a class to destinations of the same words.
    private var ways: [SwiftClass: [[String]: Int]] = [:]

    /// - Parameters:
    ///   - drafts: all routes that will get names.
    ///   - existing: coordinators whose methods keep their names.
    init(_ graph: ProjectGraph, drafts: [RouteDraft] = [], existing: ExistingCoordinators? = nil) {
        classes = graph.classes
        for owner in Set(drafts.map(\.owner)) { taken[owner] = existing?.navigation(of: owner)?.methods }
        for draft in drafts {
            guard let words = DestinationWords(of: draft.transitions).words else { continue }
            ways[draft.owner, default: [:]][words, default: 0] += 1
        }
    }

    /// `showDetail` for `DetailSegue`, `toDetail` and for a segue without identifier to `DetailViewController`.
    ///
    /// The identifier comes first, unless it describes an event and not the destination; then the destination, then the
    /// title of the trigger. Only where all of these are taken does a number distinguish two routes.
    mutating func makeName(for draft: RouteDraft) -> String {
        let owner = draft.owner
        let isOnlyWay = DestinationWords(of: draft.transitions).words.map { ways[owner]?[$0] ?? 1 } ?? 1 == 1
        let names = Self.candidates(for: draft.transitions, isOnlyWay: isOnlyWay)
        // An action of a superclass and one of a subclass with the same name would override each other.
        let relatives = classes.chain(of: owner) + classes.subclasses(of: owner)
        let used = relatives.reduce(into: Set<String>()) { $0.formUnion(taken[$1] ?? []) }
        let name = names.first { !used.contains($0) } ?? Self.numbered(names.first ?? "showNextScreen", beside: used)
        taken[owner, default: []].insert(name)
        return name
    }

    /// The names that a way on may have, the best first.
    ///
    /// - Parameter isOnlyWay: whether no other way of the class leads to the screen, so that its name tells them apart.
    static func candidates(for transitions: [some SceneTransition], isOnlyWay: Bool) -> [String] {
        let shown = DestinationWords(of: transitions)
        let ofDestination = shown.words.map { (["show"] + $0).camelCased }
        let ofIdentifier = transitions[0].identifier.flatMap { IdentifierWords($0, of: shown) }
        var candidates = [ofIdentifier?.name, ofDestination]
        if ofIdentifier?.isStory == true, isOnlyWay { candidates.reverse() }
        if let trigger = words(on: transitions[0].trigger) { candidates.append((["show"] + trigger).camelCased) }
        return candidates.compactMap(\.self)
    }

    static func numbered(_ stem: String, beside used: Set<String>) -> String {
        var name = stem
        var number = 2
        while used.contains(name) {
            name = "\(stem)\(number)"
            number += 1
        }
        return name
    }

    /// The words of the title of a button, a bar button item, or a row with one label; nil where there are none to use.
    private static func words(on trigger: Trigger) -> [String]? {
        guard let element = trigger.element else { return nil }
        let labels = element.descendants.filter { $0.isNamed("label") }
        let text =
            element["title"] ?? element.children(named: "state").first { $0["key"] == "normal" }?["title"]
            ?? element.userLabel ?? (labels.count == 1 ? labels[0]["text"] : nil) ?? ""
        let words = text.nameWords.filter { $0.allSatisfy(\.isASCII) }
        return (1...4).contains(words.count) && words[0].first?.isLetter == true ? words : nil
    }
}

extension StoryboardReference {
    /// The name that the reference gives for a scene that is not in the project.
    fileprivate var shownName: String? {
        (referencedIdentifier?.withoutIdentifierSuffix ?? storyboardName)?.withoutControllerSuffix
    }
}

extension String {
    /// `TabBar` of `TabBarId`; `AppleID` keeps its `ID`, which is the subject of the screen.
    fileprivate var withoutIdentifierSuffix: String {
        let words = nameWords
        guard words.count > 2, let last = words.last, ["Identifier", "Id"].contains(last), hasSuffix(last) else {
            return self
        }
        return String(dropLast(last.count))
    }
}

/// The words of a destination's name: those of its class, or else of its title. `words` is nil where neither exists.
struct DestinationWords {
    let words: [String]?

    /// The words of the destination that the transitions of one route share; nil where each storyboard shows another
    /// class.
    init(of transitions: [some SceneTransition]) {
        let isOne = transitions.allSatisfy { $0.destination.classNames == transitions[0].destination.classNames }
        words = isOne ? DestinationWords(transitions[0].destination).words : nil
    }

    init(_ destination: TransitionDestination) {
        let shown = destination.contents.last ?? destination.controller
        let text =
            shown.customClass?.withoutControllerSuffix ?? shown["title"] ?? shown.userLabel
            ?? shown.storyboardIdentifier?.withoutIdentifierSuffix
            ?? shown.child(named: "navigationItem")?["title"] ?? destination.reference?.shownName ?? ""
        let words = text.nameWords.filter { $0.allSatisfy(\.isASCII) }
        self.words = words.first?.first?.isLetter == true && words.count <= 8 ? words : nil
    }

    /// Whether one of these words is among those of the destination.
    func share(_ others: [String]) -> Bool {
        let own = Set((words ?? []).map { $0.lowercased() })
        return others.contains { own.contains($0.lowercased()) }
    }
}
