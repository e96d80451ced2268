import Navigation
import ProjectFiles
import SceneCallWriting
import SwiftWriting
import TransformKit

/// The calls that open the scenes of one document, and what becomes of them where the scenes go.
struct OpeningCalls {
    private let code: StoryboardCode
    private let document: IBDocument
    private let calls: [SceneCall]
    private var graph: ProjectGraph { code.graph }

    init(_ document: IBDocument, in code: StoryboardCode) {
        self.document = document
        self.code = code
        calls = code.graph.sceneCalls.filter { call in
            call.storyboards.contains(document) || call.controllers.contains { $0.document === document }
        }
    }

    /// A controller that code is to make.
    struct Target {
        let controller: Element
        /// `DetailViewController()`
        let creation: String
        /// The type of that.
        let typeName: String
        /// The classes that it names.
        let types: [SwiftClass]
        /// Whether something else than a call makes it: a controller that holds it, or the app as it starts.
        let isOpened: Bool
        /// Whether its class may ask for its storyboard.
        let isScene: Bool
    }

    /// The code after which none of the scenes is asked for.
    struct Outcome {
        fileprivate(set) var edits: [FileEdit] = []
        /// What a person has to look at.
        fileprivate(set) var doubts: [ReviewPoint] = []
        fileprivate(set) var count = 0
        fileprivate(set) var findings: [Finding] = []
        /// The enumerations of storyboards that the calls take theirs from.
        fileprivate(set) var storyboardCases: [StoryboardCase] = []
        /// The functions of the project by which code made the controllers, by the controllers.
        fileprivate(set) var makers: [Element: Set<CodeRange>] = [:]
    }

    /// - Parameter scenes: those that are to go, by their controllers.
    /// - Returns: the outcome, and the reasons why some of the scenes have to stay; then it is another one for the rest.
    func outcome(for scenes: [Element: Target]) -> (outcome: Outcome, refused: [Element: Obstacle]) {
        var refused: [Element: Obstacle] = [:]
        func refuse(_ controllers: [Element], _ obstacle: Obstacle) {
            for controller in controllers where scenes[controller] != nil && refused[controller] == nil {
                refused[controller] = obstacle
            }
        }
        checkUnknownCalls(scenes.keys, refuse)
        let exact = calls.filter { $0.isExact || $0.reference.kind == .initialScene }
        checkSharedCalls(exact, refuse)
        let making = making(exact, scenes, refuse)
        var outcome = Outcome()
        for (call, _) in making {
            guard let made = call.made, let controller = call.controllers.first else { continue }
            outcome.makers[controller, default: []].insert(made.function)
        }
        var written: [String: [RewrittenCall]] = [:]
        for (path, own) in Dictionary(grouping: making, by: \.call.reference.path).sorted(by: { $0.key < $1.key }) {
            guard let source = graph.text(at: path),
                let rewriter = FileRewriter(source, own.map(\.call), graph, code.constants)
            else {
                for call in own {
                    refuse(
                        call.call.controllers,
                        Obstacle(
                            code: .openedElsewhere, reason: "the file that opens the scene cannot be read",
                            place: call.call.reference.place))
                }
                continue
            }
            let (groups, stay) = rewriter.groups(own)
            for (call, obstacle) in stay { refuse(call.controllers, obstacle) }
            outcome.edits += groups.flatMap(\.edits).map { .replace(path: path, $0) }
            outcome.count += groups.map(\.calls.count).reduce(0, +)
            written[path] = groups.flatMap(\.calls)
            outcome.doubts += groups.flatMap(\.calls).compactMap { call in
                call.doubt.map { ReviewPoint(reason: $0, place: call.call.reference.place) }
            }
        }
        outcome.findings = code.constants.findings(written)
        outcome.storyboardCases =
            making.flatMap(\.call.sources).compactMap { source in
                if case .enumCase(let storyboard) = source.form { storyboard } else { nil }
            }.withoutRepeats
        checkAskers(Set(making.map(\.call.place)), scenes, refuse)
        outcome.doubts += checkForeignUses(making.map(\.call), scenes, refuse)
        checkFlow(exact, scenes, refuse)
        return (outcome, refused)
    }

    // MARK: Calls that keep scenes

    private typealias Refuse = ([Element], Obstacle) -> Void

