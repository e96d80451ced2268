import SwiftSyntax
import SwiftWriting
import TransformKit

/// Lets the app's delegate start a coordinator at launch.
struct CoordinatorInjection {
    /// The delegate that creates the coordinators, as the option `inject` chooses it.
    enum Place: String, Sendable, CaseIterable {
        case none
        case sceneDelegate = "scene-delegate"
        case appDelegate = "app-delegate"

        var protocolName: String { self == .sceneDelegate ? "UIWindowSceneDelegate" : "UIApplicationDelegate" }

        /// The delegate's method at whose end the app's first screens exist.
        var method: (name: String, label: String) {
            self == .sceneDelegate
                ? ("scene", "willConnectTo") : ("application", "didFinishLaunchingWithOptions")
        }
    }

    let graph: ProjectGraph
    let place: Place

    /// The edits of the delegate that starts a coordinator; nil where no single delegate with a window is found.
    ///
    /// - Parameter owner: a class that the coordinator serves, by whose targets the delegate is found.
    func edits(for coordinator: String, owner: SwiftClass) -> [FileEdit]? {
        let targets = Set(graph.targets.targets(of: owner.declaration.path))
        let delegates = graph.classes.swiftClasses.filter { type in
            type.parts.contains { $0.inherited.contains(place.protocolName) }
                && (targets.isEmpty || !targets.isDisjoint(with: graph.targets.targets(of: type.declaration.path)))
        }
        guard delegates.count == 1, let delegate = delegates.first,
            let source = graph.text(at: delegate.declaration.path),
            let body = ClassBody(of: delegate.declaration, in: source)
        else { return nil }
        let finder = LaunchFinder(method: place.method)
        finder.walk(SwiftSyntaxTree.parse(source))
        guard let launch = finder.found, finder.hasWindow,
            !source.contains(identifier: coordinator)
        else { return nil }
        let name = coordinator.startingLowercase
        let properties = body.inserting(properties: [
            NewMember(name: name, lines: ["private let \(name) = \(coordinator)()"])
        ])
        let call = "\(name).start(in: window)"
        let text = launch.isAtEnd ? launch.separator + call : call + launch.separator
        return [properties, TextEdit(insert: text, at: launch.offset)].compactMap(\.self)
            .map { .replace(path: source.path, $0) }
    }
}

/// Finds the end of the method in which an app's first screens exist.
private final class LaunchFinder: SyntaxVisitor {
    /// The place for new statements in the method.
    struct Launch {
        let offset: Int
        /// A line break with the indentation of the surrounding statements.
        let separator: String
        /// Whether the place is after the last statement rather than before the closing `return`.
        let isAtEnd: Bool
    }

    private let method: (name: String, label: String)
    private(set) var found: Launch?
    private(set) var hasWindow = false

    init(method: (name: String, label: String)) {
        self.method = method
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.bindings.contains(where: { $0.pattern.trimmedDescription == "window" }) { hasWindow = true }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        guard node.name.text == method.name, labels.contains(method.label), let body = node.body,
            let last = body.statements.last
        else { return .skipChildren }
        let start = last.positionAfterSkippingLeadingTrivia.utf8Offset
        let indentation = last.leadingTrivia.pieces.reversed().prefix { !$0.isNewline }.reversed().map(\.text).joined()
        if last.item.is(ReturnStmtSyntax.self) {
            found = Launch(offset: start, separator: "\n" + indentation, isAtEnd: false)
        } else {
            found = Launch(
                offset: last.endPositionBeforeTrailingTrivia.utf8Offset, separator: "\n" + indentation, isAtEnd: true)
        }
        return .skipChildren
    }
}

extension TriviaPiece {
    /// The text of spaces and tabs; empty for any other trivia.
    fileprivate var text: String {
        switch self {
        case .spaces(let count): String(repeating: " ", count: count)
        case .tabs(let count): String(repeating: "\t", count: count)
        default: ""
        }
    }
}
