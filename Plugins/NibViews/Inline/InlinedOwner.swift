import SwiftSyntax
import SwiftWriting
import TransformKit

/// A class with an outlet of a view that goes: what it asks of the view, and what it does for its controls.
struct InlinedOwner {
    /// A property that asks the view for one of its outlets.
    struct Forward {
        let name: String
        /// The outlet of the view's class.
        let member: String
        let declaration: Range<Int>
        var text: String
    }

    /// A method that a closure of the view calls.
    struct Call {
        let closure: String
        let selector: String
        /// Where `@IBAction` goes; nil where the method has it.
        let attribute: (path: String, offset: Int)?
    }

    let path: String
    let outlet: SwiftOutlet
    private(set) var forwards: [Forward] = []
    private(set) var calls: [Call] = []
    /// Whether the outlet stays, as one of a plain view: other code sees it, or does more with it than views can.
    private(set) var isKept: Bool

    /// - Throws: the reason why the outlet cannot go.
    init(
        _ outlet: SwiftOutlet, of type: SwiftClass, _ inlined: InlinedClass, in graph: ProjectGraph
    ) throws(Obstacle) {
        self.outlet = outlet
        path = outlet.path
        guard let source = graph.text(at: path) else {
            throw Obstacle(code: .usedInCode, reason: "its file was not read", place: Place(path: path))
        }
        let reader = OwnerSyntax(outlet, of: inlined, source, OwnerMethods(of: type, in: graph))
        reader.walk(SwiftSyntaxTree.parse(source))
        forwards = reader.forwards
        if let observer = reader.observer {
            let words = Set(observer.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
            let observed = reader.forwards.indices.filter { words.contains(reader.forwards[$0].name) }
            guard let index = observed.first, observed.count == 1 else {
                throw Obstacle(
                    code: .usedInCode, reason: "the observer of “\(outlet.name)” is that of none of its outlets alone",
                    place: Place(source, at: outlet.anchors.name.lowerBound))
            }
            forwards[index].text += " " + observer
        }
        calls = reader.calls
        let known = Set(reader.known)
        let isPrivate = ["private", "fileprivate"].contains(outlet.access)
        isKept = !isPrivate
        for file in graph.swiftFiles {
            let isOwn = file.path == path
            // A private outlet is seen in its file alone.
            guard isOwn || !isPrivate else { continue }
            let others = file.types.filter { other in
                other != type.declaration && other.outlets.contains { $0.name == outlet.name }
            }
            for offset in file.source.offsets(ofIdentifier: outlet.name) where !isOwn || !known.contains(offset) {
                // Another class has an outlet of the name, and means that.
                if others.contains(where: { $0.range.contains(offset) }) { continue }
                if file.source.asks(for: inlined.members, behind: offset + outlet.name.utf8.count) {
                    throw Obstacle(
                        code: .usedInCode, reason: "code uses “\(outlet.name)” for more than its outlets and actions",
                        place: Place(file.source, at: offset))
                }
                isKept = true
            }
        }
        guard reader.isUnderstood else {
            throw Obstacle(
                code: .usedInCode, reason: "“\(outlet.name)” does more than hand on the messages of controls",
                place: Place(source, at: outlet.anchors.name.lowerBound))
        }
    }
}

extension SourceText {
    /// Whether code asks what ends at an offset for one of some members: `.title` or `?.title`.
    fileprivate func asks(for members: Set<String>, behind offset: Int) -> Bool {
        let rest = string(offset..<min(bytes.count, offset + 200)).drop { $0.isWhitespace || $0 == "?" || $0 == "!" }
        guard rest.first == "." else { return false }
        let member = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return members.contains(String(member))
    }
}

/// The methods of a class, of those above it and of their extensions.
private struct OwnerMethods {
    private var found: [String: [(path: String, function: FunctionDeclSyntax)]] = [:]

    init(of type: SwiftClass, in graph: ProjectGraph) {
        var trees: [String: SourceFileSyntax] = [:]
        for part in graph.classes.chain(of: type).flatMap(\.parts) {
            guard let source = graph.text(at: part.path) else { continue }
            let tree = trees[part.path] ?? SwiftSyntaxTree.parse(source)
            trees[part.path] = tree
            let collector = FunctionCollector(in: part.range)
            collector.walk(tree)
            for function in collector.found {
                found[function.name.text, default: []].append((part.path, function))
            }
        }
    }

    /// The only method of a name; nil where there is none, or several.
    func method(named name: String) -> (path: String, function: FunctionDeclSyntax)? {
        found[name].flatMap { $0.count == 1 ? $0[0] : nil }
    }
}

/// Collects the functions in a range that are in no other function.
private final class FunctionCollector: SyntaxVisitor {
    private let range: Range<Int>
    private(set) var found: [FunctionDeclSyntax] = []