    /// Refuses the scenes that calls may open of which the identifier or the storyboard is not known.
    private func checkUnknownCalls(_ controllers: some Collection<Element>, _ refuse: Refuse) {
        for call in calls where !call.isExact && call.reference.kind != .initialScene {
            refuse(
                possible(call, controllers),
                Obstacle(
                    code: .openedElsewhere,
                    reason: "the identifier of this call is not known, and it may mean the scene",
                    place: call.reference.place))
        }
        if let initial = document.initialViewController {
            for call in calls
            where call.reference.kind == .initialScene && !call.knowsStoryboard && !code.uncalled.contain(call.place) {
                refuse(
                    [initial],
                    Obstacle(
                        code: .openedElsewhere,
                        reason:
                            "the storyboard of this call is not known, and it may mean the one that begins with the scene",
                        place: call.reference.place))
            }
        }
    }

    /// Refuses the scenes of calls that may open several, and of those in Objective-C.
    private func checkSharedCalls(_ exact: [SceneCall], _ refuse: Refuse) {
        for (_, sharing) in Dictionary(grouping: exact, by: \.place).sorted(by: { $0.key < $1.key }) {
            let controllers = Set(sharing.flatMap(\.controllers))
            guard controllers.count > 1, let first = sharing.first else { continue }
            refuse(
                controllers.sorted { $0.index < $1.index },
                Obstacle(
                    code: .openedElsewhere, reason: "one call may open several scenes, of which this is one",
                    place: first.reference.place))
        }
        for call in exact where call.reference.language != .swift {
            refuse(
                call.controllers,
                Obstacle(code: .openedElsewhere, reason: "Objective-C opens the scene", place: call.reference.place))
        }
    }

    /// The calls with what they become; the scenes of others are refused, and those that nothing opens.
    private func making(
        _ exact: [SceneCall], _ scenes: [Element: Target], _ refuse: Refuse
    ) -> [(call: SceneCall, making: SceneMaking)] {
        var making: [(call: SceneCall, making: SceneMaking)] = []
        for call in single(exact) where call.reference.language == .swift {
            guard let controller = call.controllers.first, let scene = scenes[controller] else { continue }
            // A function of the project that makes the controller is written anew itself.
            if let made = call.made,
                exact.contains(where: {
                    $0.reference.path == made.function.path && $0.controllers == call.controllers
                        && ($0.syntax.map { made.function.range.contains($0.range.lowerBound) } ?? false)
                })
            {
                continue
            }
            if let obstacle = scene.types.lazy.compactMap({ obstacle(to: call, $0) }).first {
                refuse([controller], obstacle)
            } else {
                making.append((call, self.making(call, scene)))
            }
        }
        for (controller, scene) in scenes
        where !scene.isOpened && !making.contains(where: { $0.call.controllers.contains(controller) }) {
            refuse(
                [controller],
                Obstacle(
                    code: .neverOpened, reason: "no code is found that opens \(ElementSubject(controller).words)",
                    place: controller.place))
        }
        return making
    }

    // MARK: Calls

    /// One call of each place, as the planner of typed scenes takes them.
    private func single(_ calls: [SceneCall]) -> [SceneCall] {
        var seen: Set<CodeRange> = []
        return calls.filter { seen.insert($0.place).inserted }
    }

    /// The scenes that a call with an unknown identifier may open.
    private func possible(_ call: SceneCall, _ controllers: some Collection<Element>) -> [Element] {
        guard call.storyboards.contains(document) || !call.knowsStoryboard, !code.uncalled.contain(call.place) else {
            return []
        }
        return controllers.filter { controller in
            if call.controllers.contains(controller) { return true }
            guard let identifier = controller.storyboardIdentifier else { return false }
            return code.unexplainedIdentifiers.contains(identifier) || controller.customClass == identifier
                || call.patterns.contains { $0.matches(identifier) }
        }
    }

    private func obstacle(to call: SceneCall, _ type: SwiftClass) -> Obstacle? {
        let path = call.reference.path
        let place = call.reference.place
        let isSame = path == type.declaration.path
        if type.declaration.isPrivate, !isSame {
            return Obstacle(
                code: .openedElsewhere, reason: "\(type.name) is private, and this is another file", place: place)
        }
        let own = graph.targets.targets(of: type.declaration.path)
        let isSeen = graph.builds(type, with: path) || imports(own, forTesting: path)
        guard isSeen else {
            return Obstacle(
                code: .openedElsewhere, reason: "a target builds the call that does not build \(type.name)",
                place: place)
        }
        guard case .swift(let found) = graph.classes.resolve(type.name, from: path), found == [type] else {
            return Obstacle(
                code: .openedElsewhere, reason: "“\(type.name)” may be another class for this file", place: place)
        }
        if let other = otherMeaning(of: type.name, call.reference) {
            return Obstacle(
                code: .nameTaken, reason: "“\(type.name)” is a property or a function here as well as a class",
                place: other)
        }
        return nil
    }

