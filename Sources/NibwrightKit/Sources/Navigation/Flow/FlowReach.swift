import InterfaceBuilder
import ProjectFiles
import ProjectGraph
import SourceText

/// Decides for each scene whether a user can reach it.
struct FlowReach {
    private let builder: FlowBuilder
    private let isCodeKnown: Bool
    private let threads: Int
    private var incoming: [[Int]]

    init(_ builder: FlowBuilder, isCodeKnown: Bool, threads: Int) {
        self.builder = builder
        self.isCodeKnown = isCodeKnown
        self.threads = threads
        incoming = Array(repeating: [], count: builder.nodes.count)
        for (number, transition) in builder.transitions.enumerated() {
            if let destination = builder.numbers[transition.destination] { incoming[destination].append(number) }
        }
    }

    /// The scenes with their verdicts.
    func judged() -> [FlowScene] {
        var nodes = builder.nodes
        let byDocuments = closure(nodes.indices.filter { !nodes[$0].entries.isEmpty }, along: isForward)
        let made = builder.transitions.filter { $0.kind == .code && !$0.isTest }
            .compactMap { builder.numbers[$0.destination] }
        let byCode = closure(made + nodes.indices.filter { nodes[$0].kind == .code }, along: isForward)
        let lost = nodes.indices.filter { !byDocuments.contains($0) && !byCode.contains($0) }
        let doubts = doubts(about: lost)
        let doubtful = closure(doubts.keys.sorted(), along: isForward)
        for number in lost {
            nodes[number].reachability =
                if let doubt = doubts[number] {
                    .uncertain(doubt)
                } else if doubtful.contains(number) {
                    .uncertain("only scenes lead to it of which that is not certain either")
                } else {
                    .unreachable(reason(number))
                }
        }
        for number in byCode where !byDocuments.contains(number) { nodes[number].reachability = .byCode }
        return nodes
    }

    private func isForward(_ transition: FlowTransition) -> Bool {
        transition.kind != .unwind && transition.kind != .code
    }

    private func closure(_ starts: [Int], along isFollowed: (FlowTransition) -> Bool) -> Set<Int> {
        var outgoing: [FlowSceneID: [FlowSceneID]] = [:]
        for transition in builder.transitions where isFollowed(transition) {
            outgoing[transition.source, default: []].append(transition.destination)
        }
        var found = Set(starts)
        var open = starts
        while let next = open.popLast() {
            for destination in outgoing[builder.nodes[next].id] ?? [] {
                guard let number = builder.numbers[destination], found.insert(number).inserted else { continue }
                open.append(number)
            }
        }
        return found
    }

    // MARK: Doubts

    /// The reasons why scenes that nothing found leads to may be reached all the same.
    private func doubts(about lost: [Int]) -> [Int: String] {
        let questions = FlowQuestions(builder)
        var doubts: [Int: String] = [:]
        var asked: [Int] = []
        for number in lost {
            let node = builder.nodes[number]
            guard node.kind == .scene, node.storyboardIdentifier != nil || node.isInitial else { continue }
            guard isCodeKnown else {
                doubts[number] = "code may ask for it"
                continue
            }
            if builder.documents[number]?.kind.platform == .watchOS {
                // `pushController(withName:)` and its like are not followed.
                doubts[number] = "code of a watch app may present it by its name"
            } else if isForApps(node) {
                doubts[number] = "an app that uses this library may open it"
            } else if let doubt = questions.doubt(about: node, region: builder.storyboards.region(of: node.id.document))
            {
                doubts[number] = doubt
            } else {
                asked.append(number)
            }
        }
        let words = asked.flatMap { number in
            let node = builder.nodes[number]
            return [node.storyboardIdentifier, node.isInitial ? ResourceName(path: node.id.document).plainName : nil]
                .compactMap { $0 }
        }
        let mentions = FlowMentions(of: Set(words), in: builder.graph, threads: threads)
        let factories = UndeclaredFactories(
            on: Set(asked.compactMap { builder.nodes[$0].className?.lastNamePart }), in: builder.graph, threads: threads
        )
        for number in asked {
            let node = builder.nodes[number]
            let region = builder.storyboards.region(of: node.id.document)
            if let identifier = node.storyboardIdentifier, let place = mentions.place(of: identifier, near: region) {
                doubts[number] = "code has its identifier in a string: \(place)"
            } else if node.isInitial,
                let place = mentions.place(of: ResourceName(path: node.id.document).plainName, near: region)
            {
                doubts[number] = "code has its storyboard's name in a string: \(place)"
            } else if let type = node.className?.lastNamePart, let call = factories.call(on: type, near: region) {
                doubts[number] =
                    "`\(call.member)` of \(type), which a library may implement, may make it: \(call.place)"
            }
        }
        return doubts
    }

