import SwiftSyntax
import TransformKit

/// An expression that makes a controller by the member of its scene: `Onboarding.signUp.instantiate()`.
struct MadeScene {
    let scene: NamedScene
    let call: ExprSyntax
}

/// Finds the expressions of a file that make controllers by members of the written scenes.
final class MadeSceneFinder: SyntaxVisitor {
    private let scenes: [String: NamedScene]
    private let style: TypedScenesOptions.Style
    private(set) var found: [MadeScene] = []

    /// - Parameter file: a written file; scenes that it does not have yet are left out.
    init(_ file: SceneFile) {
        var scenes: [String: NamedScene] = [:]
        let enclosing = file.written?.enclosing ?? []
        for namespace in file.namespaces {
            for scene in namespace.scenes where file.declares(scene, of: namespace) {
                scenes[(enclosing + [namespace.name, scene.member]).joined(separator: ".")] = scene
            }
        }
        self.scenes = scenes
        style = file.written?.style ?? .enum
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard style != .staticProperty, node.arguments.isEmpty, node.trailingClosure == nil,
            let callee = node.calledExpression.as(MemberAccessExprSyntax.self)
        else { return .visitChildren }
        if style == .enum {
            guard callee.declName.baseName.text == "instantiate", let base = callee.base else { return .visitChildren }
            add(base, ExprSyntax(node))
        } else {
            add(ExprSyntax(callee), ExprSyntax(node))
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if style == .staticProperty { add(ExprSyntax(node), ExprSyntax(node)) }
        return .visitChildren
    }

    private func add(_ member: ExprSyntax, _ call: ExprSyntax) {
        let name = member.trimmedDescription.filter { $0 != "`" && !$0.isWhitespace }
        if let scene = scenes[name] { found.append(MadeScene(scene: scene, call: call)) }
    }
}

extension SceneFile {
    /// Whether the file has the scene as it lies there.
    func declares(_ scene: NamedScene, of namespace: SceneNamespace) -> Bool {
        guard let id = scene.controller.id else { return false }
        let member = written?.member(
            id, isInitial: scene.identifier == nil, of: namespace.document.pathWithoutLanguage)
        return member?.name == scene.member
    }
}
