import Navigation
import SwiftSyntax
import TransformKit

/// Finds code that looks at the sender with which a screen is shown: containers and responders are asked with it
/// where `show(_:sender:)` goes.
enum SenderReaders {
    /// Whether any code of the project does, or a container of a library may.
    static func exist(in graph: ProjectGraph) -> Bool {
        graph.swiftFiles.contains { isReader(swift: $0.source) }
            || graph.objectiveCFiles.contains { isReader(objectiveC: $0.source) } || hasContainersOfLibraries(graph)
    }

    private static let containers = ["navigationController", "splitViewController", "tabBarController"]

    /// Whether a library declares the class of a container, or a superclass of it.
    private static func hasContainersOfLibraries(_ graph: ProjectGraph) -> Bool {
        let isOfDocument = graph.documents.contains { document in
            document.scenes.contains { scene in
                guard let controller = scene.controller, containers.contains(controller.name),
                    let name = controller.customClass, case .notInProject? = graph.classes.resolve(controller)
                else { return false }
                return !ControllerClasses.isDeclaredByUIKit(name)
            }
        }
        let suffixes = ["NavigationController", "SplitViewController", "TabBarController", "ContainerViewController"]
        return isOfDocument
            || graph.classes.swiftClasses.contains { type in
                guard let outer = graph.classes.outerSuperclassName(of: type), suffixes.contains(where: outer.hasSuffix)
                else { return false }
                return graph.librarySuperclass(of: type) != nil
            }
    }

    /// The methods of UIKit that get the sender, by the names of their declarations in Swift.
    private static let names: Set<String> = [
        "canPerformAction", "targetViewController", "show", "showDetailViewController", "splitViewController",
    ]

    private static func isReader(swift source: SourceText) -> Bool {
        let labels = ["withSender", "sender"]
        guard labels.contains(where: source.contains(identifier:)), names.contains(where: source.contains(identifier:))
        else { return false }
        let finder = SenderFinder(names)
        finder.walk(SwiftSyntaxTree.parse(source))
        return finder.isFound
    }

    private static let starts = [
        "canPerformAction:(SEL)", "targetViewControllerForAction:(SEL)", "showViewController:(UIViewController",
        "showDetailViewController:(UIViewController",
    ]

    private static func isReader(objectiveC source: SourceText) -> Bool {
        guard source.contains("ender:(id)" as StaticString) || source.contains("ender:(nullable id)" as StaticString)
        else { return false }
        let text = source.string(0..<source.bytes.count).filter { $0 != " " }
        return starts.contains { start in
            text.ranges(of: start).contains { range in
                let body = text[range.upperBound...]
                let end = body.range(of: "\n}")?.lowerBound ?? body.endIndex
                // The parameter itself is one.
                return body[..<end].ranges(of: ")sender").count < body[..<end].ranges(of: "sender").count
            }
        }
    }
}

/// Finds a method that reads its sender, and does not only hand it to its superclass.
private final class SenderFinder: SyntaxVisitor {
    private let names: Set<String>
    private(set) var isFound = false

    init(_ names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard names.contains(node.name.text), let body = node.body,
            let sender = node.signature.parameterClause.parameters.first(where: {
                ["sender", "withSender"].contains($0.firstName.text)
            })
        else { return .visitChildren }
        let uses = UseFinder((sender.secondName ?? sender.firstName).text)
        uses.walk(body)
        if uses.isFound { isFound = true }
        return .visitChildren
    }
}

/// Finds a use of a name outside of calls of `super`.
private final class UseFinder: SyntaxVisitor {
    private let name: String
    private(set) var isFound = false

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let isSuper = node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) == true
        return isSuper ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text == name { isFound = true }
        return .visitChildren
    }
}
