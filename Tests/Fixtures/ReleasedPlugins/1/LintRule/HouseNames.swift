import NibwrightKit

@_cdecl("nibwright_plugin")
public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
    register([NamedScenes.self, PlainClasses.self], in: registry)
}

/// Written against NibwrightKit 1: a rule of documents.
struct NamedScenes: DocumentRule {
    static let description = LintRuleDescription(
        id: "named-scenes", summary: "A scene has a storyboard identifier.",
        rationale: "Code and people find it by that.",
        level: .warning, isOnByDefault: true,
        options: [OptionDescription("except", .list(.string), default: .list([]), "Classes that need none.")],
        aliases: ["house:named-scenes"])

    private let exceptions: [NamePattern]

    init(options: OptionValues) { exceptions = (options.strings("except") ?? []).map(NamePattern.init) }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.scenes.compactMap { scene in
            guard let controller = scene.controller, controller.storyboardIdentifier == nil,
                scene.storyboardReference == nil,
                !exceptions.contains(where: { $0.matches(controller.customClass ?? "") })
            else { return nil }
            let way = document.segues.contains { $0.connection.destination == controller && $0.isNavigation }
            return LintFinding(controller.place, "has no storyboard identifier; give it one", isCertain: !way)
        }
    }
}

/// Written against NibwrightKit 1: a rule of the project, which reads syntax.
struct PlainClasses: ProjectRule {
    static let description = LintRuleDescription(
        id: "plain-classes", summary: "A class of a document is final.",
        rationale: "A subclass would surprise the document.",
        level: .note)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let names = Set(graph.outletConnections.map(\.className))
        return graph.swiftFiles.flatMap { file -> [LintFinding] in
            guard file.types.contains(where: { names.contains($0.name) }) else { return [] }
            let visitor = OpenClasses(viewMode: .sourceAccurate)
            visitor.walk(SwiftSyntaxTree.parse(file.source))
            return visitor.found.filter { names.contains($0.name) }.map { found in
                LintFinding(Place(file.source, at: found.offset), "\(found.name) is not final", isCertain: false)
            }
        }
    }
}

private final class OpenClasses: SyntaxVisitor {
    private(set) var found: [(name: String, offset: Int)] = []

    override func visit(_ type: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if !type.modifiers.contains(where: { $0.name.text == "final" }) {
            found.append((type.name.text, type.name.positionAfterSkippingLeadingTrivia.utf8Offset))
        }
        return .visitChildren
    }
}
