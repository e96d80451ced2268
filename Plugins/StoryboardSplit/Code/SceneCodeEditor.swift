import TransformKit

/// Decides for every call which piece of code is changed so that it opens its scene in the new storyboard.
struct SceneCodeEditor {
    private let code: SceneCode
    private let relocation: SceneRelocation
    private let changes: [RequiredCallChange]
    /// The numbers of the calls that a piece of code decides for.
    private let users: [CodeRange: [Int]]
    private var result = SceneCodeOutcome()
    private var edited: Set<FileEdit> = []
    /// The new storyboards of literals that several calls share.
    private var sharedNames: [CodeRange: ScenePlacement] = [:]

    init(_ code: SceneCode, _ relocation: SceneRelocation) {
        self.code = code
        self.relocation = relocation
        let storyboards = RelocatedStoryboards(relocation, code.graph)
        changes = code.calls.map { RequiredCallChange($0, relocation, storyboards) }
        var users: [CodeRange: [Int]] = [:]
        for (number, call) in code.calls.enumerated() {
            for source in call.sources where users[source.place]?.last != number {
                users[source.place, default: []].append(number)
            }
        }
        self.users = users
    }

    mutating func outcome() -> SceneCodeOutcome {
        decideSharedNames()
        for (call, change) in zip(code.calls, changes) { write(call, change) }
        result.edits.sort { ($0.path, $0.offset) < ($1.path, $1.offset) }
        result.rewrites = result.edits.compactMap { $0.rewrite(in: code.graph) }
        result.needsReview += GeneratedSymbolReview(code.graph).reviewPoints(about: result.edits, of: code.calls)
        return result
    }

    // MARK: Literals that decide for several calls

    /// Changes a shared name that no call needs as it is to the storyboard that most of the calls need.
    private mutating func decideSharedNames() {
        for (place, numbers) in users.sorted(by: { $0.key < $1.key }) {
            guard let source = source(at: place, of: numbers), [.literal, .local].contains(source.form),
                !source.hasOtherUses
            else { continue }
            let taken = takenRawValues(at: place, of: numbers)
            let wanted = numbers.map { changes[$0].placement }
            let placements = wanted.compactMap { $0 }
            let bound = numbers.filter { usable(code.calls[$0]).allSatisfy { $0.place == place } }
            let boundStoryboards = Set(bound.compactMap { changes[$0].placement?.storyboard })
            if bound.contains(where: { changes[$0].placement == nil }) || boundStoryboards.count > 1 { continue }
            if numbers.contains(where: { misleads(changing: source, of: $0) }) { continue }
            if placements.count == numbers.count || !boundStoryboards.isEmpty {
                let shared = mostCommon(
                    placements.filter { boundStoryboards.isEmpty || boundStoryboards.contains($0.storyboard) })
                if let shared, !taken.contains(shared.storyboard) { sharedNames[place] = shared }
            }
        }
    }

    private func misleads(changing source: StoryboardSource, of number: Int) -> Bool {
        changes[number].placement.map { code.swift.misleads(changing: source, of: code.calls[number], to: $0) } ?? false
    }

    /// Returns the raw values of an enumeration's other cases, where the literal is one's: no two may have the same.
    private func takenRawValues(at place: CodeRange, of numbers: [Int]) -> Set<String> {
        for number in numbers {
            for source in code.calls[number].sources {
                guard case .enumCase(let storyboardCase) = source.form else { continue }
                let own = storyboardCase.cases.first { declared in
                    declared.place.path == place.path && declared.place.range.lowerBound <= place.range.lowerBound
                        && place.range.upperBound <= declared.place.range.upperBound
                }
                if let own { return Set(storyboardCase.cases.filter { $0 != own }.map(\.rawValue)) }
            }
        }
        return []
    }

    private func source(at place: CodeRange, of numbers: [Int]) -> StoryboardSource? {
        numbers.first.flatMap { code.calls[$0].sources.first { $0.place == place } }
    }

    private func mostCommon(_ placements: [ScenePlacement]) -> ScenePlacement? {
        let groups = Dictionary(grouping: placements, by: \.storyboard)
        return groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.first?.value.first
    }

    private func usable(_ call: SceneCall) -> [StoryboardSource] {
        let writer = code.swift
        return call.sources.filter { writer.canChange($0, of: call) }
    }

    // MARK: One call

