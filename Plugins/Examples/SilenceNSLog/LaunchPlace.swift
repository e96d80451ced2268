import NibwrightKit

/// The Swift that runs first when an app starts, and where a statement goes in it.
struct LaunchPlace {
    let source: SourceText
    /// In words: `AppDelegate.application(_:didFinishLaunchingWithOptions:)`.
    let name: String
    private let offset: Int
    private let edit: (_ statement: String) -> TextEdit

    var place: Place { Place(source, at: offset) }

    /// The edit that makes a statement the first one that runs.
    func inserting(_ statement: String) -> TextEdit { edit(statement) }

    // MARK: Finding it

    /// The one place of an app.
    static func find(in app: XcodeTarget, of graph: ProjectGraph) throws(Obstacle) -> LaunchPlace {
        let members = graph.targets.members(of: app, phase: .sources)
        let sources = members.compactMap { graph.swiftFile(at: $0)?.source }
        if let main = sources.first(where: { $0.path == "main.swift" || $0.path.hasSuffix("/main.swift") }) {
            return try LaunchPlace(mainFile: main)
        }
        let marks: [StaticString] = ["@main", "@UIApplicationMain", "@NSApplicationMain"]
        let entries = sources.filter { source in marks.contains { source.contains($0) } }.flatMap { source in
            EntryFinder.entries(in: source).map { (source, $0) }
        }
        guard let (source, entry) = entries.first else {
            let main = members.first { $0.hasSuffix("main.m") || $0.hasSuffix("main.mm") }
            throw Obstacle(
                code: main == nil ? .noLaunch : .objectiveCLaunch,
                reason: main.map { "\(app.name) starts in \($0)" } ?? "nothing in \(app.name) is marked with @main",
                place: Place(path: main ?? app.projectPath))
        }
        guard entries.count == 1 else {
            let names = entries.map { $0.1.name.text }.joined(separator: " and ")
            throw Obstacle(
                code: .severalLaunches, reason: "\(names) are marked as the start of \(app.name)",
                place: Place(source, at: entry.name.trimmedByteRange.lowerBound))
        }
        return try LaunchPlace(entry, in: source)
    }

    /// In front of the first statement that is no import and no declaration.
    private init(mainFile source: SourceText) throws(Obstacle) {
        let items = SwiftSyntaxTree.parse(source).statements
        let first = items.first { item in
            switch item.item {
            case .expr, .stmt: true
            case .decl(let declaration): declaration.is(VariableDeclSyntax.self)
            }
        }
        guard let range = first?.trimmedByteRange else {
            throw Obstacle(
                code: .noLaunch, reason: "\(source.path) has no statement", place: Place(path: source.path))
        }
        self.init(source: source, name: "main.swift", offset: range.lowerBound) { statement in
            let newline = SwiftLayout(of: source).newline
            return TextEdit(insert: statement + newline, at: StatementLines(of: source).start(of: range))
        }
    }

    private init(_ entry: EntryPoint, in source: SourceText) throws(Obstacle) {
        let name = entry.name.text
        let offset = entry.name.trimmedByteRange.lowerBound
        if let (method, body) = entry.firstMethod {
            self.init(source: source, name: "\(name).\(method)", offset: offset) { statement in
                FunctionBody(body, in: source).inserting(first: [statement])
            }
        } else if entry.isSwiftUI {
            self.init(source: source, name: "\(name).init()", offset: offset) { statement in
                Self.insertingInitializer(with: statement, into: entry, of: source)
            }
        } else {
            throw Obstacle(
                code: .noLaunch, reason: "\(name) has none of the methods that run at launch",
                place: Place(source, at: offset))
        }
    }

    private init(source: SourceText, name: String, offset: Int, edit: @escaping (String) -> TextEdit) {
        self.source = source
        self.name = name
        self.offset = offset
        self.edit = edit
    }

    /// An initializer stands behind the stored properties and in front of the body.
    private static func insertingInitializer(
        with statement: String, into entry: EntryPoint, of source: SourceText
    ) -> TextEdit {
        let initializer = NewMember(name: "init()", lines: ["init() {", "    " + statement, "}"])
        guard let body = entry.body?.trimmedByteRange else {
            return ClassBody(of: entry.node, in: source).inserting(methods: [initializer])
                ?? .impossible("\(source.path) has no place for an initializer")
        }
        let layout = SwiftLayout(
            source, indentation: SwiftLayout.indentation(at: body.lowerBound, in: source),
            step: SwiftLayout(of: source).step)
        let lines = layout.lines(initializer.lines, depth: 0) + ["", ""]
        return TextEdit(
            insert: lines.joined(separator: layout.newline), at: StatementLines(of: source).start(of: body))
    }
}

/// A type that is marked as the start of an app.
struct EntryPoint {
    let name: TokenSyntax
    let node: any DeclGroupSyntax

    /// Those that run at launch, the earliest first.
    private static let methods = [
        "main()", "application(_:willFinishLaunchingWithOptions:)", "applicationWillFinishLaunching(_:)",
        "application(_:didFinishLaunchingWithOptions:)", "applicationDidFinishLaunching(_:)", "init()",
    ]

    /// The first of the type's methods that run at launch, of those with a body in the type itself or in an extension
    /// beside it.
    var firstMethod: (name: String, body: CodeBlockSyntax)? {
        let file = node.root.as(SourceFileSyntax.self)?.statements ?? []
        let extensions = file.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
            .filter { $0.extendedType.trimmedDescription == name.text }
        let members = [node.memberBlock.members] + extensions.map(\.memberBlock.members)
        let bodies = members.joined().compactMap { Self.method($0.decl) }
        return Self.methods.lazy.compactMap { method in bodies.first { $0.name == method } }
            .first { $0.name != "init()" || isSwiftUI }
    }

    private static func method(_ declaration: DeclSyntax) -> (name: String, body: CodeBlockSyntax)? {
        if let initializer = declaration.as(InitializerDeclSyntax.self), let body = initializer.body {
            return initializer.signature.parameterClause.parameters.isEmpty ? ("init()", body) : nil
        }
        guard let function = declaration.as(FunctionDeclSyntax.self), let body = function.body else { return nil }
        let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
        return ("\(function.name.text)(\(labels.joined()))", body)
    }

    var isSwiftUI: Bool {
        node.inheritanceClause?.inheritedTypes.contains { ["App", "SwiftUI.App"].contains($0.type.trimmedDescription) }
            ?? false
    }

    /// The property `body` of a SwiftUI app.
    var body: VariableDeclSyntax? {
        node.memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }.first { variable in
            variable.bindings.contains { $0.pattern.trimmedDescription == "body" }
        }
    }
}

/// Finds the types of a file that are marked with `@main` or what Swift had before it.
private final class EntryFinder: SyntaxVisitor {
    private var found: [EntryPoint] = []

    static func entries(in source: SourceText) -> [EntryPoint] {
        let finder = EntryFinder(viewMode: .sourceAccurate)
        finder.walk(SwiftSyntaxTree.parse(source))
        return finder.found
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node, node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node, node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node, node.name) }

    private func add(_ node: some DeclGroupSyntax, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        let words = node.attributes.trimmedDescription.split { $0.isWhitespace }
        if words.contains(where: { ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains($0) }) {
            found.append(EntryPoint(name: name, node: node))
        }
        return .visitChildren
    }
}
