import Navigation
import Foundation
import SwiftSyntax
import TransformKit

/// Tells the class of a local that holds a controller which typed code just made.
///
/// `let signUp = Onboarding.signUp.instantiate()` names no class, and neither does `let signUp = SignUp.fromStoryboard()`.
final class MadeControllers {
    private let graph: ProjectGraph
    private let properties: PropertyReader
    private let files: [SceneFile]
    private var scenes: [String: [Range<Int>: SwiftClass]] = [:]
    private var makers: [String: Bool] = [:]
    private var foreign: [String: Bool] = [:]
    /// Properties of system classes whose values have no property of the project's.
    private let systemProperties: Set<String>

    /// - Parameter files: the files that typed-scenes wrote.
    init(_ graph: ProjectGraph, _ properties: PropertyReader, _ files: [SceneFile]) {
        self.graph = graph
        self.properties = properties
        systemProperties = Self.systemProperties.filter { name in
            !graph.swiftFiles.contains { Self.declares(name, $0.source) }
        }
        self.files = files
    }

    /// What is known of an object.
    enum Object {
        /// It has a class of the project, or one below.
        case type(SwiftClass)
        /// It has a class of the system as far as the code knows, and so no property of the project's.
        case system
    }

    /// The object whose property a use means; nil where nothing tells its class.
    func object(ofBase use: MemberUse, in tree: SourceFileSyntax) -> Object? {
        guard let token = tree.token(at: AbsolutePosition(utf8Offset: use.range.lowerBound)),
            let reference = token.parent?.as(DeclReferenceExprSyntax.self),
            let member = reference.parent?.as(MemberAccessExprSyntax.self), let base = member.base
        else { return nil }
        return object(of: base, use, in: tree, depth: 0)
    }

    private func object(of base: ExprSyntax, _ use: MemberUse, in tree: SourceFileSyntax, depth: Int) -> Object? {
        let plain =
            base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
            ?? base
        guard depth < 6 else { return nil }
        if let own = plain.as(MemberAccessExprSyntax.self) {
            let name = own.declName.baseName.text
            if systemProperties.contains(name) { return .system }
            let isOwn = own.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
            return isOwn ? object(ofProperty: name, use) : nil
        }
        if let call = plain.as(FunctionCallExprSyntax.self) {
            if let made = type(of: ExprSyntax(call), in: tree, use.path) { return .type(made) }
            return isForeign(call) ? .system : nil
        }
        guard let local = plain.as(DeclReferenceExprSyntax.self) else {
            return type(of: plain, in: tree, use.path).map(Object.type)
        }
        let name = local.baseName.text
        var declaration = LocalNames.declaration(of: name, at: local)
        // `[weak detail]` is what has the name outside of the closure.
        while let capture = declaration?.capture, capture.initializer == nil {
            guard let closure = capture.closure else { return nil }
            declaration = LocalNames.declaration(of: name, at: closure)
        }
        guard let declaration else { return object(ofProperty: name, use) }
        if let type = declaration.annotatedType {
            let types = graph.swiftClasses(named: type, around: use.enclosingTypes, from: use.path)
            return types.count == 1 ? .type(types[0]) : nil
        }
        return Self.value(of: declaration).flatMap { object(of: $0, use, in: tree, depth: depth + 1) }
    }

    /// Whether a call is of a type that the project neither has nor extends, and names no class of the project to it.
    private func isForeign(_ call: FunctionCallExprSyntax) -> Bool {
        var root = call.calledExpression
        while true {
            if let member = root.as(MemberAccessExprSyntax.self), let base = member.base {
                root = base
            } else if let inner = root.as(FunctionCallExprSyntax.self) {
                root = inner.calledExpression
            } else {
                break
            }
        }
        guard let name = root.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true,
            !call.description.contains(".self")
        else { return false }
        return isForeign(name)
    }

    /// Whether a type that code says is none of the project's, and no parameter of a generic type or function.
    func isForeign(_ type: String, from path: String) -> Bool {
        if OutletConnection.isSystemClass(type) { return true }
        guard type.count > 2, type.first?.isUppercase == true, let source = graph.text(at: path) else { return false }
        return isForeign(type.split(separator: ".").last.map(String.init) ?? type)
            && !source.string(0..<source.bytes.count).contains("<\(type)")
    }

    /// Whether the project neither declares nor extends a type.
    private func isForeign(_ name: String) -> Bool {
        if let known = foreign[name] { return known }
        let found = !graph.swiftFiles.contains { file in
            file.source.offsets(ofIdentifier: name).contains { offset in
                let before = file.source.string(file.source.lineRange(containing: offset).lowerBound..<offset)
                return ["class ", "struct ", "enum ", "protocol ", "actor ", "extension ", "typealias "]
                    .contains(where: before.hasSuffix)
            }
        }
        foreign[name] = found
        return found
    }

