import Layout
import SwiftSyntax
import SwiftWriting
import TransformKit

/// A screen's view as its Swift says it: an interpreter for exactly what `ScreenViewText` writes.
///
/// It knows UIKit and the code, and nothing of the document, so that what it reads can be compared with it.
struct WrittenScreen {
    /// One view, with what the statements about it set.
    struct View {
        var name: String
        let type: String
        /// Arguments of its creation: `type: .system`.
        let creation: String
        /// Values by property: `["numberOfLines": "0"]`.
        var values: [String: ExprSyntax] = [:]
        /// Calls on it: `setTitle("Save", for: .normal)`.
        var calls: [FunctionCallExprSyntax] = []
        /// What a button's configuration sets; `style` is what makes it.
        var configuration: [String: ExprSyntax] = [:]
        /// The views in it, each with the method that put it there.
        var subviews: [(name: String, method: String)] = []
    }

    /// An equation between two anchors, or one and a number.
    struct Equation {
        var first: (item: String, attribute: String)
        var second: (item: String, attribute: String)?
        let relation: String
        let multiplier: Double
        var constant: Double
        let priority: Double
        let isStandardSpacing: Bool
        /// The view that has the constraint in the document.
        var owner = WrittenScreen.rootName
        /// What the code that activates it calls it.
        var name = ""
    }

    /// The name by which the screen's view is known here.
    static let rootName = "self"

    /// The name of a cell's content view.
    static let contentName = rootName + ".contentView"

    private(set) var views: [String: View] = [:]
    private(set) var equations: [Equation] = []
    /// What was not understood; nil where everything was.
    private(set) var notUnderstood: String?

    private var pending: [String: (expression: ExprSyntax, priority: Double)] = [:]
    /// Constants that are set later, by the constraint's name.
    private var constants: [String: Double] = [:]
    /// Lists of constraints by their names.
    private var groups: [String: ArrayExprSyntax] = [:]
    /// What is known of the size classes, by the names of locals.
    private var answers: [String: Bool] = [:]
    private let sizeClasses: SizeClasses
    private let methods: [String: FunctionDeclSyntax]

    /// Reads the first class of a file.
    ///
    /// - Parameter sizeClasses: those that the code finds as it asks for them.
    init?(_ text: String, in sizeClasses: SizeClasses = LayoutProof.phone) {
        self.sizeClasses = sizeClasses
        let tree = SwiftSyntaxTree.parse(SourceText(path: "", bytes: Array(text.utf8)))
        guard let declaration = tree.statements.lazy.compactMap({ $0.item.as(ClassDeclSyntax.self) }).first,
            let base = declaration.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        else { return nil }
        let members = declaration.memberBlock.members.map(\.decl)
        methods = Dictionary(
            members.compactMap { $0.as(FunctionDeclSyntax.self) }.map { ($0.name.text, $0) }
        ) { first, _ in first }
        views[Self.rootName] = View(name: Self.rootName, type: base, creation: "")
        for property in members.compactMap({ $0.as(VariableDeclSyntax.self) }) { read(property) }
        let initializer = members.lazy.compactMap { $0.as(InitializerDeclSyntax.self) }.first {
            ["frame", "style", nil].contains($0.signature.parameterClause.parameters.first?.firstName.text)
        }
        for statement in initializer?.body?.statements ?? [] { run(statement, about: nil) }
    }

    /// One of the views as if the code were that of its class: the row of a table as a cell.
    func rooted(at name: String) -> WrittenScreen? {
        guard var root = views[name] else { return nil }
        root.name = Self.rootName
        var screen = self
        let content = Self.contentName
        let renamed = { (item: String) in
            item == name
                ? Self.rootName
                : item.hasPrefix(name + ".contentView") ? content + item.dropFirst((name + ".contentView").count) : item
        }
        var inside: Set<String> = [name]
        var open = [name]
        while let next = open.popLast() {
            let names = views[next]?.subviews.map(\.name) ?? []
            inside.formUnion(names)
            open += names
        }
        screen.views = views.filter { inside.contains($0.key) && $0.key != name }
        screen.views[Self.rootName] = root
        screen.equations = equations.filter { equation in
            inside.contains(String(equation.first.item.split(separator: ".").first ?? ""))
        }.map { equation in
            var equation = equation
            equation.first.item = renamed(equation.first.item)
            equation.second = equation.second.map { (renamed($0.item), $0.attribute) }
            equation.owner = renamed(equation.owner)
            return equation
        }
        return screen
    }