    /// Whether a scene belongs to a library, and its class, where it has one of its own, is for others to use.
    private func isForApps(_ node: FlowScene) -> Bool {
        guard !builder.graph.isInApp(node.id.document) else { return false }
        guard let name = node.className else { return true }
        guard case .swift(let types) = builder.graph.classes.resolve(name, from: node.id.document) else { return true }
        return types.contains(where: \.declaration.isPublic)
    }

    private func reason(_ number: Int) -> String {
        let node = builder.nodes[number]
        let sources = incoming[number].map { builder.transitions[$0] }
        let forward = Set(sources.filter { isForward($0) && $0.source != node.id }.map(\.source)).sorted()
        if !forward.isEmpty {
            let names = forward.prefix(3).compactMap { id in builder.numbers[id].map { "“\(builder.nodes[$0].title)”" }
            }
            let more = forward.count > 3 ? " and \(forward.count - 3) more" : ""
            return "only unreachable scenes lead to it: \(names.joined(separator: ", "))\(more)"
        }
        let test = sources.contains { $0.isTest } ? "; only tests ask for it" : ""
        if node.isInitial { return "nothing opens \(node.storyboard), whose initial scene it is\(test)" }
        if let identifier = node.storyboardIdentifier {
            return "no segue leads to it and no code asks for “\(identifier)”\(test)"
        }
        return "no segue leads to it, and without an identifier no code can ask for it"
    }
}

/// Code that loads scenes whose names cannot be determined.
private struct FlowQuestions {
    /// By region, code that loads a scene by an identifier that cannot be determined.
    private var unknownIdentifiers: [String: Place] = [:]
    /// By region, code that loads the initial scene of a storyboard that cannot be determined.
    private var unknownStoryboards: [String: Place] = [:]
    /// Storyboards that code names without a scene of them.
    private var named: [String: Place] = [:]

    init(_ builder: FlowBuilder) {
        for reference in builder.code where !builder.graph.isTest(reference.path) {
            let region = builder.storyboards.region(of: reference.path)
            switch reference.kind {
            case .scene where !reference.isExact:
                unknownIdentifiers[region] = unknownIdentifiers[region] ?? reference.place
            case .initialScene:
                if reference.storyboard == .unknown {
                    unknownStoryboards[region] = unknownStoryboards[region] ?? reference.place
                }
            case .storyboard:
                for name in reference.names {
                    for document in builder.storyboards.storyboards(named: name, from: reference.path) {
                        named[document.path] = named[document.path] ?? reference.place
                    }
                }
                if !reference.isExact { unknownStoryboards[region] = unknownStoryboards[region] ?? reference.place }
            default: continue
            }
        }
    }

    func doubt(about node: FlowScene, region: String) -> String? {
        if node.storyboardIdentifier != nil, let place = unknownIdentifiers[region] {
            return "code asks for a scene by an identifier that could not be told: \(place)"
        }
        if node.isInitial, let place = named[node.id.document] { return "code names its storyboard: \(place)" }
        if node.isInitial, let place = unknownStoryboards[region] {
            return "code opens a storyboard that could not be told: \(place)"
        }
        return nil
    }
}