    /// A property that the type around a use declares in another part, or inherits.
    private func object(ofProperty name: String, _ use: MemberUse) -> Object? {
        guard let around = use.enclosingTypes.first else { return nil }
        let types = graph.swiftClasses(named: around, around: [], from: use.path)
        guard types.count == 1, let declared = properties.declaredType(of: name, in: types[0]) else { return nil }
        let found = graph.swiftClasses(named: declared, around: [types[0].name], from: use.path)
        if found.count == 1 { return .type(found[0]) }
        return found.isEmpty && OutletConnection.isSystemClass(declared) ? .system : nil
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

    private static func declares(_ name: String, _ source: SourceText) -> Bool {
        source.offsets(ofIdentifier: name).contains { offset in
            let line = source.lineRange(containing: offset)
            let before = source.string(line.lowerBound..<offset)
            guard before.hasSuffix("var ") || before.hasSuffix("let ") else { return false }
            // `if let tableView = scene.tableView` gives the same object another name.
            return !before.hasSuffix("if let ") && !before.hasSuffix("guard let ")
        }
    }

    /// Their types are system classes wherever the project declares nothing of the name.
    private static let systemProperties: Set = [
        "collectionView", "interactivePopGestureRecognizer", "layer", "navigationBar", "navigationController",
        "navigationItem", "panGestureRecognizer", "popoverPresentationController", "presentationController",
        "searchBar", "searchController", "searchField", "sheetPresentationController", "splitViewController",
        "tabBar", "tabBarController", "tableView", "toolbar", "view", "window",
    ]

    private func type(of value: ExprSyntax, in tree: SourceFileSyntax, _ path: String) -> SwiftClass? {
        if let made = scenes(in: tree, path)[value.bytes] { return made }
        guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
        if let named = namedMetatype(call, path) { return named }
        guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
            let name = callee.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true,
            case .swift(let types) = graph.classes.resolve(name, from: path), types.count == 1,
            isMaker(callee.declName.baseName.text, of: name)
        else { return nil }
        return types[0]
    }

    /// `Detail` of `storyboard.instantiate(Detail.self)`, where every function of the name gives what it is told.
    private func namedMetatype(_ call: FunctionCallExprSyntax, _ path: String) -> SwiftClass? {
        let named = call.arguments.compactMap { argument -> String? in
            guard let member = argument.expression.as(MemberAccessExprSyntax.self),
                member.declName.baseName.tokenKind == .keyword(.self)
            else { return nil }
            return member.base?.trimmedDescription
        }
        let function =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard named.count == 1, let function, case .swift(let types) = graph.classes.resolve(named[0], from: path),
            types.count == 1, givesWhatItIsTold(function)
        else { return nil }
        return types[0]
    }

    /// Whether every function of a name has a generic result of which it takes the type.
    private func givesWhatItIsTold(_ function: String) -> Bool {
        let key = "." + function
        if let known = makers[key] { return known }
        let lines = declarations(of: function)
        let gives =
            !lines.isEmpty
            && lines.allSatisfy { line in
                let result = Self.result(of: line)
                return !result.isEmpty && line.contains(": \(result).Type")
            }
        makers[key] = gives
        return gives
    }

    private func declarations(of function: String) -> [String] {
        graph.swiftFiles.flatMap { file in
            file.source.offsets(ofIdentifier: function).compactMap { offset -> String? in
                let line = file.source.string(file.source.lineRange(containing: offset))
                return line.contains("func \(function)") ? line : nil
            }
        }
    }

    /// `T` of `func make<T>() -> T? {`
    private static func result(of line: String) -> String {
        guard let arrow = line.range(of: "->", options: .backwards) else { return "" }
        return String(line[arrow.upperBound...].drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
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
        let lines = declarations(of: function).filter { line in
            let before = line.prefix(upTo: line.firstRange(of: "func ")?.lowerBound ?? line.startIndex)
            return line.contains("->") && (before.contains("static ") || before.contains("class "))
        }
        let makes =
            !lines.isEmpty
            && lines.allSatisfy { ["Self", type].contains(Self.result(of: $0)) }
        makers[key] = makes
        return makes
    }
}

extension Syntax {
    /// The capture that the declaration is, if it is one.
    fileprivate var capture: ClosureCaptureSyntax? {
        self.as(ClosureCaptureSyntax.self) ?? parent?.as(ClosureCaptureSyntax.self)
    }

    /// The type that the declaration of a local or a parameter says.
    fileprivate var annotatedType: String? {
        var node: Syntax? = self
        while let current = node {
            var type =
                current.as(FunctionParameterSyntax.self)?.type ?? current.as(ClosureParameterSyntax.self)?.type
                ?? current.as(PatternBindingSyntax.self)?.typeAnnotation?.type
                ?? current.as(OptionalBindingConditionSyntax.self)?.typeAnnotation?.type
            if let optional = type?.as(OptionalTypeSyntax.self) { type = optional.wrappedType }
            if let optional = type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { type = optional.wrappedType }
            if let type { return type.trimmedDescription }
            if current.is(CodeBlockItemSyntax.self) || current.is(ClosureExprSyntax.self) { return nil }
            node = current.parent
        }
        return nil
    }
}

extension ClosureCaptureSyntax {
    /// The closure that captures.
    fileprivate var closure: ClosureExprSyntax? {
        var node = parent
        while let current = node {
            if let closure = current.as(ClosureExprSyntax.self) { return closure }
            node = current.parent
        }
        return nil
    }
}
