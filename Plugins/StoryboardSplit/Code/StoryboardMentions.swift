import ObjectiveCCode
import ProjectFiles
import TransformKit

/// Finds places that may depend on a scene's storyboard and that no call explains: a storyboard's name as a literal,
/// and a controller's `storyboard` that is compared, passed on or used for anything but a scene.
///
/// None of them keeps a scene in place, since their effect is unknown. A person reviews them.
struct StoryboardMentions {
    private let code: SceneCode

    init(_ code: SceneCode) {
        self.code = code
    }

    /// Returns the places that a move of scenes may affect, by path and offset.
    func reviewPoints(about relocation: SceneRelocation) -> [ReviewPoint] {
        let moved = relocation.placements.filter { $0.key.document != $0.value.path }
        let documents = Set(moved.keys.map(\.document))
        guard !documents.isEmpty else { return [] }
        let regions = Set(documents.map { code.graph.projectFolder(of: $0) })
        let found = names(Set(documents.map { ResourceName(path: $0).name }), regions) + uses(regions, moved)
        return found.sorted { $0.place < $1.place }
    }

    // MARK: Names

    private func names(_ names: Set<String>, _ regions: Set<String>) -> [ReviewPoint] {
        let explained = explainedRanges
        let search = code.graph.literalMentions(of: names) { path, offset in
            explained[path]?.contains { $0.contains(offset) || $0.contains(offset + 1) } == true
        }
        let unexplained = search.filter { mention in
            regions.contains(code.graph.projectFolder(of: mention.source.path))
                && !isManifest(mention.source.path) && !isShownToPeople(mention.source, mention.offset)
        }
        let constants = code.graph.literalsThatOnlyOpenScenes(unexplained.map(place))
        let mayReadBack = mayReadShownTexts(regions)
        var suspects = unexplained.filter { !constants.contains(place($0)) && !isHarmless($0, mayReadBack) }
        // Where all storyboards are created by known names, only an argument of a library's code can name another one.
        if !suspects.isEmpty, StoryboardCreations(code, in: regions).areAllKnown {
            let declared = DeclaredFunctions(code.graph, in: regions)
            suspects.removeAll { LiteralReceiver($0.source, at: $0.offset).map(declared.contains) != false }
        }
        return suspects.map { mention in
            ReviewPoint(
                reason:
                    "“\(mention.name)” is written here for a reason that is not known, and some scenes are no longer in "
                    + "the storyboard of the name", place: Place(mention.source, at: mention.offset))
        }
    }

    private func place(_ mention: (name: String, source: SourceText, offset: Int)) -> CodeRange {
        CodeRange(
            path: mention.source.path, range: mention.offset..<mention.offset + mention.name.utf8.count + 2)
    }

    /// Returns whether a literal is in a comment, or an argument from which the system creates no storyboard.
    private func isHarmless(
        _ mention: (name: String, source: SourceText, offset: Int), _ mayReadBack: Bool
    ) -> Bool {
        guard mention.source.path.hasSuffix(".swift") else { return false }
        let context = LiteralContext(mention.source, at: mention.offset)
        return !context.isCode || context.isForSystem || context.isShown && !mayReadBack
    }

    /// Returns whether a storyboard may be created by a text on the screen: `UIStoryboard(name: title!, bundle: nil)`.
    private func mayReadShownTexts(_ regions: Set<String>) -> Bool {
        code.graph.codeReferences(of: .storyboard).contains { reference in
            regions.contains(code.graph.projectFolder(of: reference.path))
                && (!reference.isExact || reference.names.isEmpty) && ShownText.mayBe(reference.text)
        }
    }

    /// Returns whether a file is a package's manifest: it is no part of the app, and its names are followed separately.
    private func isManifest(_ path: String) -> Bool {
        let name = ResourceName(path: path).name
        return path.hasSuffix(".swift") && (name == "Package" || name.hasPrefix("Package@swift-"))
    }

