import Navigation
import SwiftSyntax
import SwiftWriting
import TransformKit

/// The coordinators that a project has already, of an earlier run or written by hand.
final class ExistingCoordinators {
    /// The way in which a view controller reaches its coordinator: `lazy var navigation: MenuNavigation = MainCoordinator()`.
    struct Navigation: Hashable {
        let property: String
        let protocolName: String
        let coordinator: SwiftClass
        /// The file of the protocol, and where its requirements end.
        let path: String
        let end: Int
        /// The indentation of its requirements.
        let indentation: String
        /// The names of its methods.
        let methods: Set<String>
        /// Whether other files can set the property, and nothing runs then.
        var isSettable = false
    }

    private let graph: ProjectGraph
    private let properties: PropertyReader
    private let mayEdit: (String) -> Bool
    private var known: [SwiftClass: Navigation?] = [:]

    init(_ graph: ProjectGraph, mayEdit: @escaping (String) -> Bool) {
        self.graph = graph
        properties = PropertyReader(graph)
        self.mayEdit = mayEdit
    }

    /// How a view controller reaches the coordinator that it has; nil where it has none that can grow.
    func navigation(of owner: SwiftClass) -> Navigation? {
        if let known = known[owner] { return known }
        let found = foundNavigation(of: owner)
        known[owner] = .some(found)
        return found
    }

    private func foundNavigation(of owner: SwiftClass) -> Navigation? {
        guard let source = graph.text(at: owner.declaration.path) else { return nil }
        let finder = ClassFinder(offset: owner.declaration.offset)
        finder.walk(SwiftSyntaxTree.parse(source))
        // What only newer systems have is served by an extension of the coordinator, which has its own condition.
        guard finder.found?.attributes.contains(where: { $0.trimmedDescription.hasPrefix("@available") }) == false
        else {
            return nil
        }
        let members = properties.members(of: owner.declaration) ?? []
        for variable in members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
            guard variable.bindings.count == 1, let binding = variable.bindings.first,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let type = binding.typeAnnotation?.type.as(IdentifierTypeSyntax.self)?.name.text,
                let made = binding.initializer?.value.as(FunctionCallExprSyntax.self), made.arguments.isEmpty,
                let callee = made.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
                let coordinator = growing(callee, from: owner.declaration.path),
                coordinator.parts.contains(where: { $0.inherited.contains(type) })
            else { continue }
            guard var found = navigation(name, type, coordinator) else { continue }
            found.isSettable =
                variable.bindingSpecifier.text == "var" && binding.accessorBlock == nil
                && !variable.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
            return found
        }
        return nil
    }

    private func navigation(_ property: String, _ type: String, _ coordinator: SwiftClass) -> Navigation? {
        let finders = graph.swiftFiles.compactMap { file -> (SourceText, ProtocolFinder)? in
            guard file.source.contains(identifier: type), let source = graph.text(at: file.path) else { return nil }
            let finder = ProtocolFinder(type)
            finder.walk(SwiftSyntaxTree.parse(source))
            return finder.found == nil ? nil : (source, finder)
        }
        guard finders.count == 1, let (source, finder) = finders.first, mayEdit(source.path),
            let node = finder.found, let last = node.memberBlock.members.last
        else { return nil }
        guard !hasOtherConformer(type, than: coordinator) else { return nil }
        let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self)?.name.text }
        guard methods.count == node.memberBlock.members.count else { return nil }
        return Navigation(
            property: property, protocolName: type, coordinator: coordinator, path: source.path,
            end: last.endPositionBeforeTrailingTrivia.utf8Offset,
            indentation: SwiftLayout.indentation(at: last.positionAfterSkippingLeadingTrivia.utf8Offset, in: source),
            methods: Set(methods))
    }

    /// Whether some other type, such as a test's double, conforms to a protocol: a new requirement would break it.
    private func hasOtherConformer(_ type: String, than coordinator: SwiftClass) -> Bool {
        graph.swiftFiles.contains { file in
            // The transform navigation-spies renews its own.
            if file.source.bytes.starts(with: (GeneratedFile.start + "navigation-spies").utf8) { return false }
            return file.source.offsets(ofIdentifier: type).contains { offset in
                if coordinator.parts.contains(where: { $0.path == file.path && $0.range.contains(offset) }) {
                    return false
                }
                let line = file.source.string(file.source.lineRange(containing: offset).lowerBound..<offset)
                let isHead = ["class ", "struct ", "enum ", "actor ", "extension ", "protocol "]
                    .contains(where: line.contains)
                let isListed = file.types.contains { declared in
                    declared.range.contains(offset) && declared.inherited.contains(type)
                }
                return isHead && line.contains(":") || isListed
            }
        }
    }

    /// The coordinator of a name beside a file, if it can be made without arguments and can grow.
    func growing(_ name: String, from path: String) -> SwiftClass? {
        guard case .swift(let found) = graph.classes.resolve(name, from: path), found.count == 1,
            let type = found.first, !type.declaration.isGeneric, mayEdit(type.declaration.path),
            !ControllerClasses.isDeclaredByUIKit(type.declaration.inherited.first ?? "")
        else { return nil }
        let own = Set(graph.targets.targets(of: path))
        guard own.isSubset(of: graph.targets.targets(of: type.declaration.path)) else { return nil }
        return isMadeWithoutArguments(type) ? type : nil
    }

    /// Whether other files can make an object of a class by `MainCoordinator()`.
    private func isMadeWithoutArguments(_ type: SwiftClass) -> Bool {
        // A library's class may need more; a protocol of the project stands first where there is no superclass.
        if let library = graph.librarySuperclass(of: type), !isProtocol(library) { return false }
        // Initializers are inherited where a class has none of its own; the closest that has some decides.
        for declaring in graph.classes.chain(of: type) {
            let members = declaring.parts.compactMap { properties.members(of: $0) }.joined()
            let initializers = members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
            if initializers.isEmpty { continue }
            return initializers.contains { initializer in
                initializer.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
                    && !initializer.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
                    && initializer.optionalMark == nil
            }
        }
        return true
    }

    private func isProtocol(_ name: String) -> Bool {
        graph.swiftFiles.contains { !$0.source.offsets(ofName: name, declaredBy: ["protocol"]).isEmpty }
    }

    /// Whether a class of that name is there that cannot grow.
    func isClosed(_ name: String, from path: String) -> Bool {
        guard case .swift(let found) = graph.classes.resolve(name, from: path), !found.isEmpty else { return false }
        return growing(name, from: path) == nil
    }

    /// What a coordinator has, for what is to be added to it.
    func shape(of coordinator: SwiftClass) -> CoordinatorShape { CoordinatorShape(coordinator, graph) }
}

/// Finds the declaration of a protocol.
private final class ProtocolFinder: SyntaxVisitor {
    private let name: String
    private(set) var found: ProtocolDeclSyntax?

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == name { found = node }
        return .skipChildren
    }
}
