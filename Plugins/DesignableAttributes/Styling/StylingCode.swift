import SwiftSyntax
import TransformKit

/// What the project's code does with the outlets whose styling may move, and with views at large.
struct StylingCode {
    let graph: ProjectGraph
    private let uses: [String: [MemberUse]]
    /// Outlets by the object that they lead to.
    private let connections: [Element: [OutletConnection]]
    /// The objects whose class is the project's, by class.
    private let objects: [SwiftClass: [ClassUse]]
    private let early: [String: EarlyCode]

    init(_ methods: [StylingMethod], in graph: ProjectGraph) {
        self.graph = graph
        let names = Set(methods.flatMap(\.statements).map(\.outlet))
        let found = names.isEmpty ? [] : graph.uses(of: names)
        uses = Dictionary(grouping: found, by: \.name)
        let sources = Set(found.map(\.path)).sorted().compactMap(graph.text(at:))
        let early = concurrentMap(sources, threads: defaultThreadCount) { EarlyCode(in: $0) }
        self.early = Dictionary(uniqueKeysWithValues: zip(sources.map(\.path), early))
        var connections: [Element: [OutletConnection]] = [:]
        for connection in graph.outletConnections {
            if let destination = connection.destination { connections[destination, default: []].append(connection) }
        }
        self.connections = connections
        var objects: [SwiftClass: [ClassUse]] = [:]
        for use in graph.classUses() { for type in use.types { objects[type, default: []].append(use) } }
        self.objects = objects
    }

    /// Objects of documents that are of a class or of one that descends from it.
    func objects(of type: SwiftClass) -> [ClassUse] {
        ([type] + graph.classes.subclasses(of: type)).flatMap { objects[$0] ?? [] }
    }

    func outlets(to element: Element) -> [OutletConnection] { connections[element] ?? [] }

    /// Uses of an outlet that can mean the one of a class, the one at a place left out.
    func uses(of outlet: String, of owner: SwiftClass, except ranges: [Range<Int>], in path: String) -> [MemberUse] {
        let family = Set(graph.classes.chain(of: owner) + graph.classes.subclasses(of: owner))
        return (uses[outlet] ?? []).filter { use in
            if use.path == path, ranges.contains(where: { $0.contains(use.range.lowerBound) }) { return false }
            switch use.base {
            case .ownType:
                let around = use.enclosingTypes.first.map {
                    graph.swiftClasses(named: $0, around: use.enclosingTypes, from: use.path)
                }
                guard let around, !around.isEmpty else { return graph.isNear(use.path, path) }
                return around.contains(where: family.contains)
            case .expression(_, let type?):
                let meant = graph.swiftClasses(named: type, around: use.enclosingTypes, from: use.path)
                return meant.isEmpty ? graph.isNear(use.path, path) : meant.contains(where: family.contains)
            case .expression(_, nil), .keyPath: return graph.isNear(use.path, path)
            }
        }
    }

    func place(of use: MemberUse) -> Place {
        graph.text(at: use.path).map { Place($0, at: use.range.lowerBound) } ?? Place(path: use.path)
    }

    /// Whether the use is in code that runs while the document is loaded, before the method that sets the style.
    func isEarly(_ use: MemberUse, before method: String) -> Bool {
        guard let early = early[use.path] else { return true }
        let ranges = method == "viewDidLoad" ? early.always + early.beforeViews : early.always
        return ranges.contains { $0.contains(use.range.lowerBound) }
    }

    // MARK: Code at large

    /// Code that sets the look of all views of a kind, near a document.
    func generalStyling(of property: StyleProperty, near path: String) -> ReviewPoint? {
        for file in graph.swiftFiles where graph.isNear(file.path, path) {
            guard property.words.contains(where: { file.source.contains(identifier: $0) }) else { continue }
            if let offset = file.source.offsets(ofIdentifier: "appearance").first {
                return ReviewPoint(
                    reason: "code sets appearances there, which may treat a document's value and one from code differently",
                    place: Place(file.source, at: offset))
            }
            let extended = file.types.contains { $0.kind == .extension && $0.name.hasPrefix("UI") }
            if extended, let offset = file.source.offsets(ofIdentifier: "awakeFromNib").first {
                return ReviewPoint(
                    reason: "all views of a kind run code when they are loaded", place: Place(file.source, at: offset))
            }
        }
        return nil
    }
}

/// Code of a file that runs while a document is loaded: initializers, and observers of outlets and of inspectable
/// properties.
struct EarlyCode: Sendable {
    let always: [Range<Int>]
    /// Code that runs before `viewDidLoad` and not before `awakeFromNib`.
    let beforeViews: [Range<Int>]

    init(in source: SourceText) {
        let finder = EarlyCodeFinder(viewMode: .sourceAccurate)
        finder.walk(SwiftSyntaxTree.parse(source))
        always = finder.always
        beforeViews = finder.beforeViews
    }
}

private final class EarlyCodeFinder: SyntaxVisitor {
    private(set) var always: [Range<Int>] = []
    private(set) var beforeViews: [Range<Int>] = []

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        always.append(node.trimmedByteRange)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if ["awakeFromNib", "loadView"].contains(node.name.text) { beforeViews.append(node.trimmedByteRange) }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let attributes = node.attributes.trimmedDescription
        if attributes.contains("IBOutlet") || attributes.contains("IBInspectable") {
            always.append(node.trimmedByteRange)
        }
        return .skipChildren
    }
}