    /// The places that are known to name storyboards and scenes, or anything else that is followed.
    private var explainedRanges: [String: [Range<Int>]] {
        var explained: [String: [Range<Int>]] = [:]
        for reference in code.graph.codeReferences { explained[reference.path, default: []].append(reference.range) }
        for call in code.graph.sceneCalls {
            for source in call.sources { explained[source.place.path, default: []].append(source.place.range) }
            if let literal = call.identifier { explained[literal.path, default: []].append(literal.range) }
        }
        for (path, ranges) in code.objectiveC.explained { explained[path, default: []] += ranges }
        for storyboardCase in code.graph.sceneCalls.flatMap(\.sources).compactMap(\.declaredCase) {
            for declared in storyboardCase.cases {
                explained[declared.place.path, default: []].append(declared.place.range)
            }
        }
        return explained
    }

    /// Returns whether a literal in Objective-C is a text for people, or one for another system: it names no
    /// storyboard. `LiteralContext` answers that for Swift.
    private func isShownToPeople(_ source: SourceText, _ offset: Int) -> Bool {
        guard !source.path.hasSuffix(".swift") else { return false }
        let line = source.lineRange(containing: offset)
        let before = source.string(line.lowerBound..<offset)
        return ["NSLocalizedString(", "LocalizedString(", "title", "Title", ".text = ", "NSLog(", "//"]
            .contains { before.contains($0) }
    }

    // MARK: Uses of a controller's storyboard

    private func uses(_ regions: Set<String>, _ moved: [SceneAddress: ScenePlacement]) -> [ReviewPoint] {
        let classes = classesOfMoved(moved)
        let explained = Dictionary(grouping: code.calls.flatMap(explainedByCall), by: \.path).mapValues {
            $0.map(\.range)
        }
        let swift = code.graph.swiftFiles.filter { file in
            regions.contains(code.graph.projectFolder(of: file.path)) && file.source.contains(identifier: "storyboard")
        }
        let found = concurrentMap(swift, threads: defaultThreadCount) { file in
            OwnStoryboardUses.unexplained(in: file.source, besides: explained[file.path] ?? [], classes: classes)
        }
        return (found.joined() + objectiveCUses(regions, classes)).map { place in
            ReviewPoint(
                reason:
                    "a controller's storyboard is used here for something else than to open a scene, and it is another "
                    + "one for the scenes that move", place: place)
        }
    }

    private func objectiveCUses(_ regions: Set<String>, _ classes: Set<String>) -> [Place] {
        let files = code.graph.objectiveCFiles.filter { file in
            regions.contains(code.graph.projectFolder(of: file.path)) && file.source.contains(identifier: "storyboard")
        }
        let found = concurrentMap(files, threads: defaultThreadCount) { file in
            file.otherUsesOfOwnStoryboards().filter { !$0.isSelf || $0.enclosingClass.map(classes.contains) == true }
                .map { Place(file.source, at: $0.expression.lowerBound) }
        }
        return Array(found.joined())
    }

    private func explainedByCall(_ call: SceneCall) -> [CodeRange] {
        [CodeRange(path: call.reference.path, range: call.reference.range)]
            + call.sources.map(\.place)
            + (call.syntax.map { [CodeRange(path: call.reference.path, range: $0.range)] } ?? [])
    }

    /// Returns the classes whose code has another `storyboard` after the change: those of scenes that move, and their
    /// superclasses.
    private func classesOfMoved(_ moved: [SceneAddress: ScenePlacement]) -> Set<String> {
        var names: Set<String> = []
        for address in moved.keys {
            guard let controller = code.graph.document(at: address.document)?.object(id: address.objectID),
                let name = controller.customClass
            else { continue }
            names.insert(name)
            if case .swift(let types)? = code.graph.classes.resolve(controller) {
                names.formUnion(types.flatMap { code.graph.classes.chain(of: $0) }.map(\.name))
            }
            names.formUnion(code.graph.classes.objectiveCFamily(of: controller))
        }
        return names
    }
}

extension StoryboardSource {
    fileprivate var declaredCase: StoryboardCase? {
        if case .enumCase(let storyboardCase) = form { storyboardCase } else { nil }
    }
}
