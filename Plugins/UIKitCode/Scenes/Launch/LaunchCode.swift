import SwiftSyntax
import SwiftWriting
import TransformKit

/// The code of a delegate as an app or a window of it starts, which is to make the window and its first view controller.
struct LaunchCode {
    /// Whose delegate it is.
    enum Kind {
        case app
        case window

        /// The method in which the app's first screens are there, and are shown behind it.
        fileprivate var method: (name: String, label: String) {
            self == .app ? ("application", "didFinishLaunchingWithOptions") : ("scene", "willConnectTo")
        }
    }

    private let kind: Kind
    private let type: SwiftClass
    private let node: ClassDeclSyntax
    private let source: SourceText
    /// The method behind which the window is shown; nil where the class has none.
    private let method: FunctionDeclSyntax?
    /// The one before, for an app that has both.
    private let earlier: FunctionDeclSyntax?

    /// Whether the delegate gives its window another first view controller before it is shown.
    let hasOwnRoot: Bool
    /// Whether it makes a window itself, or shows the one that it has.
    private let hasOwnWindow: Bool
    private let showsWindow: Bool

    /// - Throws: the reason why the delegate cannot be edited.
    init(of type: SwiftClass, _ kind: Kind, in graph: ProjectGraph, _ trees: RecentTrees) throws(Obstacle) {
        self.kind = kind
        self.type = type
        guard let (node, source) = trees.declaration(of: type, in: graph) else { throw Obstacle.unreadable(type) }
        self.node = node
        self.source = source
        let methods = trees.members(of: [type], in: graph).flatMap(\.methods)
        let (name, label) = kind.method
        let last = methods.first { $0.name.text == name && $0.hasParameter(label) }
        let first =
            kind == .app
            ? methods.first { $0.name.text == name && $0.hasParameter("willFinishLaunchingWithOptions") } : nil
        method = last ?? first
        earlier = last == nil ? nil : first
        // Those that run whatever happens.
        let statements = [earlier, method].compactMap(\.self).flatMap(\.certainStatements)
            .map { $0.hasPrefix("self.") ? String($0.dropFirst(5)) : $0 }
        hasOwnWindow = statements.contains { $0.hasPrefix("window = ") }
        hasOwnRoot =
            statements.contains {
                $0.hasPrefix("window?.rootViewController = ") || $0.hasPrefix("window!.rootViewController = ")
            } || hasOwnWindow
        showsWindow = statements.contains { $0 == "window?.makeKeyAndVisible()" || $0 == "window!.makeKeyAndVisible()" }
        try checkWindow()
        for method in [earlier, method].compactMap(\.self) { try check(method) }
    }

    private func obstacle(_ reason: String, _ node: some SyntaxProtocol) -> Obstacle {
        Obstacle(
            code: .openedBySystem, reason: "the app begins with the scene, and \(reason)",
            place: Place(source, at: node.positionAfterSkippingLeadingTrivia.utf8Offset))
    }

    private func checkWindow() throws(Obstacle) {
        let variables = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        let bindings = variables.flatMap(\.bindings).filter { $0.pattern.trimmedDescription == "window" }
        guard let binding = bindings.first else {
            throw obstacle("\(type.name) has no `window` of its own", node.name)
        }
        let type = binding.typeAnnotation?.type.trimmedDescription
        guard binding.accessorBlock == nil,
            binding.initializer == nil || binding.initializer?.value.is(NilLiteralExprSyntax.self) == true,
            type == "UIWindow?" || type == "UIWindow!"
        else { throw obstacle("its delegate's `window` is not a plain variable", binding) }
    }

    /// - Throws: what the method does that code behind it could not follow.
    private func check(_ method: FunctionDeclSyntax) throws(Obstacle) {
        let range: Range<Int> = method.bytes
        guard node.bytes.contains(range.lowerBound), method.body != nil else {
            throw obstacle("its delegate starts it in an extension", method.name)
        }
        // `UIScreen.main` is of Swift 3.
        if method.signature.trimmedDescription.filter({ $0 != " " }).contains("[NSObject:AnyObject]") {
            throw obstacle("its delegate is written in Swift 2", method.name)
        }
        for word in ["isHidden", "makeKeyAndVisible", "makeKey"] {
            guard !hasOwnWindow, !(showsWindow && word == "makeKeyAndVisible"),
                let offset = source.offsets(ofIdentifier: word).first(where: range.contains)
            else { continue }
            let line = source.string(source.lineRange(containing: offset))
            guard line.contains("window") else { continue }
            throw Obstacle(
                code: .openedBySystem, reason: "the app begins with the scene, and shows or hides its window itself",
                place: Place(source, at: offset))
        }
    }

    // MARK: Edits