    /// The place, in the file of a call or in the class around it, that declares the name of a class for something else.
    private func otherMeaning(of name: String, _ call: CodeReference) -> Place? {
        var paths = [call.path]
        if let around = call.enclosingType, case .swift(let types) = graph.classes.resolve(around, from: call.path) {
            paths += types.flatMap(graph.classes.chain).flatMap(\.parts).map(\.path)
        }
        for path in paths.withoutRepeats {
            guard let source = graph.text(at: path) else { continue }
            let offset = source.offsets(ofIdentifier: name).first { offset in
                let before = source.string(source.lineRange(containing: offset).lowerBound..<offset)
                return ["var ", "let ", "func ", "case "].contains(where: before.hasSuffix)
            }
            if let offset { return Place(source, at: offset) }
        }
        return nil
    }

    /// Whether a file of tests imports the one module that some targets build.
    private func imports(_ targets: [XcodeTarget], forTesting path: String) -> Bool {
        guard graph.isTest(path), let source = graph.text(at: path) else { return false }
        let modules = Set(targets.flatMap(\.moduleNames))
        return source.string(0..<source.bytes.count).split(whereSeparator: \.isNewline).contains { line in
            let words = line.split(separator: " ")
            return words.count > 2 && words[0] == "@testable" && words[1] == "import"
                && modules.contains(String(words[2]))
        }
    }

    private func making(_ call: SceneCall, _ scene: Target) -> SceneMaking {
        var doubt: String?
        if !(call.knowsStoryboard && call.storyboards.count == 1) {
            doubt =
                "where the storyboard comes from is not known, and of those here only \(document.path.fileName) has "
                + "a scene of the identifier"
        } else if call.reference.storyboard == .own, call.syntax?.chaining == .optional {
            doubt = "`storyboard` is nil in a controller that no storyboard made, which then opened nothing here"
        }
        return SceneMaking(
            controller: scene.controller, isInitial: call.reference.kind == .initialScene,
            type: scene.typeName, isExact: true, isMac: false, path: call.reference.path, function: nil, doubt: doubt
        ) { (expression, call, _) throws(Obstacle) in
            if expression.creator != nil {
                throw Obstacle(
                    code: .initializers, reason: "the call makes the controller by an initializer of its own",
                    place: call.reference.place)
            }
            return scene.creation
        }
    }

    // MARK: The controllers' own storyboard

    /// Refuses the scenes whose controllers ask for their storyboard, which they have not when code makes them.
    private func checkAskers(
        _ changed: Set<CodeRange>, _ scenes: [Element: Target], _ refuse: Refuse
    ) {
        for call in graph.sceneCalls where call.reference.storyboard == .own && !changed.contains(call.place) {
            refuse(
                call.openers,
                Obstacle(
                    code: .storyboardAsked, reason: "the view controller opens another scene of its storyboard",
                    place: call.reference.place))
        }
        for (controller, scene) in scenes.sorted(by: { $0.key.index < $1.key.index }) where scene.isScene {
            for part in scene.types.flatMap(graph.classes.chain).flatMap(\.parts) {
                guard let source = graph.text(at: part.path) else { continue }
                let unexplained = source.offsets(ofIdentifier: "storyboard").first { offset in
                    part.range.contains(offset) && !source.saysOtherStoryboard(at: offset)
                        && !(code.calls[part.path] ?? []).contains { $0.contains(offset) }
                }
                guard let unexplained else { continue }
                refuse(
                    [controller],
                    Obstacle(
                        code: .storyboardAsked, reason: "\(scene.typeName) asks for its storyboard",
                        place: Place(source, at: unexplained)))
            }
        }
    }

    /// Refuses the scenes whose controllers other code asks for their storyboard.
    ///
    /// - Returns: the places at which it is not known which view controller is asked.
    private func checkForeignUses(
        _ changed: [SceneCall], _ scenes: [Element: Target], _ refuse: Refuse
    ) -> [ReviewPoint] {
        let gone = Dictionary(grouping: changed, by: \.reference.path).mapValues { $0.compactMap(\.syntax?.range) }
        var doubts: [ReviewPoint] = []
        for use in code.foreignUses
        where graph.isNear(use.path, document.path)
            && !(gone[use.path] ?? []).contains(where: { $0.contains(use.range.lowerBound) })
        {
            guard let source = graph.text(at: use.path), case .expression(_, let type) = use.base else { continue }
            let place = Place(source, at: use.range.lowerBound)
            let name = type?.split(separator: ".").last.map(String.init)
            if let name, !graph.swiftClasses(named: name, around: [], from: use.path).isEmpty {
                let asked = scenes.filter { _, scene in
                    scene.isScene && scene.types.flatMap(graph.classes.chain).contains { $0.name == name }
                }
                refuse(
                    asked.keys.sorted { $0.index < $1.index },
                    Obstacle(
                        code: .storyboardAsked, reason: "code asks a \(name) for its storyboard", place: place))
            } else {
                doubts.append(
                    ReviewPoint(
                        reason: "code asks a view controller for its storyboard, which those have not that code makes",
                        place: place))
            }
        }
        return doubts
    }