    init(in range: Range<Int>) {
        self.range = range
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if range.contains(node.positionAfterSkippingLeadingTrivia.utf8Offset) { found.append(node) }
        return .skipChildren
    }
}

/// Reads the class that declares an outlet.
private final class OwnerSyntax: SyntaxVisitor {
    private let outlet: SwiftOutlet
    private let inlined: InlinedClass
    private let source: SourceText
    private let methods: OwnerMethods
    private(set) var forwards: [InlinedOwner.Forward] = []
    private(set) var calls: [InlinedOwner.Call] = []
    /// The places of the outlet's name that were understood.
    private(set) var known: [Int] = []
    private(set) var isUnderstood = true
    /// The observer of the outlet, with its braces and without what it does for controls; nil where that is all.
    private(set) var observer: String?

    init(_ outlet: SwiftOutlet, of inlined: InlinedClass, _ source: SourceText, _ methods: OwnerMethods) {
        self.outlet = outlet
        self.methods = methods
        self.inlined = inlined
        self.source = source
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        if start == outlet.anchors.declaration.lowerBound {
            known.append(outlet.anchors.name.lowerBound)
            if let accessors = node.bindings.first?.accessorBlock { read(accessors) }
            return .skipChildren
        }
        readForward(node, start)
        return .skipChildren
    }

    /// `var titleLabel: UILabel! { return cardView?.titleLabel }`
    private func readForward(_ node: VariableDeclSyntax, _ start: Int) {
        guard let binding = node.bindings.first, node.bindings.count == 1, node.attributes.isEmpty,
            case .getter(let items)? = binding.accessorBlock?.accessors, items.count == 1,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type.trimmedDescription, let item = items.first
        else { return }
        let expression = item.item.as(ReturnStmtSyntax.self)?.expression?.trimmedDescription ?? item.trimmedDescription
        let prefix = outlet.name + "?."
        guard expression.hasPrefix(prefix),
            let member = inlined.outlets.first(where: { $0.name == expression.dropFirst(prefix.count) })
        else { return }
        let access = node.modifiers.map { $0.trimmedDescription + " " }.joined()
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        forwards.append(
            InlinedOwner.Forward(
                name: name, member: member.name, declaration: start..<end,
                text: "@IBOutlet \(access)\(member.isWeak ? "weak " : "")var \(name): \(type)"))
        let getter =
            item.positionAfterSkippingLeadingTrivia.utf8Offset..<item.endPositionBeforeTrailingTrivia.utf8Offset
        known += source.offsets(ofIdentifier: outlet.name).filter(getter.contains)
    }

    /// `didSet { cardView.onClose = { [weak self] sender in self?.close(sender) } }`
    private func read(_ accessors: AccessorBlockSyntax) {
        guard case .accessors(let list) = accessors.accessors, let accessor = list.first, list.count == 1,
            accessor.accessorSpecifier.tokenKind == .keyword(.didSet), let body = accessor.body
        else { return isUnderstood = false }
        let handing = body.statements.filter { call(of: $0.trimmedDescription) != nil }
        if handing.count < body.statements.count {
            // What does not hand messages on was an outlet's own observer.
            let words = handing.map(\.trimmedDescription)
            let lines = accessors.trimmedDescription.split(separator: "\n", omittingEmptySubsequences: false)
            observer = lines.filter { line in !words.contains { $0 == line.drop(while: \.isWhitespace) } }
                .joined(separator: "\n")
        }
        for statement in handing {
            guard let call = call(of: statement.trimmedDescription) else { continue }
            calls.append(call)
            known.append(statement.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
    }

    /// Reads the text of a statement that sets a closure; nil for any other.
    private func call(of statement: String) -> InlinedOwner.Call? {
        for closure in inlined.closures {
            let heads = ["", "?"].map { "\(outlet.name)\($0).\(closure) = { [weak self] " }
            guard let head = heads.first(where: statement.hasPrefix), statement.hasSuffix(" }") else { continue }
            var rest = String(statement.dropFirst(head.count).dropLast(2))
            for parameter in ["sender in self?.", "_ in self?.", "in self?."] where rest.hasPrefix(parameter) {
                rest = String(rest.dropFirst(parameter.count))
                guard let open = rest.firstIndex(of: "("), rest.hasSuffix(")") else { return nil }
                return call(of: String(rest[..<open]), String(rest[open...]), closure)
            }
        }
        return nil
    }

    private func call(of name: String, _ arguments: String, _ closure: String) -> InlinedOwner.Call? {
        guard let (path, function) = methods.method(named: name) else { return nil }
        let parameters = function.signature.parameterClause.parameters
        let label = parameters.first?.firstName.text
        let selector: String
        switch (parameters.count, label, arguments) {
        case (0, _, "()"): selector = name
        case (1, "_", "(sender)"): selector = name + ":"
        case (1, let label?, "(\(label ?? ""): sender)"): selector = "\(name)With\(label.capitalizedWord):"
        default: return nil
        }
        let hasAttribute = function.attributes.contains {
            ["@IBAction", "@objc"].contains($0.trimmedDescription)
        }
        let place = hasAttribute ? nil : (path, function.positionAfterSkippingLeadingTrivia.utf8Offset)
        return InlinedOwner.Call(closure: closure, selector: selector, attribute: place)
    }
}
