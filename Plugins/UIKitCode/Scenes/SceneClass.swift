import SceneCallWriting
import SwiftSyntax
import SwiftWriting
import TransformKit

/// The class of a scene's controller: what it does as its scene makes it, and how code can make it.
struct SceneClass {
    let type: SwiftClass
    let node: ClassDeclSyntax
    let source: SourceText

    /// Its `init(coder:)`, which goes where code is to make it; nil where it has none.
    let coder: InitializerDeclSyntax?
    /// What that does before and behind its call of the one above.
    let own: (before: [String], behind: [String])
    /// `super.init(nibName: nil, bundle: nil)`
    let above: String
    /// The initializer without a coder that does the same as the one with it; nil where the class has none.
    private let other: InitializerDeclSyntax?
    /// Whether the class declares initializers that call its own.
    private let hasConvenience: Bool

    /// - Throws: the reason why code cannot make it as its scene does.
    init(_ type: SwiftClass, in graph: ProjectGraph, _ trees: RecentTrees) throws(Obstacle) {
        guard let (node, source) = trees.declaration(of: type, in: graph) else { throw Obstacle.unreadable(type) }
        self.type = type
        self.node = node
        self.source = source
        try Self.checkWords(type, graph)
        above = try Self.above(type, graph, trees)
        let designated = node.designatedInitializers
        let place = { (part: InitializerDeclSyntax) in
            Place(source, at: part.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        coder = designated.first { $0.firstLabel == "coder" }
        let others = designated.filter { $0.firstLabel != "coder" }
        hasConvenience = type.parts.contains { part in
            graph.text(at: part.path)?.offsets(ofIdentifier: "convenience").contains(where: part.range.contains)
                ?? false
        }
        own =
            try coder.map { coder throws(Obstacle) in
                guard let steps = InitializerSteps(coder) else {
                    throw Obstacle(
                        code: .initializers,
                        reason: "`init(coder:)` of \(type.name) does more than to set up the object",
                        place: place(coder))
                }
                return (steps.before, steps.behind)
            } ?? ([], [])
        other = others.first
        guard let other else { return }
        let isSame = InitializerSteps(other).map { $0.before == own.before && $0.behind == own.behind } ?? false
        guard others.count == 1, coder != nil, ["nibName", nil].contains(other.firstLabel), isSame else {
            throw Obstacle(
                code: .initializers, reason: "\(type.name) has an initializer of its own beside the one of its scene",
                place: place(other))
        }
    }

    /// Whether the class has an initializer by which code can make it and that says nothing more.
    ///
    /// - Parameter isSilent: whether the scene says nothing of the controller.
    func needsInitializer(isSilent: Bool) -> Bool { !isSilent || other == nil && !isPlain }

    /// The name by which the system finds it: of its module, or of Objective-C.
    var runtimeName: String {
        let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
        let renaming = attributes.first { $0.attributeName.trimmedDescription == "objc" && $0.arguments != nil }
        return renaming?.arguments?.trimmedDescription ?? "$(PRODUCT_MODULE_NAME).\(type.name)"
    }

    /// Whether no class of the project above has an initializer of its own.
    var inheritsInitializers: Bool { above != "super.init()" }

    /// Whether it inherits `init()`, or does once an `init(coder:)` goes that does nothing.
    var isPlain: Bool { own.before.isEmpty && own.behind.isEmpty }

    /// Whether its `init(coder:)` does nothing but hide the initializers of the class above.
    var hasIdleCoder: Bool { coder != nil && other == nil && isPlain }

    /// - Throws: the reason why the class cannot get an initializer for its scene's values.
    func checkInitializers() throws(Obstacle) {
        if let other {
            throw Obstacle(
                code: .initializers,
                reason: "\(type.name) has an initializer already, which sets nothing of the scene's",
                place: Place(source, at: other.positionAfterSkippingLeadingTrivia.utf8Offset))
        }
        guard hasConvenience else { return }
        throw Obstacle(
            code: .initializers,
            reason: "an initializer of \(type.name) calls one that it would not inherit any more",
            place: Place(path: type.declaration.path))
    }

    /// - Throws: what else is of the class, and would get the scene's values as well.
    func checkAlone(_ graph: ProjectGraph, _ creations: CreationsInCode) throws(Obstacle) {
        if let below = graph.classes.subclasses(of: type).first {
            throw Obstacle(
                code: .classShared,
                reason: "\(below.name), a class below \(type.name), would get the scene's values as well",
                place: Place(path: below.declaration.path))
        }
        guard let made = creations.first(of: [type], in: { !graph.isTest($0) }) else { return }
        throw Obstacle(
            code: .madeInCode,
            reason: "code makes a \(made.name) without its scene, which would get the scene's values",
            place: made.place)
    }

    // MARK: Classes above

    /// What code has to call of the class above.
    private static func above(
        _ type: SwiftClass, _ graph: ProjectGraph, _ trees: RecentTrees
    ) throws(Obstacle) -> String {
        var call: String?
        for above in graph.classes.chain(of: type).dropFirst() {
            guard let (node, source) = trees.declaration(of: above, in: graph) else { throw Obstacle.unreadable(above) }
            let designated = node.designatedInitializers
            if designated.isEmpty { continue }
            let coder = designated.first { $0.firstLabel == "coder" }.flatMap(InitializerSteps.init)
            let other = designated.first { $0.firstLabel == nil || $0.firstLabel == "nibName" }
            guard let coder, let other, let steps = InitializerSteps(other), steps.before == coder.before,
                steps.behind == coder.behind
            else {
                throw Obstacle(
                    code: .initializers,
                    reason: "\(above.name), a class above, has no initializer that does what its `init(coder:)` does",
                    place: Place(source, at: designated[0].positionAfterSkippingLeadingTrivia.utf8Offset))
            }
            call = call ?? (other.firstLabel == nil ? "super.init()" : nil)
        }
        return call ?? "super.init(nibName: nil, bundle: nil)"
    }

    /// - Throws: the method that only a document calls, or the code that asks for the nib.
    private static func checkWords(_ type: SwiftClass, _ graph: ProjectGraph) throws(Obstacle) {
        for type in graph.classes.chain(of: type) {
            for part in type.parts {
                guard let source = graph.text(at: part.path) else { continue }
                for word in ["awakeFromNib", "awakeAfter", "withRestorationIdentifierPath", "nibName", "nibBundle"] {
                    let offsets = source.offsets(ofIdentifier: word).filter(part.range.contains)
                    guard let offset = offsets.first(where: { !isLabel(word, $0, source) }) else { continue }
                    throw Obstacle(
                        code: .documentAsked, reason: "\(type.name) has its own `\(word)`, or asks for it",
                        place: Place(source, at: offset))
                }
            }
        }
    }

    /// `nibName:` of a call or a parameter, which is another object's, or an initializer that is looked at by itself.
    private static func isLabel(_ word: String, _ offset: Int, _ source: SourceText) -> Bool {
        let line = source.string(source.lineRange(containing: offset))
        let behind = source.bytes[(offset + word.utf8.count)...].first { $0 > 32 }
        return word.hasPrefix("nib") && (behind == UInt8(ascii: ":") || line.contains("init(nibName"))
    }
}

/// What an initializer does besides calling the one above.
struct InitializerSteps {
    let before: [String]
    let behind: [String]

    /// Nil where it does not call the one above, asks for its parameters elsewhere, or can fail by itself.
    init?(_ initializer: InitializerDeclSyntax) {
        let items = initializer.body?.statements.map(\.item) ?? []
        guard let call = items.firstIndex(where: { $0.trimmedDescription.hasPrefix("super.init(") }) else { return nil }
        before = items[..<call].map(\.trimmedDescription)
        behind = items[(call + 1)...].map(\.trimmedDescription)
        let names = initializer.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        let finders = names.map { name in
            let finder = NameFinder(name)
            for (number, item) in items.enumerated() where number != call { finder.walk(item) }
            return finder
        }
        if finders.contains(where: { !$0.found.isEmpty }) { return nil }
        if (before + behind).contains(where: { $0.contains("return") || $0.contains("//") || $0.contains("/*") }) {
            return nil
        }
    }
}