    // MARK: Properties

    private mutating func read(_ property: VariableDeclSyntax) {
        guard let binding = property.bindings.first, let value = binding.initializer?.value,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return fail(property) }
        let isLazy = property.modifiers.contains { $0.name.text == "lazy" }
        let closure = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(ClosureExprSyntax.self)
        if isLazy, let group = group(value, closure) {
            groups[name] = group
            return
        }
        // Lists of rows and of their texts say nothing of where views are.
        if value.is(ArrayExprSyntax.self) || value.is(DictionaryExprSyntax.self) { return }
        // A row that a method of the class makes.
        let maker = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        let method = maker.flatMap { methods[$0.declName.baseName.text] }
        guard let statements = closure?.statements ?? method?.body?.statements else {
            if isLazy { pending[name] = (value, 1000) } else { add(name, value) }
            return
        }
        var local = ""
        var configuration: [String: ExprSyntax] = [:]
        for statement in statements {
            if let variable = statement.item.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
                let made = binding.initializer?.value
            {
                let written = binding.pattern.trimmedDescription
                if written == "configuration" { configuration["style"] = made }
                if written == "layout" || written == "configuration" { continue }
                local = written
                if isLazy { pending[name] = (made, 1000) } else { add(name, made) }
                views[name]?.configuration = configuration
            } else if statement.item.is(ReturnStmtSyntax.self) {
                continue
            } else if let (left, right) = statement.item.as(ExprSyntax.self)?.assignment,
                left.trimmedDescription.hasPrefix("configuration.")
            {
                configuration[String(left.trimmedDescription.dropFirst("configuration.".count))] = right
            } else if ["layout.", "configuration."].contains(where: statement.trimmedDescription.hasPrefix) {
                continue
            } else {
                run(statement, about: (local, name))
            }
        }
    }

    /// A list of constraints, which may stand behind statements about some of them.
    private mutating func group(_ value: ExprSyntax, _ closure: ClosureExprSyntax?) -> ArrayExprSyntax? {
        guard let closure else { return value.as(ArrayExprSyntax.self) }
        let returned = closure.statements.last?.item.as(ReturnStmtSyntax.self)?.expression
        guard let list = returned?.as(ArrayExprSyntax.self) else { return nil }
        for statement in closure.statements.dropLast() { run(statement, about: nil) }
        return list
    }

    private mutating func add(_ name: String, _ creation: ExprSyntax) {
        guard let call = creation.as(FunctionCallExprSyntax.self) else { return fail(creation) }
        views[name] = View(
            name: name, type: call.calledExpression.trimmedDescription, creation: call.arguments.trimmedDescription)
    }

    // MARK: Statements

    /// - Parameter local: the variable that stands for a property; nil in the class's own methods.
    private mutating func run(_ statement: CodeBlockItemSyntax, about local: (variable: String, property: String)?) {
        if let variable = statement.item.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            let value = binding.initializer?.value
        {
            let name = binding.pattern.trimmedDescription
            if value.trimmedDescription.hasPrefix("traitCollection.") {
                answers[name] = answer(value.trimmedDescription)
                if answers[name] == nil { fail(statement) }
            } else {
                pending[name] = (value, 1000)
            }
            return
        }
        if let condition = statement.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
            let question = condition.conditions.trimmedDescription
            let isMet = question.hasPrefix("#available") ? true : answer(question)
            guard let isMet else { return fail(statement) }
            let other = condition.elseBody?.as(CodeBlockSyntax.self)?.statements
            for statement in isMet ? condition.body.statements : other ?? [] { run(statement, about: local) }
            return
        }
        guard let expression = statement.item.as(ExprSyntax.self) else { return fail(statement) }
        if let (left, right) = expression.assignment {
            guard let value = value(of: right, in: expression) else { return fail(statement) }
            return assign(value, to: left, local)
        }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return fail(statement) }
        let callee = call.calledExpression.trimmedDescription
        if callee.hasPrefix("super.") { return }
        // What is taken out was not there yet, since the size classes are the first that the code finds.
        if callee == "NSLayoutConstraint.deactivate" || callee == "registerForTraitChanges" { return }
        if callee == "NSLayoutConstraint.activate" {
            guard let argument = call.arguments.first?.expression else { return fail(statement) }
            let list = value(of: argument, in: argument).flatMap {
                $0.as(ArrayExprSyntax.self) ?? groups[$0.trimmedDescription]
            }
            guard let list else { return fail(statement) }
            for element in list.elements { activate(element.expression) }
            return
        }
        if let method = methods[callee], call.arguments.isEmpty {
            for statement in method.body?.statements ?? [] { run(statement, about: nil) }
            return
        }
        var (owner, member) = Self.split(callee)
        if let local, owner == local.variable { owner = local.property }
        if ["addSubview", "addArrangedSubview"].contains(member),
            let added = call.arguments.first?.expression.trimmedDescription
        {
            let isContent = owner == "contentView" && hasContentView || owner.hasSuffix(".contentView")
            let holder = isContent ? String(owner.dropLast(".contentView".count)) : owner
            let name = holder.isEmpty ? Self.rootName : holder
            guard views[name] != nil, views[added] != nil else { return fail(statement) }
            views[name]?.subviews.append((added, isContent ? "content" : member))
            return
        }
        let name = owner.isEmpty ? Self.rootName : owner
        guard views[name] != nil else { return fail(statement) }
        views[name]?.calls.append(call)
    }

    private mutating func assign(
        _ value: ExprSyntax, to target: ExprSyntax, _ local: (variable: String, property: String)?
    ) {
        var parts = target.trimmedDescription.split(separator: ".").map(String.init)
        if let local, parts.first == local.variable { parts[0] = local.property }
        guard let first = parts.first else { return fail(target) }
        if parts.count > 1, pending[first] != nil {
            if parts[1] == "priority" { pending[first]?.priority = value.priority ?? 0 }
            if parts[1] == "constant" { setConstant(value, of: first) }
            return
        }
        let isOwn = local == nil && views[first] == nil
        let name = isOwn ? Self.rootName : first
        let path = (isOwn ? parts : Array(parts.dropFirst())).joined(separator: ".")
        guard views[name] != nil else { return fail(target) }
        views[name]?.values[path] = value
    }

    /// `titleLabel.font` as its two parts; the first is empty for the view's own.
    private static func split(_ path: String) -> (owner: String, member: String) {
        let parts = path.split(separator: ".").map(String.init)
        return (parts.dropLast().joined(separator: "."), parts.last ?? "")
    }

    /// Whether `contentView` is the cell's, and no property of the class.
    private var hasContentView: Bool { views["contentView"] == nil }

    // MARK: Constraints

    private mutating func activate(_ expression: ExprSyntax) {
        let named = pending[expression.trimmedDescription]
        let priority = named?.priority ?? 1000
        guard let call = (named?.expression ?? expression).as(FunctionCallExprSyntax.self) else {
            return fail(expression)
        }
        let arguments = Dictionary(
            call.arguments.map { ($0.label?.text ?? "", $0.expression) }
        ) { first, _ in first }
        let equation =
            call.calledExpression.trimmedDescription == "NSLayoutConstraint"
            ? Self.itemEquation(arguments, priority) : anchorEquation(call, arguments, priority)
        guard var equation else { return fail(expression) }
        equation.name = expression.trimmedDescription
        if let constant = constants[equation.name] { equation.constant = constant }
        equations.append(equation)
    }

    /// Sets the constant of a constraint by its name, whether or not it is active already.
    private mutating func setConstant(_ value: ExprSyntax, of name: String) {
        guard let constant = value.number else { return fail(value) }
        constants[name] = constant
        for number in equations.indices where equations[number].name == name { equations[number].constant = constant }
    }

    // MARK: Size classes

    /// Whether `isCompactHeight || isRegular`, or what such a name stands for, holds; nil for another question.
    private func answer(_ question: String) -> Bool? {
        let text = question.trimmed
        let inside = text.hasPrefix("!(") && text.hasSuffix(")") ? String(text.dropFirst(2).dropLast()) : nil
        if let inside { return answer(inside).map { !$0 } }
        for (separator, isAll) in [(" || ", false), (" && ", true)] where text.contains(separator) {
            let parts = text.components(separatedBy: separator).map(answer)
            guard !parts.contains(nil) else { return nil }
            return isAll ? parts.allSatisfy { $0 == true } : parts.contains(true)
        }
        if text.hasPrefix("!") { return answer(String(text.dropFirst())).map { !$0 } }
        if let known = answers[text] { return known }
        let names = ["horizontal": sizeClasses.horizontal, "vertical": sizeClasses.vertical]
        for (name, value) in names where text.hasPrefix("traitCollection.\(name)SizeClass == .") {
            return text.hasSuffix("." + value.rawValue)
        }
        return nil
    }

    /// The value of `isCompactHeight ? 8 : 20`, `!isCompactHeight` and such, which may stand behind `constraint.constant =`;
    /// nil for one that asks what is not known.
    ///
    /// - Parameters:
    ///   - expression: the value, or its first part where it is a choice.
    ///   - statement: what it is a part of.
    private func value(of expression: ExprSyntax, in statement: ExprSyntax) -> ExprSyntax? {
        guard let all = statement.as(SequenceExprSyntax.self)?.elements,
            all.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
        else {
            let text = expression.trimmedDescription
            let name = text.hasPrefix("!") ? String(text.dropFirst()) : text
            guard let answer = answers[name] else { return expression }
            return ExprSyntax(BooleanLiteralExprSyntax(literal: .keyword(answer == (name == text) ? .true : .false)))
        }
        let start = all.contains { $0.is(AssignmentExprSyntax.self) } ? 2 : 0
        var rest = Array(all.dropFirst(start))
        while let first = rest.first {
            let end = rest.firstIndex { $0.is(UnresolvedTernaryExprSyntax.self) }
            guard let end, let choice = rest[end].as(UnresolvedTernaryExprSyntax.self) else { return first }
            let question = rest[..<end].map(\.trimmedDescription).joined(separator: " ")
            guard let isMet = answer(question) else { return nil }
            if isMet { return choice.thenExpression }
            rest = Array(rest.dropFirst(end + 1))
        }
        return nil
    }

    private static func itemEquation(_ arguments: [String: ExprSyntax], _ priority: Double) -> Equation? {
        guard let item = arguments["item"]?.trimmedDescription, let attribute = arguments["attribute"],
            let other = arguments["toItem"]?.trimmedDescription, let relation = arguments["relatedBy"],
            let multiplier = arguments["multiplier"]?.number, let constant = arguments["constant"]?.number
        else { return nil }
        // Both attributes have one label; the second stands behind the second item.
        let attributes = attribute.parent?.parent?.as(LabeledExprListSyntax.self)?.filter {
            $0.label?.text == "attribute"
        }
        guard let second = attributes?.last?.expression else { return nil }
        let name = { (expression: ExprSyntax) in String(expression.trimmedDescription.dropFirst()) }
        return Equation(
            first: (item, name(attribute)), second: (other, name(second)), relation: name(relation),
            multiplier: multiplier, constant: constant, priority: priority, isStandardSpacing: false)
    }

    private func anchorEquation(
        _ call: FunctionCallExprSyntax, _ arguments: [String: ExprSyntax], _ priority: Double
    ) -> Equation? {
        let (receiver, method) = Self.split(call.calledExpression.trimmedDescription)
        guard method == "constraint", let label = call.arguments.first?.label?.text,
            let relation = ["equal", "lessThanOrEqual", "greaterThanOrEqual"].first(where: label.hasPrefix),
            let value = call.arguments.first?.expression
        else { return nil }
        let rest = label.dropFirst(relation.count)
        let first = anchor(receiver)
        switch rest {
        case "ToConstant":
            guard let constant = value.number else { return nil }
            return Equation(
                first: first, second: nil, relation: relation, multiplier: 1, constant: constant, priority: priority,
                isStandardSpacing: false)
        case "To", "ToSystemSpacingAfter", "ToSystemSpacingBelow":
            return Equation(
                first: first, second: anchor(value.trimmedDescription), relation: relation,
                multiplier: arguments["multiplier"]?.number ?? 1, constant: arguments["constant"]?.number ?? 0,
                priority: priority, isStandardSpacing: rest != "To")
        default: return nil
        }
    }

    /// `titleLabel.layoutMarginsGuide.topAnchor`: the item `titleLabel.layoutMarginsGuide` and its attribute `top`.
    private func anchor(_ text: String) -> (item: String, attribute: String) {
        let (owner, anchor) = Self.split(text)
        let isContent = hasContentView && (owner == "contentView" || owner.hasPrefix("contentView."))
        return (
            owner.isEmpty ? Self.rootName : isContent ? "\(Self.rootName).\(owner)" : owner,
            String(anchor.dropLast("Anchor".count))
        )
    }

    /// Gives the equations the order and the owners of a document, which only decide where nothing else does.
    mutating func order(by places: [(rank: Int, owner: String)]) {
        guard places.count == equations.count else { return }
        for (number, place) in places.enumerated() { equations[number].owner = place.owner }
        equations = zip(places, equations).enumerated()
            .sorted { ($0.element.0.rank, $0.offset) < ($1.element.0.rank, $1.offset) }.map(\.element.1)
    }

    private mutating func fail(_ node: some SyntaxProtocol) {
        notUnderstood = notUnderstood ?? node.trimmedDescription.split(separator: "\n").first.map(String.init) ?? ""
    }
}

