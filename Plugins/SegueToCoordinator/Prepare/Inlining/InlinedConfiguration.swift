import Navigation
import SwiftSyntax
import TransformKit

/// Code of `prepare(for:sender:)` that the coordinator can run: what it takes from the view controller are values that
/// this one hands over when it asks for the next screen.
struct InlinedConfiguration {
    /// The statements, with `destination` or `content` for what they configure.
    let lines: [String]
    /// What the view controller hands over.
    let values: [SourceValue]
    /// The types that the code says.
    let types: Set<String>
    /// Whether the code names its view controller.
    let namesSource: Bool

    /// The most values that a call hands over; with more, nobody reads it.
    static let mostValues = 4

    /// Throws the reason where the code needs the view controller, or means something else in another file.
    ///
    /// - Parameters:
    ///   - routes: the segues that the code is for.
    ///   - isMethod: whether it becomes a method of the coordinator, and not part of one.
    init(
        _ code: CutCode, of owner: SwiftClass, _ routes: [Route], isMethod: Bool, _ context: SeguePreparations
    ) throws(StayingReason) {
        let sender = routes[0].method.sender
        var subject: String
        switch code.form {
        case .content: subject = "content"
        case .destination, .controller: subject = "destination"
        case .segue, .survey: throw StayingReason("it needs the segue")
        }
        if isMethod { subject = code.parameterName }
        if code.asksForSender, code.senderName != sender.value { throw StayingReason("it asks what the sender is") }
        let path = owner.declaration.path
        let destination = Self.projectClass(code.parameterType, path, context.graph)
        let isObjectiveC =
            if case .objectiveC = context.graph.classes.resolve(code.parameterType, from: path) { true } else { false }
        guard destination != nil || isObjectiveC || ControllerClasses.isDeclaredByUIKit(code.parameterType),
            let source = context.graph.text(at: path)
        else { throw StayingReason("\(code.parameterType) is no class that the coordinator sees for certain") }
        let text = SourceText(path: "", bytes: Array(code.lines.joined(separator: "\n").utf8))
        // A navigation controller of its own class is asked first what it shows.
        let isAsked =
            code.form.isContent
            && routes.contains { $0.transitions.contains { $0.destination.controller.customClass != nil } }
        let reader = InlinedCodeReader(
            subject: code.parameterName, sender: code.asksForSender ? code.senderName : nil, isCertain: !isAsked,
            ValueReader(owner: owner, destination: destination, routes, context))
        let tree = SwiftSyntaxTree.parse(text)
        reader.walk(tree)
        if let reason = reader.reason { throw reason }
        if !isMethod, reader.returnsEarly { throw StayingReason("it returns early") }
        let values = try Self.distinct(reader.values)
        let types = context.senderTypes
        for type in reader.types.sorted() where !types.isVisible(type, from: path) {
            throw StayingReason("the coordinator may not see \(type)")
        }
        let own = Self.names.union(sender.label.map { [$0] } ?? [])
        self.types = reader.types
        namesSource = !reader.selves.isEmpty || reader.namesSource
        if let name = reader.declared.intersection(own.subtracting([code.parameterName])).min() {
            throw StayingReason("it has a local named \(name)")
        }
        if reader.declared.contains(code.parameterName) { throw StayingReason("it names the destination twice") }
        if !values.isEmpty, isObjectiveC {
            throw StayingReason("what \(code.parameterType) does when it is made is Objective-C")
        }
        if !values.isEmpty, reader.handsSelfToCode {
            throw StayingReason("it hands itself over to code that may change what it reads")
        }
        if isMethod, values.contains(where: { $0.name == code.parameterName }) {
            throw StayingReason("a value has the destination's name")
        }
        if let label = sender.label, values.contains(where: { $0.name == label }) {
            throw StayingReason("a value has the sender's name")
        }
        let edits =
            reader.uses.map { TextEdit($0, subject) } + reader.selves.map { TextEdit($0, "source") }
            + reader.replacements.map { TextEdit($0.range, $0.name) }
        guard let list = EditList(edits) else { throw StayingReason("its statements overlap") }
        let moved = String(decoding: list.apply(to: text.bytes), as: UTF8.self)
        if let name = HiddenNames.shared(
            moved, hiddenIn: source, subject: subject, parameters: Set(values.map(\.name)),
            lineage: destination.map(context.graph.classes.chain) ?? [])
        {
            throw StayingReason("only its file sees \(name)")
        }
        self.values = values
        lines = moved.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Names that a coordinator's method uses itself.
    private static let names: Set<String> = [
        "source", "destination", "content", "segue", "popover", "sender", "splitViewController", "coder", "from",
    ]

    /// The values, each once.
    private static func distinct(_ values: [SourceValue]) throws(StayingReason) -> [SourceValue] {
        var found: [SourceValue] = []
        for value in values {
            guard let same = found.first(where: { $0.name == value.name }) else {
                found.append(value)
                continue
            }
            guard same == value else { throw StayingReason("two of its values are named \(value.name)") }
        }
        if let taken = found.first(where: { names.contains($0.name) || $0.name.hasSuffix("toryboard") }) {
            throw StayingReason("the coordinator has something of its own named \(taken.name)")
        }
        if let word = found.first(where: { $0.name.isReservedInSwift }) {
            throw StayingReason("\(word.name) is a word of Swift")
        }
        guard found.count <= mostValues else { throw StayingReason("it takes \(found.count) values") }
        return found
    }

    /// The class where the project's Swift has one of that name.
    private static func projectClass(_ type: String, _ path: String, _ graph: ProjectGraph) -> SwiftClass? {
        guard case .swift(let found) = graph.classes.resolve(type, from: path), found.count == 1 else { return nil }
        return found[0]
    }
}

/// Why code that configures a destination stays in the view controller; as the rest of a sentence.
struct StayingReason: Error, Hashable, Sendable {
    let words: String

    init(_ words: String) { self.words = words }
}