    private mutating func write(_ call: SceneCall, _ change: RequiredCallChange) {
        if let problem = change.problem {
            refuse(call, problem)
            return
        }
        let needed = change.placement ?? replacedName(under: call).flatMap { _ in change.current }
        let changed = needed.flatMap { changeStoryboard(of: call, to: $0) }
        if let placement = needed, changed == nil {
            refuse(call, "the call cannot be made to ask \"\(placement.storyboard)\"")
        }
        let writer = code.swift
        // A call that replaces another was written with its identifier.
        if case .makingCall? = changed?.form { return }
        if let identifier = change.newIdentifier {
            add(writer.edits(renaming: call, to: identifier), call, "asked for \"\(identifier)\"")
        }
        if let identifier = change.identifierOfInitial {
            add(writer.edits(identifying: call, as: identifier), call, "asked for \"\(identifier)\"")
        }
    }

    /// Returns the new storyboard of a call's name that is changed for other calls.
    private func replacedName(under call: SceneCall) -> ScenePlacement? {
        call.sources.lazy.compactMap { sharedNames[$0.place] }.first
    }

    private mutating func changeStoryboard(
        of call: SceneCall, to placement: ScenePlacement
    ) -> StoryboardSource? {
        let writer = code.swift
        let sources = usable(call).sorted { $0.form.rank < $1.form.rank }
        // First a name that changes for other calls or that all its users want changed, then cases, then the call
        // itself.
        if let name = sources.first(where: { sharedNames[$0.place] != nil }),
            let shared = sharedNames[name.place]
        {
            if shared.storyboard == placement.storyboard,
                let edits = writer.edits(changing: name, of: call, to: placement)
            {
                append(edits)
                return name
            }
        }
        for source in sources where !writer.misleads(changing: source, of: call, to: placement) {
            guard isAgreed(source, placement), let edits = writer.edits(changing: source, of: call, to: placement)
            else {
                continue
            }
            append(edits)
            return source
        }
        return nil
    }

    /// Returns whether all calls that a piece of code decides for need the same storyboard.
    private func isAgreed(_ source: StoryboardSource, _ placement: ScenePlacement) -> Bool {
        if source.form.rank >= StoryboardSource.Form.storyboard.rank { return true }
        if source.hasOtherUses { return false }
        if source.form == .literal,
            takenRawValues(at: source.place, of: users[source.place] ?? []).contains(placement.storyboard)
        {
            return false
        }
        return (users[source.place] ?? []).allSatisfy { changes[$0].placement?.storyboard == placement.storyboard }
    }

    /// Leaves a call as it is: the scenes that it opens stay, and so do those whose `storyboard` it uses.
    private mutating func refuse(_ call: SceneCall, _ reason: String) {
        let obstacle = Obstacle(code: .codeNotRewritable, reason: reason, place: call.reference.place)
        let askers = call.reference.storyboard == .own ? call.openers : []
        result.unsolved.append(.init(obstacle: obstacle, controllers: call.controllers + askers))
    }

    private mutating func add(_ edits: [FileEdit]?, _ call: SceneCall, _ what: String) {
        guard let edits else {
            refuse(call, "the call cannot be made one that \(what)")
            return
        }
        append(edits)
    }

    private mutating func append(_ edits: [FileEdit]) {
        for edit in edits where edited.insert(edit).inserted { result.edits.append(edit) }
    }
}

extension StoryboardSource.Form {
    /// Orders the pieces of code: first the one that reads best after the change.
    fileprivate var rank: Int {
        switch self {
        case .swiftGenSymbol, .rSwiftSymbol: 0
        case .enumCase: 1
        case .literal: 2
        case .local: 3
        case .name: 4
        case .storyboard: 5
        case .makingCall: 6
        }
    }
}

extension FileEdit {
    /// Describes the edit for the report; nil where it creates or removes a file.
    func rewrite(in graph: ProjectGraph) -> SceneCodeOutcome.Rewrite? {
        guard case .replace(let path, let text) = self, let source = graph.text(at: path) else { return nil }
        return SceneCodeOutcome.Rewrite(
            place: Place(source, at: text.range.lowerBound), oldText: source.string(text.range),
            newText: String(decoding: text.replacement, as: UTF8.self))
    }

    fileprivate var offset: Int {
        if case .replace(_, let edit) = self { edit.range.lowerBound } else { 0 }
    }
}
