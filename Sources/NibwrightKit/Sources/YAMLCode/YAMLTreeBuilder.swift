import SourceText

/// Builds the tree of one document and refuses what a recipe has no use for: tags, merge keys, alias bombs.
struct YAMLTreeBuilder {
    /// Values that a document may have once its aliases are written out.
    static let largestCount = 10_000
    static let deepestNesting = 64

    let events: YAMLEvents
    /// Problems with which the tree can still be built.
    private(set) var problems: [InputProblem] = []
    private var anchors: [String: Subtree] = [:]
    /// Anchors of the collections that are being read: an alias to one of them would contain itself.
    private var openAnchors: Set<String> = []
    private var count = 0

    init(events: YAMLEvents) {
        self.events = events
    }

    private struct Subtree {
        let node: YAMLNode
        let count: Int
        let height: Int
    }

    mutating func readDocument() throws(InputProblem) -> YAMLNode {
        var event = try nextEvent()
        guard case .documentStart = event.kind else { throw InputProblem(at: event.place, "the file is empty") }
        let start = event.place
        let root = try subtree(from: try nextEvent(), depth: 1)
        if root.node.isNull { throw InputProblem(at: start, "the file is empty") }
        event = try nextEvent()
        guard case .streamEnd = event.kind else {
            throw InputProblem(at: event.place, "a second document begins here; put it in a file of its own")
        }
        return root.node
    }

    private func nextEvent() throws(InputProblem) -> YAMLEvent {
        while true {
            let event = try events.next()
            if case .insignificant = event.kind { continue }
            return event
        }
    }

    private mutating func subtree(from event: YAMLEvent, depth: Int) throws(InputProblem) -> Subtree {
        if case .alias(let name) = event.kind { return try aliased(name, at: event.place, depth: depth) }
        try grow(by: 1, to: depth, at: event.place)
        refuseTag(of: event)
        if let anchor = event.anchor { openAnchors.insert(anchor) }
        let result: Subtree
        switch event.kind {
        case .sequenceStart: result = try sequence(at: event.place, depth: depth)
        case .mappingStart: result = try mapping(at: event.place, depth: depth)
        case .scalar(let text, let style):
            result = Subtree(node: YAMLNode(.scalar(text, style), at: event.place), count: 1, height: 1)
        default: throw InputProblem(at: event.place, "a value is missing here")
        }
        if let anchor = event.anchor {
            openAnchors.remove(anchor)
            anchors[anchor] = result
        }
        return result
    }

    private mutating func sequence(at place: Place, depth: Int) throws(InputProblem) -> Subtree {
        var elements: [Subtree] = []
        while true {
            let event = try nextEvent()
            if case .sequenceEnd = event.kind { break }
            elements.append(try subtree(from: event, depth: depth + 1))
        }
        return collection(.sequence(elements.map(\.node)), of: elements, at: place)
    }

    private mutating func mapping(at place: Place, depth: Int) throws(InputProblem) -> Subtree {
        var parts: [Subtree] = []
        var entries: [YAMLEntry] = []
        var places: [String: Place] = [:]
        while true {
            let event = try nextEvent()
            if case .mappingEnd = event.kind { break }
            let key = try subtree(from: event, depth: depth + 1)
            let value = try subtree(from: try nextEvent(), depth: depth + 1)
            parts += [key, value]
            guard let name = name(of: key.node, at: event.place, earlier: places) else { continue }
            places[name] = event.place
            entries.append(YAMLEntry(key: name, at: event.place, value: value.node))
        }
        return collection(.mapping(entries), of: parts, at: place)
    }

    /// The text of a key, or nil when the entry cannot be used.
    private mutating func name(of key: YAMLNode, at place: Place, earlier places: [String: Place]) -> String? {
        guard case .scalar(let name, let style) = key.content else {
            problems.append(InputProblem(at: place, "a key must be a word, not a list or a mapping"))
            return nil
        }
        if name == "<<", style == .plain {
            let advice = "write the keys out, or use \"include\" with \"override\""
            problems.append(InputProblem(at: place, "the merge key \"<<\" is not supported; \(advice)"))
            return nil
        }
        if let earlier = places[name], let line = earlier.position?.line {
            let message = "the key \"\(name)\" is already on line \(line); remove one of the two"
            problems.append(InputProblem(at: place, message))
            return nil
        }
        return name
    }

    private func collection(_ content: YAMLContent, of parts: [Subtree], at place: Place) -> Subtree {
        Subtree(
            node: YAMLNode(content, at: place),
            count: parts.reduce(1) { $0 + $1.count },
            height: 1 + (parts.map(\.height).max() ?? 0))
    }

    private mutating func aliased(_ name: String, at place: Place, depth: Int) throws(InputProblem) -> Subtree {
        if openAnchors.contains(name) {
            throw InputProblem(at: place, "the alias \"*\(name)\" is inside what it stands for; write the value out")
        }
        guard let target = anchors[name] else {
            let message = "\"*\(name)\" is an alias without an anchor; put text that begins with \"*\" in quotes"
            throw InputProblem(at: place, message, suggestion: "\"*\(name)\"")
        }
        try grow(by: target.count, to: depth + target.height - 1, at: place)
        return target
    }

    private mutating func grow(by added: Int, to depth: Int, at place: Place) throws(InputProblem) {
        count += added
        if count > Self.largestCount {
            let what = "the file has more than \(Self.largestCount) values, aliases written out"
            throw InputProblem(at: place, "\(what); split it with \"include\"")
        }
        if depth > Self.deepestNesting {
            let what = "values are nested more than \(Self.deepestNesting) deep"
            throw InputProblem(at: place, "\(what); take some of the brackets away")
        }
    }

    private mutating func refuseTag(of event: YAMLEvent) {
        guard let tag = event.tag else { return }
        let core = "tag:yaml.org,2002:"
        let short = tag.hasPrefix(core) ? "!!" + tag.dropFirst(core.count) : tag
        let message = "the tag \"\(short)\" is not supported; remove it: a value has the type that its option declares"
        problems.append(InputProblem(at: event.place, message))
    }
}