    /// The edits after which the delegate makes its window with its first view controller, and shows it where the
    /// system did.
    ///
    /// - Parameter first: the expression that makes the first view controller.
    func edits(making first: Beginnings.FirstController) -> [FileEdit] {
        if hasOwnWindow { return [] }
        guard let method else {
            let edit = ClassBody(of: node, in: source).inserting(methods: [newMethod(first)])
            return [edit].compactMap(\.self).map { .replace(path: source.path, $0) }
        }
        let edits = kind == .app ? appEdits(method, first) : windowEdits(method, first)
        return edits.map { .replace(path: source.path, $0) }
    }

    /// How the method says the window: it may have something else of the name.
    private func window(in method: FunctionDeclSyntax) -> String {
        let text = method.body?.description ?? ""
        let hasOther = text.contains("let window ") || text.contains("var window ") || text.contains("let window:")
        return hasOther || text.contains("self.window") ? "self.window" : "window"
    }

    /// Whether the first view controller is made behind all else that the delegate does as it starts: one whose view is
    /// loaded with it would come too early, and nothing here asks for it.
    private func isMadeLast(_ first: Beginnings.FirstController) -> Bool {
        first.loadsEarly && !hasOwnRoot && !showsWindow
            && !["rootViewController", "windows", "keyWindow"].contains(where: source.contains(identifier:))
    }

    /// What a person has to look at.
    func point(making first: Beginnings.FirstController) -> ReviewPoint? {
        guard first.loadsEarly, !hasOwnRoot, let method, method.body?.statements.count ?? 0 > 1 else { return nil }
        return ReviewPoint(
            reason: isMadeLast(first)
                ? "the tab bar controller is made behind all this: look whether what it calls asks for it"
                : "UIKit loads the view of a tab bar controller, and of its first tab, before the rest of this runs",
            place: Place(source, at: method.name.bytes.lowerBound))
    }

    private func making(_ first: Beginnings.FirstController, _ window: String, of creation: String) -> [String] {
        ["\(window) = \(creation)"] + (first.tint.map { ["\(window)?.tintColor = \($0)"] } ?? [])
            + (hasOwnRoot || isMadeLast(first) ? [] : ["\(window)?.rootViewController = \(first.creation)"])
    }

    /// The statements that show the window; empty where the method has them.
    private func showing(_ first: Beginnings.FirstController, _ window: String) -> [String] {
        if showsWindow { return [] }
        let root = isMadeLast(first) ? ["\(window)?.rootViewController = \(first.creation)"] : []
        return root + ["\(window)?.makeKeyAndVisible()"]
    }

    /// The same for all ends of a method.
    private func deferred(_ statements: [String]) -> [String] {
        if statements.count < 2 { return statements.map { "defer { \($0) }" } }
        return ["defer {"] + statements.map { "    " + $0 } + ["}"]
    }

    private static let screenWindow = "UIWindow(frame: UIScreen.main.bounds)"

    private func appEdits(_ method: FunctionDeclSyntax, _ first: Beginnings.FirstController) -> [TextEdit] {
        let window = window(in: method)
        let making = making(first, window, of: Self.screenWindow)
        let showing = showing(first, window)
        if let earlier, let body = earlier.body {
            return [FunctionBody(body, in: source).inserting(first: making)] + self.showing(showing, in: method)
        }
        guard let body = method.body else { return [] }
        let statements = body.statements
        if statements.count == 1, let last = statements.first {
            return [inserting(making + showing, before: last, isValue: last.item.is(ExprSyntax.self))]
        }
        if method.returnsEarly {
            return [FunctionBody(body, in: source).inserting(first: making + deferred(showing))]
        }
        return [FunctionBody(body, in: source).inserting(first: making)] + self.showing(showing, in: method)
    }

    /// Shows the window at the end of a method.
    private func showing(_ statements: [String], in method: FunctionDeclSyntax) -> [TextEdit] {
        guard !statements.isEmpty, let body = method.body, let last = body.statements.last else { return [] }
        if method.returnsEarly {
            return [FunctionBody(body, in: source).inserting(first: deferred(statements))]
        }
        if last.item.is(ReturnStmtSyntax.self) { return [inserting(statements, before: last, isValue: false)] }
        return [.inserting(statements, behind: last, in: source)]
    }

    private func inserting(_ lines: [String], before item: CodeBlockItemSyntax, isValue: Bool) -> TextEdit {
        let offset = item.positionAfterSkippingLeadingTrivia.utf8Offset
        let layout = SwiftLayout(at: offset, in: source)
        let text = layout.lines(lines, depth: 0).joined(separator: layout.newline)
        return TextEdit(
            insert: text.drop { $0 == " " || $0 == "\t" } + layout.newline + layout.indentation
                + (isValue ? "return " : ""), at: offset, order: "1")
    }

    // MARK: Windows of scenes

