public import InterfaceBuilder
import SourceText

/// A storyboard or xib as lines that people read, each with one thing that the document says: what `git diff` compares
/// where it is told to.
///
/// Two states of which nobody meant a difference have the same lines: values, connections and constraints are sorted, scenes by their ids, and what
/// Xcode changes by itself is left out.
public struct DocumentDescription {
    private let document: IBDocument
    private let matching = ObjectMatching()
    private var lines: [String] = []

    /// - Parameter document: read from a file in any place, whose path is not shown.
    public init(_ document: IBDocument) {
        self.document = document
        add(document)
    }

    /// The lines; scenes begin at the margin, so that a diff names them above its lines.
    public var text: String { lines.map { $0.printable + "\n" }.joined() }

    private mutating func add(_ document: IBDocument) {
        lines.append(document.kind.description)
        addFacts(of: document.root, depth: 1)
        let objects = document.root.heldObjects
        guard document.kind.form == .storyboard else {
            for object in objects where isTold(object) { add(object, depth: 0) }
            return
        }
        let scenes = Dictionary(grouping: objects) { document.scene(holding: $0)?.controller ?? $0 }
        // By what stays: Xcode orders a file anew when a scene moves on the canvas, and a new title is one line only if
        // the scene stays where it is.
        let told = scenes.filter { isTold($0.key) }
        for scene in told.sorted(by: { ($0.key.id ?? "", $0.key.place) < ($1.key.id ?? "", $1.key.place) }) {
            add(scene.key, depth: 0)
            for object in scene.value.sorted(by: { $0.place < $1.place }) where object != scene.key {
                if isTold(object) { add(object, depth: 1) }
            }
        }
    }

    private func name(of object: Element) -> String {
        guard object.isSceneController, StoryboardReference(object) == nil else { return object.spokenName }
        return "\(object.spokenScene), \(FieldWords.kind(ofElement: object.name))"
    }

    private mutating func add(_ object: Element, depth: Int) {
        append(name(of: object), depth)
        addFacts(of: object, depth: depth + 1)
        for line in (constraints(of: object) + connections(of: object)).sorted() { append(line, depth + 1) }
        for held in object.heldObjects where isTold(held) { add(held, depth: depth + 1) }
    }

    /// First responders, exits and guides are in every scene; a file's owner with outlets is worth its lines.
    private func isTold(_ object: Element) -> Bool { !object.isStandardObject || !connections(of: object).isEmpty }

    private mutating func append(_ line: String, _ depth: Int) {
        lines.append(String(repeating: "  ", count: depth) + line)
    }

    // MARK: What an object has

    private mutating func addFacts(of object: Element, depth: Int) {
        for fact in told(object).sorted(by: { ($0.label, $0.path) < ($1.label, $1.path) }) {
            append("\(fact.label): \(Self.words(fact))", depth)
        }
    }

    private func told(_ object: Element) -> [Fact] {
        FactReader.facts(of: object, matching).filter { $0.noise == nil && !Self.formalFacts.contains($0.path) }
    }

    /// The value in words that are others where the value is another: texts whole, colors with what a hex code leaves
    /// out.
    private static func words(_ fact: Fact) -> String {
        if fact.words.hasSuffix("…”") { return "“\(fact.identity)”" }
        guard fact.topic == .color, fact.words.hasPrefix("#") else { return fact.words }
        let values = Dictionary(
            fact.identity.split(separator: " ").map { part in
                let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                return (sides[0], sides.count == 2 ? sides[1] : "")
            }, uniquingKeysWith: { first, _ in first })
        let alpha = fact.words.hasSuffix(" with alpha") ? values["alpha"].map { " \($0)" } ?? "" : ""
        let space = values["customColorSpace"] ?? values["colorSpace"] ?? "sRGB"
        return fact.words + alpha + (space == "sRGB" ? "" : ", \(space)")
    }

    /// What the first line says of the document, and what follows from where an object stands.
    private static let formalFacts: Set = [
        "@key", "@type", "@targetRuntime", "@tableViewCell",
    ]

    private func constraints(of object: Element) -> [String] {
        parts(of: object) { $0.isNamed("constraint") }.map { constraint in
            let name = constraint["identifier"].map { ", identifier \($0)" } ?? ""
            return "constraint \(constraint.spokenConstraint)\(name)"
        }
    }

    private func connections(of object: Element) -> [String] {
        parts(of: object) { Connection($0) != nil && $0["reference"] == nil }.map { connection in
            let end = Connection(connection)?.destinationID.map { ", to \(matching.words($0, in: document))" } ?? ""
            let rest = told(connection).filter { !Self.spokenFacts.contains($0.path) }
                .sorted { $0.label < $1.label }.map { ", \($0.label) \(Self.words($0))" }.joined()
            return connection.spokenConnection + end + rest
        }
    }

    /// What the name of a connection and its end say.
    private static let spokenFacts: Set = [
        "@property", "@selector", "@destination", "@target", "@kind", "@identifier", "@relationship",
    ]

    /// Constraints or connections directly below an object, in the lists that hold them.
    private func parts(of object: Element, _ isPart: (Element) -> Bool) -> [Element] {
        object.children.flatMap { child in
            isPart(child) ? [child] : child.isComparedObject ? [] : parts(of: child, isPart)
        }
    }
}