extension ExprSyntax {
    /// Both sides of `a = b`.
    fileprivate var assignment: (left: ExprSyntax, right: ExprSyntax)? {
        if let infix = self.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self) {
            return (infix.leftOperand, infix.rightOperand)
        }
        guard let sequence = self.as(SequenceExprSyntax.self), sequence.elements.count >= 3 else { return nil }
        let elements = Array(sequence.elements)
        guard elements[1].is(AssignmentExprSyntax.self) else { return nil }
        return (elements[0], elements[2])
    }

    /// The value of `8`, `-0.5` and `9 / 16`.
    var number: Double? {
        let text = trimmedDescription.filter { !$0.isWhitespace }
        if text == ".leastNormalMagnitude" { return .leastNormalMagnitude }
        if let number = Double(text) { return number }
        let parts = text.split(separator: "/").compactMap { Double($0) }
        return parts.count == 2 ? parts[0] / parts[1] : nil
    }

    /// The number of `.defaultHigh` or `UILayoutPriority(251)`.
    var priority: Double? {
        switch trimmedDescription {
        case ".required": 1000
        case ".defaultHigh": 750
        case ".defaultLow": 250
        default: self.as(FunctionCallExprSyntax.self)?.arguments.first?.expression.number
        }
    }

    /// The text of a literal, or the one that a request for a translation gives where there is none.
    var literalText: String? {
        if let call = self.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "NSLocalizedString"
        {
            let value = call.arguments.first { $0.label?.text == "value" } ?? call.arguments.first
            return value?.expression.literalText
        }
        return self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}