    private func windowEdits(_ method: FunctionDeclSyntax, _ first: Beginnings.FirstController) -> [TextEdit] {
        guard let body = method.body else { return [] }
        let window = window(in: method)
        let showing = showing(first, window)
        let scene = method.parameterName(at: 0) ?? "scene"
        let statements = body.statements
        guard let start = statements.first, let condition = start.item.as(GuardStmtSyntax.self)?.conditions,
            condition.count == 1, let words = condition.first?.condition,
            let known = Self.windowScene(words.trimmedDescription, of: scene)
        else {
            let name = Self.freeName(in: method)
            var lines = ["guard let \(name) = \(scene) as? UIWindowScene else { return }"]
            lines += making(first, window, of: "UIWindow(windowScene: \(name))")
            let isLast = statements.isEmpty
            if isLast || method.returnsEarly { lines += isLast ? showing : deferred(showing) }
            let edit = FunctionBody(body, in: source).inserting(first: lines)
            return isLast || method.returnsEarly ? [edit] : [edit] + self.showing(showing, in: method)
        }
        var edits: [TextEdit] = []
        let name = known.isEmpty ? Self.freeName(in: method) : known
        if known.isEmpty {
            edits.append(TextEdit(words.bytes, "let \(name) = \(scene) as? UIWindowScene"))
        }
        var lines = making(first, window, of: "UIWindow(windowScene: \(name))")
        let returnsEarly = method.returns(behind: start)
        if statements.count == 1 {
            lines += showing
        } else if returnsEarly {
            lines += deferred(showing)
        } else if let last = statements.last, !showing.isEmpty {
            edits.append(.inserting(showing, behind: last, in: source))
        }
        return [.inserting(lines, behind: start, in: source)] + edits
    }

    /// The name of the window's scene in the condition of a `guard`, empty where that gives it none; nil for another
    /// condition.
    private static func windowScene(_ condition: String, of scene: String) -> String? {
        let text = condition.filter { !"() ".contains($0) }
        let cast = "\(scene)as?UIWindowScene"
        if text == "let_=\(cast)" || text == "\(cast)!=nil" || text == "\(scene)isUIWindowScene" { return "" }
        guard text.hasPrefix("let"), text.hasSuffix("=" + cast) else { return nil }
        return String(text.dropFirst(3).dropLast(cast.count + 1))
    }

    private static func freeName(in method: FunctionDeclSyntax) -> String {
        (method.body?.description ?? "").contains("windowScene") ? "connectedScene" : "windowScene"
    }

    private func newMethod(_ first: Beginnings.FirstController) -> NewMember {
        let access = node.isPublic ? "public " : ""
        let showing = showing(first, "window")
        switch kind {
        case .app:
            return NewMember(
                name: "application(_:didFinishLaunchingWithOptions:)",
                lines: [
                    "\(access)func application(",
                    "    _ application: UIApplication,",
                    "    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?",
                    ") -> Bool {",
                ] + (making(first, "window", of: Self.screenWindow) + showing + ["return true"]).map { "    " + $0 }
                    + ["}"])
        case .window:
            let body =
                ["guard let windowScene = scene as? UIWindowScene else { return }"]
                + making(first, "window", of: "UIWindow(windowScene: windowScene)") + showing
            return NewMember(
                name: "scene(_:willConnectTo:options:)",
                lines: [
                    "\(access)func scene(",
                    "    _ scene: UIScene, willConnectTo session: UISceneSession,",
                    "    options connectionOptions: UIScene.ConnectionOptions",
                    ") {",
                ] + body.map { "    " + $0 } + ["}"])
        }
    }
}

extension FunctionDeclSyntax {
    fileprivate func hasParameter(_ label: String) -> Bool {
        signature.parameterClause.parameters.contains { $0.firstName.text == label }
    }

    fileprivate func parameterName(at index: Int) -> String? {
        let parameters = Array(signature.parameterClause.parameters)
        guard parameters.indices.contains(index) else { return nil }
        let name = (parameters[index].secondName ?? parameters[index].firstName).text
        return name == "_" ? nil : name
    }

    /// The statements in front of the first that may end it.
    fileprivate var certainStatements: [String] {
        let statements = body?.statements.map(\.item) ?? []
        return statements.prefix { statement in
            let finder = ReturnFinder()
            finder.walk(statement)
            return finder.count == 0
        }.map(\.trimmedDescription)
    }

    /// Whether it may end before its last statement.
    fileprivate var returnsEarly: Bool {
        guard let last = body?.statements.last else { return false }
        let finder = ReturnFinder()
        body.map { finder.walk($0) }
        let own = last.item.as(ReturnStmtSyntax.self)
        // A call in the last `return` would come behind what is inserted in front of it.
        let isPlain = own?.expression.map {
            $0.is(BooleanLiteralExprSyntax.self) || $0.is(DeclReferenceExprSyntax.self)
        }
        return finder.count > (own == nil ? 0 : 1) || isPlain == false
    }

    /// Whether it may end between two of its statements, or in the last one.
    fileprivate func returns(behind item: CodeBlockItemSyntax) -> Bool {
        let finder = ReturnFinder()
        for statement in body?.statements ?? [] where statement.position > item.position { finder.walk(statement) }
        return finder.count > 0
    }
}

/// Counts the statements that end a function: not those of closures and functions in it.
private final class ReturnFinder: SyntaxVisitor {
    private(set) var count = 0

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        count += 1
        return .skipChildren
    }

    override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