    /// The places that a call is, and those of the functions that it goes through.
    private func places(_ call: SceneCall) -> [CodeRange] {
        [call.place]
            + [call.made?.call, call.syntax.map { CodeRange(path: call.reference.path, range: $0.range) }].compactMap(
                \.self)
    }

    private func isCall(of functions: Set<String>, at place: Place) -> Bool {
        guard let source = graph.text(at: place.path), let line = place.position?.line,
            source.lineStarts.indices.contains(line - 1)
        else { return false }
        let range = source.lineRange(containing: source.lineStarts[line - 1])
        let blanks = source.bytes[range].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        let start = range.lowerBound + blanks
        // What nobody calls opens nothing.
        if code.uncalled.contain(CodeRange(path: place.path, range: start..<start)) { return true }
        let text = source.string(range)
        return functions.contains { text.contains($0) }
    }

    /// Refuses the scenes that code opens in a way which is not among the calls.
    private func checkFlow(
        _ calls: [SceneCall], _ scenes: [Element: Target], _ refuse: Refuse
    ) {
        for (controller, _) in scenes {
            let own = calls.filter { $0.controllers.contains(controller) }
            // Who calls a function that opens the scene is known with it.
            let functions = Set(own.compactMap(\.reference.enclosingMember))
            let lines = code.makerLines.merging(code.lines(own.flatMap(places))) { $0.union($1) }
            let id = FlowSceneID(document: document.path, object: controller.id ?? "")
            for transition in graph.flow.transitions(to: id) where transition.kind == .code {
                let unknown = transition.places.first { place in
                    !(place.position.map { lines[place.path]?.contains($0.line) ?? false } ?? false)
                        && !isCall(of: functions, at: place)
                }
                guard let unknown else { continue }
                refuse(
                    [controller],
                    Obstacle(code: .openedElsewhere, reason: "code opens the scene here as well", place: unknown))
            }
        }
    }
}

extension ProjectGraph {
    /// Whether every target that builds a file builds a class as well.
    func builds(_ type: SwiftClass, with path: String) -> Bool {
        let builders = targets.targets(of: path)
        let own = targets.targets(of: type.declaration.path)
        return path == type.declaration.path || !builders.isEmpty && builders.allSatisfy(own.contains)
    }

    /// - Throws: the reason why a file cannot name a class.
    func checkName(of type: SwiftClass, in path: String) throws(Obstacle) {
        if type.declaration.isPrivate, path != type.declaration.path {
            throw Obstacle(
                code: .openedElsewhere, reason: "\(type.name) is private, and another file would have to make it",
                place: Place(path: type.declaration.path))
        }
        guard builds(type, with: path) else {
            throw Obstacle(
                code: .openedElsewhere, reason: "a target builds \(path.fileName) that does not build \(type.name)",
                place: Place(path: type.declaration.path))
        }
    }
}

extension SceneCall {
    /// The bytes that name the scene.
    var place: CodeRange { CodeRange(path: reference.path, range: reference.range) }
}

extension SourceText {
    /// Whether a mention of `storyboard` is a label, a local's or another object's.
    fileprivate func saysOtherStoryboard(at offset: Int) -> Bool {
        let line = lineRange(containing: offset)
        let before = string(line.lowerBound..<offset)
        let behind = string((offset + "storyboard".utf8.count)..<line.upperBound).drop { $0 == " " }
        if behind.hasPrefix(":") || before.hasSuffix("let ") || before.hasSuffix("var ") { return true }
        if before.hasSuffix("."), !before.hasSuffix("self.") { return true }
        // A local of the name in the function around.
        let above = string(max(0, offset - 3_000)..<offset)
        let function = above.range(of: "func ", options: .backwards).map { above[$0.lowerBound...] } ?? above[...]
        return !before.hasSuffix("self.")
            && ["let storyboard ", "let storyboard:", "var storyboard ", "storyboard: UIStoryboard"]
                .contains(where: function.contains)
    }
}
