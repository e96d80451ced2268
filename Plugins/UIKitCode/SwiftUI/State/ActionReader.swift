import SwiftSyntax
import SwiftWriting
import TransformKit

/// Reads the methods that controls call, which closures call in their place.
struct ActionReader {
    private let graph: ProjectGraph
    private let trees: RecentTrees

    init(_ graph: ProjectGraph, _ trees: RecentTrees) {
        self.graph = graph
        self.trees = trees
    }

    /// What becomes of a method.
    struct Reading {
        let plan: ScreenActions.Plan
        let method: HostedScreen.Method?
        /// What it does with the control that sent it.
        let sender: OutletReading?
    }

    /// - Parameters:
    ///   - fate: the method, as a control of UIKit's calls it.
    ///   - isAlone: whether no other control of the screen calls it.
    func read(_ fate: ActionFate, of type: SwiftClass, isAlone: Bool) -> Reading {
        let control = fate.connection.control
        let event = fate.connection.event
        let name = String(fate.connection.selector.prefix { $0 != ":" })
        let refused = { (reason: String) in
            Reading(
                plan: .init(event: event, closure: .init(name: name, statement: ""), obstacle: reason), method: nil,
                sender: nil)
        }
        guard let action = graph.classes.action(fate.connection.selector, of: type)?.action,
            let source = graph.text(at: action.path),
            let function = FunctionFinder.function(at: action.offset, in: trees.tree(of: source))
        else { return refused("its method is not the class's own") }
        guard function.signature.effectSpecifiers == nil, function.genericParameterClause == nil,
            !function.modifiers.contains(where: { $0.name.text == "override" })
        else { return refused("“\(action.name)” is asynchronous, throws or overrides another") }
        let closure = ScreenActions.Closure(name: action.name, statement: "self?.\(action.name)()")
        let parameters = function.signature.parameterClause.parameters
        let mentions = mentions(of: action.name, from: action)
        guard let parameter = parameters.first else {
            return Reading(
                plan: .init(event: event, closure: closure, obstacle: nil),
                method: method(function, fate, !isSelected(action), nil), sender: nil)
        }
        if !mentions.isEmpty, parameters.count == 1, parameter.type.is(OptionalTypeSyntax.self),
            ParameterUses.offsets(of: (parameter.secondName ?? parameter.firstName).text, in: function).isEmpty
        {
            // Code that calls it says nothing about a sender either, or another one.
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            let call = ScreenActions.Closure(name: action.name, statement: "self?.\(action.name)(\(label)nil)")
            return Reading(
                plan: .init(event: event, closure: call, obstacle: nil),
                method: method(function, fate, !isSelected(action), nil),
                sender: nil)
        }
        if let place = mentions.first { return refused("other code calls “\(action.name)”: \(place)") }
        guard fate.attribute != nil else { return refused("another document calls “\(action.name)”") }
        var sender: OutletReading?
        for (index, one) in [parameter, parameters.last ?? parameter].withoutRepeats.enumerated() {
            let local = (one.secondName ?? one.firstName).text
            let uses = ParameterUses.offsets(of: local, in: function).map {
                OutletFate.Use(path: action.path, offset: $0)
            }
            if uses.isEmpty { continue }
            guard index == 0, isAlone else { return refused("“\(action.name)” asks who sent it") }
            var reading = OutletReading()
            reading.read(uses, of: local, control, in: graph, trees)
            if let obstacle = reading.obstacle { return refused("“\(action.name)”: \(obstacle)") }
            sender = reading
        }
        return Reading(
            plan: .init(event: event, closure: closure, obstacle: nil),
            method: method(function, fate, true, function.signature.parameterClause.bytes), sender: sender)
    }

    private func method(
        _ function: FunctionDeclSyntax, _ fate: ActionFate, _ isUnnamed: Bool, _ parameters: Range<Int>?
    ) -> HostedScreen.Method? {
        guard let attribute = fate.attribute, let source = graph.text(at: attribute.path) else { return nil }
        let isPlain = isUnnamed && source.string(attribute.range) == "@IBAction"
        let blanks = source.bytes[attribute.range.upperBound...].prefix { $0 == 32 || $0 == 9 || $0 == 10 || $0 == 13 }
        let whole = attribute.range.lowerBound..<attribute.range.upperBound + (isPlain ? blanks.count : 0)
        return HostedScreen.Method(
            path: attribute.path, attribute: whole, replacement: isPlain ? "" : "@objc", parameters: parameters)
    }

    /// The places that name the method beside its declaration.
    private func mentions(of name: String, from action: SwiftAction) -> [Place] {
        let swift = graph.swiftFiles.map(\.source) + graph.objectiveCFiles.map(\.source)
        return swift.filter { graph.isNear($0.path, action.path) }.flatMap { source in
            source.offsets(ofIdentifier: name).filter { source.path != action.path || $0 != action.offset }
                .map { Place(source, at: $0) }
        }
    }

    /// Whether code names the method as a selector, or Objective-C does at all.
    private func isSelected(_ action: SwiftAction) -> Bool {
        let isNear = { (source: SourceText) in graph.isNear(source.path, action.path) }
        if graph.objectiveCFiles.map(\.source).contains(where: { isNear($0) && $0.contains(identifier: action.name) }) {
            return true
        }
        return graph.swiftFiles.map(\.source).filter(isNear).contains { source in
            source.offsets(ofIdentifier: action.name).contains { offset in
                source.string(source.lineRange(containing: offset)).contains("#selector")
            }
        }
    }
}

/// Finds where a function names one of its parameters.
final class ParameterUses: SyntaxVisitor {
    private let name: String
    private let ignored: Set<String>
    private var found: [Int] = []

    /// - Parameter receivers: what may get the parameter in a call: `super.prepare(for: segue, sender: sender)`.
    static func offsets(of name: String, in function: FunctionDeclSyntax, besides receivers: Set<String> = []) -> [Int]
    {
        guard name != "_", let body = function.body else { return [] }
        let finder = ParameterUses(name, receivers)
        finder.walk(body)
        return finder.found
    }

    private init(_ name: String, _ ignored: Set<String>) {
        self.name = name
        self.ignored = ignored
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
        return base.map(ignored.contains) ?? false ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let member = node.parent?.as(MemberAccessExprSyntax.self)
        if node.baseName.text == name, member?.declName.id != node.id {
            found.append(node.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        return .visitChildren
    }
}
