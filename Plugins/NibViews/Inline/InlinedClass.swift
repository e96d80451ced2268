import SwiftSyntax
import SwiftWriting
import TransformKit

/// A class that stands for its xib by outlets, closures, inspectable properties, and the actions of controls; or one that does
/// more, and stays.
struct InlinedClass {
    /// An outlet, by the object that the xib connects it to.
    struct Outlet {
        let name: String
        let isWeak: Bool
        let object: Element
    }

    struct Inspectable {
        let name: String
        let outlet: String
        let kind: ViewValue.Kind
    }

    let type: SwiftClass
    let xib: IBDocument
    /// The only view of the xib.
    let content: Element
    let owner: Element
    private(set) var outlets: [Outlet] = []
    private(set) var inspectables: [Inspectable] = []
    private(set) var closures: Set<String> = []
    /// The closure that each action calls, by the action's selector.
    private(set) var actions: [String: String] = [:]
    /// Whether nothing else is in the class's file.
    let isAlone: Bool
    let declaration: Range<Int>
    /// Whether the class does more, so that it stays and has the outlets and actions of its content itself.
    private(set) var isKept = false
    /// The class above, in the declaration.
    let superclass: Range<Int>

    /// What only the class has, of all views.
    var members: Set<String> { closures.union(outlets.map(\.name)).union(inspectables.map(\.name)) }

    /// - Throws: the reason why something would be lost with the class.
    init(_ type: SwiftClass, in graph: ProjectGraph) throws(Obstacle) {
        self.type = type
        let path = type.declaration.path
        let place = graph.text(at: path).map { Place($0, at: type.declaration.offset) } ?? Place(path: path)
        let found = graph.documents.filter { document in
            document.path.fileName == type.name + ".xib" && graph.isNear(document.path, path)
        }
        guard let xib = found.first, found.count == 1,
            let owner = xib.elements.first(where: \.isFilesOwner), owner.customClass == type.name
        else {
            throw Obstacle(
                code: .noXib, reason: "there is not one xib “\(type.name).xib” whose File's Owner it is", place: place)
        }
        let views = xib.elements.filter {
            $0.isTopLevel && !$0.isPlaceholder && !$0.isFilesOwner && !$0.isFirstResponder
        }
        guard let content = views.first, views.count == 1, content.customClass == nil else {
            throw Obstacle(
                code: .noXib, reason: "\(xib.path.fileName) has not one plain view with nothing beside it",
                place: Place(path: xib.path))
        }
        guard let source = graph.text(at: path), graph.classes.subclasses(of: type).isEmpty else {
            throw Obstacle(code: .classHasCode, reason: "\(type.name) is subclassed", place: place)
        }
        let tree = SwiftSyntaxTree.parse(source)
        let finder = ClassFinder(offset: type.declaration.offset)
        finder.walk(tree)
        guard let node = finder.found, let inherited = node.inheritanceClause?.inheritedTypes,
            let above = inherited.first
        else {
            throw Obstacle(code: .classHasCode, reason: "\(type.name) has no class above it in its file", place: place)
        }
        superclass =
            above.type.positionAfterSkippingLeadingTrivia
            .utf8Offset..<above.type.endPositionBeforeTrailingTrivia.utf8Offset
        self.xib = xib
        self.content = content
        self.owner = owner
        declaration =
            node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
        isAlone = tree.statements.allSatisfy { $0.item.is(ImportDeclSyntax.self) || $0.item.id == Syntax(node).id }
        let members = node.memberBlock.members.map(\.decl)
        let isRead = members.map { read($0) }.allSatisfy(\.self)
        let names = Set(outlets.map(\.name))
        let isComplete =
            inspectables.allSatisfy { names.contains($0.outlet) } && actions.values.allSatisfy(closures.contains)
        if isRead, isComplete, type.extensions.isEmpty, inherited.count == 1 { return }
        isKept = true
        try checkKept(members, graph, source)
        (outlets, inspectables, closures, actions) = ([], [], [], [:])
    }

    /// A class that stays finds its outlets later than before: when its document is loaded, and no more when it is made.
    private func checkKept(_ members: [DeclSyntax], _ graph: ProjectGraph, _ source: SourceText) throws(Obstacle) {
        let initializer = members.first { $0.is(InitializerDeclSyntax.self) }
        if let initializer {
            throw Obstacle(
                code: .classHasCode,
                reason: "\(type.name) has an initializer, where its outlets would not be there yet",
                place: Place(source, at: initializer.positionAfterSkippingLeadingTrivia.utf8Offset))
        }
        guard content.isPlainView else {
            throw Obstacle(
                code: .classHasCode, reason: "\(type.name) stays, and its content is no plain view",
                place: content.place)
        }
        if let maker = OwnViewClass.maker(of: type, graph) {
            throw Obstacle(
                code: .usedInCode, reason: "code makes views of \(type.name), which would have no content", place: maker
            )
        }
    }

    private mutating func read(_ member: DeclSyntax) -> Bool {
        member.as(VariableDeclSyntax.self).map { read($0) }
            ?? member.as(FunctionDeclSyntax.self).map { read($0) } ?? false
    }

    private mutating func read(_ variable: VariableDeclSyntax) -> Bool {
        guard let binding = variable.bindings.first, variable.bindings.count == 1, binding.initializer == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return false }
        let attributes = variable.attributes.map(\.trimmedDescription)
        switch attributes {
        case ["@IBOutlet"]:
            let connection = owner.connections(of: .outlet).first { $0.property == name }
            guard binding.accessorBlock == nil, let object = connection?.destination else { return false }
            let isWeak = variable.modifiers.contains { $0.name.text == "weak" }
            outlets.append(Outlet(name: name, isWeak: isWeak, object: object))
        case []:
            let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
            guard binding.accessorBlock == nil, type.hasPrefix("(("), type.hasSuffix(")?") else { return false }
            closures.insert(name)
        case ["@IBInspectable"]:
            let text = binding.accessorBlock?.trimmedDescription ?? ""
            let words = text.split { $0.isWhitespace || $0 == "{" || $0 == "}" }.joined(separator: " ")
            guard let inspectable = Self.inspectable(name, words) else { return false }
            inspectables.append(inspectable)
        default: return false
        }
        return true
    }

    /// `get return titleLabel.text set titleLabel.text = newValue`
    private static func inspectable(_ name: String, _ words: String) -> Inspectable? {
        for kind in [ViewValue.Kind.text, .image, .placeholder, .title] {
            for word in Set(words.split(separator: " ").compactMap { $0.split(separator: ".").first.map(String.init) })
            {
                guard words == ViewClassText.accessors(of: word, kind) else { continue }
                return Inspectable(name: name, outlet: word, kind: kind)
            }
        }
        return nil
    }

    private mutating func read(_ function: FunctionDeclSyntax) -> Bool {
        guard function.attributes.map(\.trimmedDescription) == ["@IBAction"], let body = function.body,
            let statement = body.statements.first?.trimmedDescription, body.statements.count == 1
        else { return false }
        let parameters = function.signature.parameterClause.parameters
        let call = ["?()", "?(sender)"].first(where: statement.hasSuffix)
        guard let call, parameters.count < 2, parameters.allSatisfy({ $0.firstName.text == "_" }) else { return false }
        actions[function.name.text + (parameters.isEmpty ? "" : ":")] = String(statement.dropLast(call.count))
        return true
    }
}
