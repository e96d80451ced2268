import SwiftSyntax
import TransformKit

/// Tells the class of a local that holds a controller which typed code just made.
///
/// `let signUp = Onboarding.signUp.instantiate()` names no class, and neither does `let signUp = SignUp.fromStoryboard()`.
final class MadeControllers {
    private let graph: ProjectGraph
    private let files: [SceneFile]
    private var scenes: [String: [Range<Int>: SwiftClass]] = [:]
    private var makers: [String: Bool] = [:]

    /// - Parameter files: the files that typed-scenes wrote.
    init(_ graph: ProjectGraph, _ files: [SceneFile]) {
        self.graph = graph
        self.files = files
    }

    /// The class of the object whose property a use means.
    func type(ofBase use: MemberUse, in tree: SourceFileSyntax) -> SwiftClass? {
        guard let token = tree.token(at: AbsolutePosition(utf8Offset: use.range.lowerBound)),
            let reference = token.parent?.as(DeclReferenceExprSyntax.self),
            let member = reference.parent?.as(MemberAccessExprSyntax.self), let base = member.base
        else { return nil }
        let plain =
            base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
            ?? base
        guard let local = plain.as(DeclReferenceExprSyntax.self),
            let declaration = LocalNames.declaration(of: local.baseName.text, at: local),
            let value = Self.value(of: declaration)
        else { return nil }
        return type(of: value, in: tree, use.path)
    }

    /// What a local is declared with.
    private static func value(of declaration: Syntax) -> ExprSyntax? {
        var node: Syntax? = declaration
        while let current = node {
            if let binding = current.as(PatternBindingSyntax.self) {
                return binding.typeAnnotation == nil ? binding.initializer?.value : nil
            }
            if let condition = current.as(OptionalBindingConditionSyntax.self) {
                return condition.typeAnnotation == nil ? condition.initializer?.value : nil
            }
            if current.is(CodeBlockItemSyntax.self) || current.is(ClosureExprSyntax.self) { return nil }
            node = current.parent
        }
        return nil
    }

    private func type(of value: ExprSyntax, in tree: SourceFileSyntax, _ path: String) -> SwiftClass? {
        if let made = scenes(in: tree, path)[value.bytes] { return made }
        guard let call = value.as(FunctionCallExprSyntax.self),
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
            let name = callee.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true,
            case .swift(let types) = graph.classes.resolve(name, from: path), types.count == 1,
            isMaker(callee.declName.baseName.text, of: name)
        else { return nil }
        return types[0]
    }

    private func scenes(in tree: SourceFileSyntax, _ path: String) -> [Range<Int>: SwiftClass] {
        if let known = scenes[path] { return known }
        var found: [Range<Int>: SwiftClass] = [:]
        for file in files {
            let finder = MadeSceneFinder(file)
            finder.walk(tree)
            for made in finder.found {
                guard made.scene.type.isExact, case .swift(let types)? = graph.classes.resolve(made.scene.controller),
                    types.count == 1
                else { continue }
                found[made.call.bytes] = types[0]
            }
        }
        scenes[path] = found
        return found
    }

    /// Whether every static function of a name gives the type that it is called on.
    private func isMaker(_ function: String, of type: String) -> Bool {
        let key = "\(type).\(function)"
        if let known = makers[key] { return known }
        var lines: [String] = []
        for file in graph.swiftFiles {
            for offset in file.source.offsets(ofIdentifier: function) {
                let line = file.source.string(file.source.lineRange(containing: offset))
                guard let place = line.firstRange(of: "func \(function)"), line.contains("->") else { continue }
                let before = line[..<place.lowerBound]
                if before.contains("static ") || before.contains("class ") { lines.append(line) }
            }
        }
        let makes =
            !lines.isEmpty
            && lines.allSatisfy { line in
                let result = line.components(separatedBy: "->").last ?? ""
                let name = result.prefix { $0 != "{" && $0 != "?" && $0 != "!" }.filter { !$0.isWhitespace }
                return name == "Self" || name == type
            }
        makers[key] = makes
        return makes
    }
}
