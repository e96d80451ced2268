import SwiftSyntax
import SwiftWriting
import TransformKit

/// What a controller gets as code makes it: in its initializer, but for a tab bar controller that does something as its
/// view is loaded, which UIKit does inside of `super.init`.
struct FirstStatements {
    private let lines: [String]
    /// The method that has them then.
    private let loading: FunctionDeclSyntax?
    private let source: SourceText

    /// - Parameters:
    ///   - lines: what the scene says, and what the controller holds.
    ///   - scene: the class.
    /// - Throws: the reason why the class cannot get them where a document gives them.
    init(
        _ lines: [String], of scene: SceneClass, isTabBar: Bool, _ graph: ProjectGraph
    ) throws(Obstacle) {
        self.lines = lines.flatMap(\.lines)
        source = scene.source
        guard isTabBar else {
            loading = nil
            return
        }
        if !lines.isEmpty { try Self.checkLoading(scene, graph) }
        let methods = scene.node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        loading = methods.first { $0.name.text == "viewDidLoad" && $0.body != nil }
    }

    /// - Throws: a method that loads the view elsewhere.
    private static func checkLoading(_ scene: SceneClass, _ graph: ProjectGraph) throws(Obstacle) {
        for type in graph.classes.chain(of: scene.type) {
            for part in type.parts {
                guard let source = graph.text(at: part.path) else { continue }
                for word in ["viewDidLoad", "loadView"] {
                    let isOwn = { (offset: Int) in
                        word == "viewDidLoad" && part.path == scene.source.path && scene.node.bytes.contains(offset)
                    }
                    guard let offset = source.offsets(ofIdentifier: word).first(where: part.range.contains),
                        !isOwn(offset)
                    else { continue }
                    throw Obstacle(
                        code: .initializers,
                        reason: "`\(word)` of \(type.name) may run before it has what the scene says of it",
                        place: Place(source, at: offset))
                }
            }
        }
    }

    /// Whether there are none.
    var isEmpty: Bool { lines.isEmpty }

    /// Those of the initializer.
    var inInitializer: [String] { loading == nil ? lines : [] }

    /// The edit by which the controller gets them as its view is loaded; nil where the initializer has them.
    var edit: FileEdit? {
        guard !lines.isEmpty, let loading, let body = loading.body else { return nil }
        guard let first = body.statements.first, first.trimmedDescription == "super.viewDidLoad()" else {
            return .replace(path: source.path, FunctionBody(body, in: source).inserting(first: lines))
        }
        return .replace(path: source.path, .inserting(lines, behind: first, in: source))
    }

    /// What a person has to look at.
    var point: ReviewPoint? {
        loading.map { loading in
            ReviewPoint(
                reason: "UIKit loads the view of a tab bar controller as code makes it, so this may run earlier",
                place: Place(source, at: loading.positionAfterSkippingLeadingTrivia.utf8Offset))
        }
    }
}
