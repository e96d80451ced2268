import Navigation
import SwiftSyntax
import TransformKit

/// The object that shows a controller: what stands before `pushViewController` or `present`.
struct ControllerReceiver {
    let graph: ProjectGraph
    let properties: PropertyReader
    let path: String

    /// Whether a controller of the project has a method of a name that is no override, so that a call may mean it in
    /// place of UIKit's.
    static func isOverloaded(_ method: String, in graph: ProjectGraph) -> Bool {
        graph.swiftFiles.contains { file in
            file.source.offsets(ofIdentifier: method).contains { offset in
                let line = file.source.lineRange(containing: offset)
                let before = file.source.string(line.lowerBound..<offset)
                guard before.hasSuffix("func "), !before.contains("override"),
                    !before.contains("static "), !before.contains("class "), !GeneratedFile.isOne(file.source)
                else { return false }
                // Labels that a call of UIKit's has as well; parameters may be on the lines below.
                let end = min(file.source.bytes.count, offset + 160)
                guard file.source.string(offset..<end).contains("animated") else { return false }
                // An extension of a protocol may be one that controllers conform to.
                return isInController(file, offset, graph) { _ in true }
            }
        }
    }

    /// Whether a declaration stands in a class of view controllers or in an extension of one.
    ///
    /// - Parameter isMeant: whether an extension of a type that is no class of the project counts, by its name.
    static func isInController(
        _ file: SwiftFile, _ offset: Int, _ graph: ProjectGraph, orExtending isMeant: (String) -> Bool
    ) -> Bool {
        let around = file.types.filter { $0.range.contains(offset) }.max { $0.range.lowerBound < $1.range.lowerBound }
        guard let around, around.kind == .class || around.kind == .extension else { return false }
        switch graph.classes.resolve(around.name, from: file.path) {
        case .swift(let types):
            return types.contains { type in
                let outer = graph.classes.outerSuperclassName(of: type)
                return outer.map { ControllerClasses.chain(of: $0)?.contains("UIViewController") ?? true } ?? false
            }
        case .objectiveC: return true
        case .notInProject: return around.kind == .extension && isMeant(around.name)
        }
    }

