import SwiftSyntax
import SwiftWriting
import TransformKit

/// The view controllers that a tab bar or split view controller gets in code.
struct HeldScenes {
    /// `viewControllers = [HomeViewController(), SettingsViewController()]`
    let lines: [String]
    /// The method that has to get them, since it may run inside of `super.init`; nil for the initializer.
    private let loading: FunctionDeclSyntax?
    private let source: SourceText?

    /// None.
    init() {
        lines = []
        loading = nil
        source = nil
    }

    /// - Parameters:
    ///   - creations: the expressions that make them.
    ///   - scene: the class that holds them; nil for one that is new.
    /// - Throws: the reason why the class cannot get them where a document gives them.
    init(
        _ creations: [String], in scene: SceneClass?, isTabBar: Bool, _ graph: ProjectGraph, _ trees: RecentTrees
    ) throws(Obstacle) {
        lines = SceneStatements.list("viewControllers = ", creations)
        // `UITabBarController` loads its view as it is made.
        guard let scene, isTabBar else {
            loading = nil
            source = nil
            return
        }
        for type in graph.classes.chain(of: scene.type) {
            for part in type.parts {
                guard let source = graph.text(at: part.path) else { continue }
                for word in ["viewDidLoad", "loadView"] {
                    guard let offset = source.offsets(ofIdentifier: word).first(where: part.range.contains),
                        type != scene.type || word == "loadView" || part.path != scene.source.path
                            || !scene.node.bytes.contains(offset)
                    else { continue }
                    throw Obstacle(
                        code: .initializers,
                        reason: "`\(word)` of \(type.name) may run before the tabs are there that code gives it",
                        place: Place(source, at: offset))
                }
            }
        }
        let methods = scene.node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        loading = methods.first { $0.name.text == "viewDidLoad" && $0.body != nil }
        source = loading == nil ? nil : scene.source
    }

    /// What the initializer has to give the controller.
    var inInitializer: [String] { loading == nil ? lines : [] }

    /// The edit by which the controller gets them as its view is loaded; nil where the initializer gives them.
    var edit: FileEdit? {
        guard let loading, let body = loading.body, let source else { return nil }
        guard let first = body.statements.first, first.trimmedDescription == "super.viewDidLoad()" else {
            return .replace(path: source.path, FunctionBody(body, in: source).inserting(first: lines))
        }
        let layout = SwiftLayout(at: first.positionAfterSkippingLeadingTrivia.utf8Offset, in: source)
        let text = layout.lines(lines, depth: 0).joined(separator: layout.newline)
        return .replace(
            path: source.path,
            TextEdit(insert: layout.newline + text, at: first.endPositionBeforeTrailingTrivia.utf8Offset, order: "0"))
    }

    /// What a person has to look at.
    var point: ReviewPoint? {
        guard let loading, let source else { return nil }
        return ReviewPoint(
            reason: "the tabs are there as of `viewDidLoad`: look whether code asks for them before",
            place: Place(source, at: loading.positionAfterSkippingLeadingTrivia.utf8Offset))
    }
}
