import SegueCode
import SwiftWriting
import TransformKit

/// Code of `prepare(for:sender:)` that only hands values to the destination: it sets properties and calls methods of
/// it, and whatever else it does asks nothing of it.
struct HandedValues {
    /// Some statements that follow each other, as one call: `func showDetail(item: Item?)`.
    struct Call: Hashable {
        /// `item: Item?, delegate: DetailDelegate?`
        let parameters: String
        /// What is done with the input: `.item = item`.
        let statements: [String]
    }

    /// Each different call once, in the order of the code.
    private(set) var calls: [Call] = []
    /// The code with the calls in place of the statements: `output.showDetail(item: items.first)`.
    private(set) var lines: [String] = []
    /// The members of the destination as requirements of a protocol: `var item: Item? { get set }`.
    private(set) var requirements: Set<String> = []
    /// The modules whose types the calls say.
    private(set) var imports: Set<String> = []

    /// - Parameters:
    ///   - code: says the destination by its parameter.
    ///   - name: the name of the calls.
    ///   - members: those that the destination declares.
    ///   - output: the protocol of the calls.
    init(
        _ code: CutCode, named name: String, _ members: InputMembers, output: String, segue: String
    ) throws(HandingObstacle) {
        let text = SourceText(path: "", bytes: Array(code.lines.joined(separator: "\n").utf8))
        let finder = HandingFinder(code.parameterName)
        finder.walk(SwiftSyntaxTree.parse(text))
        let kept = code.form.isContent ? [] : finder.systemUses
        guard finder.uses == finder.handed.count + kept.count else {
            throw HandingObstacle("its code does more with \(code.parameterType) than to set and call its members")
        }
        guard !finder.handed.isEmpty else { throw HandingObstacle("its code hands nothing to what it shows") }
        // How a screen is presented is no matter of the screen.
        var edits = kept.map { TextEdit($0, segue + ".destination") }
        for group in Self.groups(finder.handed, members) {
            var parameters: [String] = []
            var arguments: [String] = []
            var statements: [String] = []
            for item in group {
                let made = try item.made(members, text)
                guard Set(made.parameters.map(\.name)).isDisjoint(with: parameters.map { $0.prefixName }) else {
                    throw HandingObstacle("two values of one call are named alike")
                }
                parameters += made.parameters.map(\.text)
                arguments += made.parameters.map { "\($0.name): \($0.value)" }
                statements.append(made.statement)
                requirements.insert(made.requirement)
                imports.formUnion(made.imports)
            }
            let call = Call(parameters: parameters.joined(separator: ", "), statements: statements)
            if !calls.contains(call) {
                if calls.contains(where: { $0.parameters == call.parameters }) {
                    throw HandingObstacle("two of its calls would take the same values for different members")
                }
                calls.append(call)
            }
            guard let first = group.first, let last = group.last else { continue }
            let range = first.statement.trimmedByteRange.lowerBound..<last.statement.trimmedByteRange.upperBound
            edits.append(
                TextEdit(range, "(\(segue) as? \(output))?.\(name)(\(arguments.joined(separator: ", ")))"))
        }
        guard let list = EditList(edits) else { throw HandingObstacle("its statements overlap") }
        lines = String(decoding: list.apply(to: text.bytes), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Statements that directly follow each other make one call, unless one may change what the next one reads.
    private static func groups(_ handed: [Handing], _ members: InputMembers) -> [[Handing]] {
        var groups: [[Handing]] = []
        for item in handed {
            if let last = groups.last?.last, last.next?.id == item.statement.id, last.isPlain(members) {
                groups[groups.count - 1].append(item)
            } else {
                groups.append([item])
            }
        }
        return groups
    }
}

/// Why code cannot be handed on by a segue; as the rest of a sentence.
struct HandingObstacle: Error {
    let words: String

    init(_ words: String) { self.words = words }
}

/// A statement that hands something to the destination: `detail.item = items.first`, `detail.show(item)`.
struct Handing {
    let statement: CodeBlockItemSyntax
    let member: String
    /// The value of an assignment.
    let value: Range<Int>?
    /// The arguments of a call.
    let arguments: [LabeledExprSyntax]

    /// The statement after this one in its block.
    var next: CodeBlockItemSyntax? {
        guard let list = statement.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
        let items = Array(list)
        guard let place = items.firstIndex(where: { $0.id == statement.id }), place + 1 < items.count else {
            return nil
        }
        return items[place + 1]
    }

    struct Parameter {
        let name: String
        let type: String
        let value: String

        var text: String { "\(name): \(type)" }
    }

    /// Whether nothing but the property changes.
    func isPlain(_ members: InputMembers) -> Bool {
        value != nil && members.property(member)?.isPlain == true
    }

    func made(
        _ members: InputMembers, _ text: SourceText
    ) throws(HandingObstacle) -> (parameters: [Parameter], statement: String, requirement: String, imports: Set<String>)
    {
        if let value {
            guard let property = members.property(member) else {
                throw HandingObstacle("other files cannot set \(member), or cannot say its type")
            }
            let parameter = Parameter(
                name: member, type: property.parameterType, value: text.string(value))
            if member.isReservedInSwift { throw HandingObstacle("\(member) is a word of Swift") }
            return ([parameter], ".\(member) = \(member)", property.requirement, property.imports)
        }
        guard let only = members.function(member), only.parameters.count == arguments.count,
            zip(only.parameters, arguments).allSatisfy({ $0.label == $1.label?.text })
        else { throw HandingObstacle("which \(member) of the destination it calls is not certain") }
        var parameters: [Parameter] = []
        var passed: [String] = []
        for (declared, argument) in zip(only.parameters, arguments) {
            parameters.append(
                Parameter(
                    name: declared.name, type: declared.type,
                    value: text.string(argument.expression.trimmedByteRange)))
            passed.append((declared.label.map { $0 + ": " } ?? "") + declared.name)
        }
        return (parameters, ".\(member)(\(passed.joined(separator: ", ")))", only.requirement, only.imports)
    }
}

extension String {
    /// `item` of `item: Item?`
    fileprivate var prefixName: String { String(prefix { $0 != ":" }) }
}

/// Finds the statements that hand something to the destination, and every use of it.
private final class HandingFinder: SyntaxVisitor {
    private let subject: String
    private(set) var handed: [Handing] = []
    private(set) var uses = 0
    /// Where the destination is asked for what every view controller has.
    private(set) var systemUses: [Range<Int>] = []

    private static let systemMembers: Set<String> = [
        "popoverPresentationController", "presentationController", "sheetPresentationController",
        "modalPresentationStyle", "modalTransitionStyle", "preferredContentSize", "transitioningDelegate",
        "isModalInPresentation",
    ]

    init(_ subject: String) {
        self.subject = subject
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        let isMember = token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.id == token.parent?.id
        let isLabel = token.parent?.as(LabeledExprSyntax.self)?.label?.id == token.id
        if token.text == subject, !isMember, !isLabel { uses += 1 }
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == subject,
            Self.systemMembers.contains(node.declName.baseName.text)
        {
            systemUses.append(base.trimmedByteRange)
        }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard let expression = node.item.as(ExprSyntax.self) else { return .visitChildren }
        if let call = expression.as(FunctionCallExprSyntax.self), let member = member(call.calledExpression),
            call.trailingClosure == nil, !waits(Syntax(call.arguments))
        {
            handed.append(
                Handing(statement: node, member: member, value: nil, arguments: Array(call.arguments)))
        }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self), let member = member(elements[0]),
                !elements[2...].contains(where: { $0.is(AssignmentExprSyntax.self) || waits(Syntax($0)) })
            {
                let value =
                    elements[2].trimmedByteRange.lowerBound..<elements[elements.count - 1].trimmedByteRange.upperBound
                handed.append(Handing(statement: node, member: member, value: value, arguments: []))
            }
        }
        return .visitChildren
    }

    /// `item` of `detail.item`
    private func member(_ expression: ExprSyntax) -> String? {
        guard let access = expression.as(MemberAccessExprSyntax.self),
            access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == subject,
            access.declName.argumentNames == nil, !Self.systemMembers.contains(access.declName.baseName.text)
        else { return nil }
        return access.declName.baseName.text
    }

    private func waits(_ node: Syntax) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains { token in
            [.keyword(.try), .keyword(.await), .prefixAmpersand].contains(token.tokenKind)
        }
    }
}