    /// Whether an expression is of a class of UIKit's or of a subclass, for certain.
    ///
    /// - Parameters:
    ///   - base: the expression; nil for the object whose code it is.
    ///   - place: the code around.
    ///   - type: `UINavigationController` or `UIViewController`.
    func isKnown(_ base: ExprSyntax?, at place: some SyntaxProtocol, as type: String) -> Bool {
        guard var expression = base else { return isKind(place.enclosingTypeName, of: type) }
        if let optional = expression.as(OptionalChainingExprSyntax.self) { expression = optional.expression }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { expression = forced.expression }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            if reference.baseName.text == "self" { return isKind(place.enclosingTypeName, of: type) }
            if let binding = LocalBinding(of: reference) { return isKnown(binding, reference, type) }
            return isKnown(member: reference.baseName.text, of: place.enclosingTypeName, as: type)
        }
        if let cast = Self.castType(expression) { return isKind(cast, of: type) }
        guard let member = expression.as(MemberAccessExprSyntax.self), let owner = member.base else { return false }
        let name = member.declName.baseName.text
        if owner.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
            return isKnown(member: name, of: place.enclosingTypeName, as: type)
        }
        // A controller's own controllers, where it is known to be one.
        if name == "navigationController" { return isKnown(owner, at: place, as: "UIViewController") }
        return type == "UIViewController" && Self.controllers.contains(name)
            && isKnown(owner, at: place, as: "UIViewController")
    }

    /// Properties of every view controller that are view controllers. Source: Apple's reference.
    private static let controllers: Set<String> = [
        "parent", "presentingViewController", "presentedViewController", "tabBarController", "splitViewController",
    ]

    /// `UINavigationController` of `tabs.selectedViewController as? UINavigationController`.
    private static func castType(_ expression: ExprSyntax) -> String? {
        var value = expression
        while let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            value = only.expression
        }
        guard let sequence = value.as(SequenceExprSyntax.self) else { return nil }
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) else { return nil }
        return elements[2].as(TypeExprSyntax.self)?.type.unmarkedName
    }

    /// Whether an expression is a `UITableView` or a `UICollectionView`, for certain.
    func isList(_ base: ExprSyntax, at place: some SyntaxProtocol, of type: String) -> Bool {
        var expression = base
        if let optional = expression.as(OptionalChainingExprSyntax.self) { expression = optional.expression }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { expression = forced.expression }
        var name: String?
        if let member = expression.as(MemberAccessExprSyntax.self),
            member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
        {
            name = member.declName.baseName.text
        } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
            if let binding = LocalBinding(of: reference) {
                return binding.typeName.map { isList($0, type) } ?? (listOfDataSource(reference) == type)
            }
            name = reference.baseName.text
        }
        guard let name, let enclosing = place.enclosingTypeName,
            case .swift(let types) = graph.classes.resolve(enclosing, from: path), types.count == 1
        else { return false }
        if name == "self" { return isList(enclosing, type) }
        if let declared = declaredType(name, of: types[0]) { return isList(declared, type) }
        // What table and collection view controllers have.
        let controller = name == "tableView" ? "UITableViewController" : "UICollectionViewController"
        return name == (type == "UITableView" ? "tableView" : "collectionView") && isKind(enclosing, of: controller)
    }

    /// The class of the list that a data source hands to the closure that makes its cells, where a name is that parameter
    /// of the closure: the first of UIKit's diffable ones, the second of those of RxDataSources.
    private func listOfDataSource(_ reference: DeclReferenceExprSyntax) -> String? {
        let name = reference.baseName.text
        var node = LocalNames.declaration(of: name, at: reference)
        while let current = node, !current.is(ClosureExprSyntax.self) { node = current.parent }
        guard let closure = node?.as(ClosureExprSyntax.self),
            let list = closure.signature?.parameterClause?.as(ClosureShorthandParameterListSyntax.self)
        else { return nil }
        let parameters = list.map(\.name.text)
        let argument = closure.parent?.as(LabeledExprSyntax.self)
        guard let call = (argument.map { $0.parent?.parent } ?? closure.parent)?.as(FunctionCallExprSyntax.self)
        else { return nil }
        let source = call.calledExpression
        let type = (source.as(GenericSpecializationExprSyntax.self)?.expression ?? source).trimmedDescription
        guard case .notInProject = graph.classes.resolve(type, from: path) else { return nil }
        if parameters.count == 3, parameters[0] == name {
            let lists = [
                "UITableViewDiffableDataSource": "UITableView",
                "UICollectionViewDiffableDataSource": "UICollectionView",
            ]
            return lists[type]
        }
        guard parameters.count == 4, parameters[1] == name, argument?.label?.text == "configureCell" else { return nil }
        if type.hasPrefix("RxTableViewSectioned") { return "UITableView" }
        return type.hasPrefix("RxCollectionViewSectioned") ? "UICollectionView" : nil
    }

    private func isList(_ name: String, _ type: String) -> Bool {
        if name == type { return true }
        guard case .swift(let types) = graph.classes.resolve(name, from: path), !types.isEmpty else { return false }
        return types.allSatisfy { graph.classes.outerSuperclassName(of: $0) == type }
    }

    /// The type of a property that a class of the project declares; nil where none does.
    private func declaredType(_ member: String, of type: SwiftClass) -> String? {
        for part in graph.classes.chain(of: type).flatMap(\.parts) {
            for item in properties.members(of: part) ?? [] {
                for binding in item.decl.as(VariableDeclSyntax.self)?.bindings ?? []
                where binding.pattern.trimmedDescription == member {
                    return binding.typeAnnotation?.type.unmarkedName ?? ""
                }
            }
        }
        return nil
    }

    private func isKnown(_ binding: LocalBinding, _ reference: DeclReferenceExprSyntax, _ type: String) -> Bool {
        if let name = binding.typeName { return isKind(name, of: type) }
        if case .condition(let condition) = binding.form, condition.initializer == nil {
            return isKnown(member: reference.baseName.text, of: reference.enclosingTypeName, as: type)
        }
        guard let value = binding.value else { return false }
        if let call = value.as(FunctionCallExprSyntax.self), !call.arguments.isEmpty,
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        {
            return isKind(name, of: type)
        }
        // `self` of a `[weak self]` is the object around, under another name.
        if value.trimmedDescription == "self" { return isKind(reference.enclosingTypeName, of: type) }
        if value.as(DeclReferenceExprSyntax.self)?.baseName.text == reference.baseName.text {
            return isKnown(member: reference.baseName.text, of: reference.enclosingTypeName, as: type)
        }
        return isKnown(value, at: value, as: type)
    }

    /// A property of the class around: the project's own by its declaration, else UIKit's `navigationController`.
    private func isKnown(member: String, of enclosing: String?, as type: String) -> Bool {
        guard let enclosing, case .swift(let types) = graph.classes.resolve(enclosing, from: path), types.count == 1
        else { return false }
        if let declared = declaredType(member, of: types[0]) { return isKind(declared, of: type) }
        let isUIKits = member == "navigationController" && isKind(enclosing, of: "UIViewController")
        return isUIKits && ["UINavigationController", "UIViewController"].contains(type)
    }

    /// Whether a class descends from one of UIKit's, all of its superclasses being known.
    private func isKind(_ name: String?, of type: String) -> Bool {
        guard let name else { return false }
        if ControllerClasses.isDeclaredByUIKit(name) {
            return ControllerClasses.chain(of: name)?.contains(type) == true
        }
        guard case .swift(let types) = graph.classes.resolve(name, from: path), !types.isEmpty else { return false }
        return types.allSatisfy { found in
            let outer = graph.classes.outerSuperclassName(of: found)
            return outer.flatMap { ControllerClasses.chain(of: $0) }?.contains(type) == true
        }
    }
}
