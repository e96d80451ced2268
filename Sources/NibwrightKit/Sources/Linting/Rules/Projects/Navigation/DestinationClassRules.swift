import InterfaceBuilder
import Navigation
import TransformKit

/// Finds forced casts of scenes to classes that they are not of.
struct DestinationClassMismatchRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "destination-class-mismatch",
        summary: "Code casts a scene, by force, to a class that it is not of.",
        rationale: """
            `as!` of a segue's destination, or of a scene that code makes, crashes where the scene's class is another \
            one. Correct the class in code or in the document.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        FailingCast.all(in: graph).filter(\.isForced).map {
            LintFinding($0.place, $0.text + " The cast \(Doubt.crashes($0.doubt)).", doubt: $0.doubt)
        }
    }
}

/// Finds conditional casts of scenes to classes that they are not of.
struct DestinationCastFailsRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "destination-cast-fails",
        summary: "Code casts a scene, if it can, to a class that it is not of.",
        rationale: """
            `as?` then always gives nil, so the code behind it never runs: the next scene is not given its data. \
            Correct the class in code or in the document.
            """,
        level: .warning)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        FailingCast.all(in: graph).filter { !$0.isForced }.map {
            LintFinding(
                $0.place, $0.text + ($0.doubt == nil ? " The cast always gives nil." : " The cast would give nil."),
                doubt: $0.doubt)
        }
    }
}

/// A cast of a scene to a class that it is not of.
struct FailingCast: Sendable {
    let place: Place
    let text: String
    let isForced: Bool
    let doubt: String?

    static func all(in graph: ProjectGraph) -> [FailingCast] {
        let made = MadeSceneCasts(graph).all()
        return (made + PreparedCasts(graph).all()).sorted { $0.place < $1.place }
    }

    /// “Menu View Controller” in Main.storyboard is a Menu
    static func name(_ controller: Element) -> String {
        let kind = controller.customClass ?? ControllerClasses.name(of: controller) ?? controller.name
        return "“\(controller.interfaceBuilderName ?? kind)” of \(controller.document.fileName) is of \(kind)"
    }
}

/// Casts of scenes that code makes: `instantiateViewController(withIdentifier: "menu") as! Menu`.
private struct MadeSceneCasts {
    private let graph: ProjectGraph
    private let search: SceneSearch
    private let kinship: ClassKinship
    private let doubts: NameDoubts

    init(_ graph: ProjectGraph) {
        self.graph = graph
        search = SceneSearch(graph)
        kinship = ClassKinship(graph: graph)
        doubts = NameDoubts(graph)
    }

    func all() -> [FailingCast] {
        graph.codeReferences.filter { reference in
            [.scene, .initialScene].contains(reference.kind) && reference.language == .swift
                && reference.expectedClass != nil && !reference.namesBundle && !graph.isTest(reference.path)
        }.compactMap(cast)
    }

    private func cast(_ reference: CodeReference) -> FailingCast? {
        guard let expected = reference.expectedClass, let call = CallText(reference, in: graph),
            let isForced = call.isForcedCast(to: expected, isWhole: reference.kind == .initialScene)
        else { return nil }
        let found = controllers(of: reference)
        // A class of the same name in another project is the one that this project's scene may be of.
        guard let first = found.first, !found.contains(where: { $0.customClass == expected }),
            found.allSatisfy({ kinship.isKind($0, expected, from: reference.path) == false })
        else { return nil }
        return FailingCast(
            place: reference.place,
            text: "\(FailingCast.name(first)), which is no \(expected).", isForced: isForced,
            doubt: Doubt.first(
                (reference.storyboard == .unknown, "the storyboard may be another one"),
                (found.count > 1, "\(found.count) scenes may be meant"))
                ?? doubts.doubt(thatIsBuilt: reference.path))
    }

    private func controllers(of reference: CodeReference) -> [Element] {
        let found: [Element]
        if reference.kind == .scene {
            guard reference.isExact, reference.names.count == 1, let name = reference.names.first else { return [] }
            found = search.controllers(identified: name, for: reference)
        } else {
            guard case .named(let names) = reference.storyboard, names.count == 1, let name = names.first else {
                return []
            }
            found = graph.storyboards.ownStoryboards(named: name, from: reference.path).compactMap(
                \.initialViewController)
        }
        return found.flatMap(graph.finalControllers)
    }
}

extension CallText {
    /// Whether the call's result is cast by force; nil where it is not cast to the class right behind the call.
    func isForcedCast(to name: String, isWhole: Bool) -> Bool? {
        guard var rest = isWhole ? behind[...] : behindCall else { return nil }
        rest = rest.drop { $0.isWhitespace || ")!".contains($0) }
        for (mark, isForced) in [("as!", true), ("as?", false)] where rest.hasPrefix(mark) {
            let type = rest.dropFirst(mark.count).drop { $0.isWhitespace }
            guard type.hasPrefix(name) else { return nil }
            let next = type.dropFirst(name.count).first
            return next.map { $0.isLetter || $0.isNumber || "_.<&".contains($0) } == true ? nil : isForced
        }
        return nil
    }
}
