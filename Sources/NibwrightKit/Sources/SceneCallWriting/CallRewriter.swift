import InterfaceBuilder
import Navigation
public import ProjectGraph
public import SourceText
import SwiftCode
import SwiftSyntax
import TransformKit

/// A call in its new form.
public struct RewrittenCall {
    /// The call as it is.
    public let call: SceneCall
    /// The edits of its file.
    public let edits: [TextEdit]
    /// What a person has to look at; nil where the call does the same for certain.
    public let doubt: String?
    /// The expression that makes the controller now.
    public let made: String
    /// The names that the call takes its storyboard and its identifier from, which may be locals.
    let names: [DeclReferenceExprSyntax]

    var safety: Safety { doubt == nil ? .safe : .review }
}

/// Writes a call of the system's anew so that other code makes the controller.
struct CallRewriter {
    let graph: ProjectGraph
    let source: SourceText

    /// - Throws: the reason why the call stays.
    ///
    /// - Parameter isInEmptiedGuard: whether every condition of its `guard` goes, so that each becomes a local.
    func rewritten(
        _ call: SceneCall, _ making: SceneMaking, _ expression: CallExpression, isInEmptiedGuard: Bool = false
    ) throws(Obstacle) -> RewrittenCall {
        var writing = CallWriting(
            graph: graph, source: source, call: call, making: making, expression: expression,
            isInEmptiedGuard: isInEmptiedGuard)
        try writing.write()
        return RewrittenCall(
            call: call, edits: writing.edits, doubt: making.doubt, made: writing.made,
            names: Self.names(in: expression.call))
    }

    private static func names(in call: ExprSyntax) -> [DeclReferenceExprSyntax] {
        let arguments = call.as(FunctionCallExprSyntax.self)?.arguments ?? []
        return [receiver(of: call)].compactMap(\.self)
            + arguments.compactMap { $0.expression.as(DeclReferenceExprSyntax.self) }
    }

    private static func receiver(of call: ExprSyntax) -> DeclReferenceExprSyntax? {
        var base = call.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?.base
        if let optional = base?.as(OptionalChainingExprSyntax.self) { base = optional.expression }
        if let forced = base?.as(ForceUnwrapExprSyntax.self) { base = forced.expression }
        return base?.as(DeclReferenceExprSyntax.self)
    }
}

/// The writing of one call.
private struct CallWriting {
    let graph: ProjectGraph
    let source: SourceText
    let call: SceneCall
    let making: SceneMaking
    let expression: CallExpression
    let isInEmptiedGuard: Bool
    private(set) var edits: [TextEdit] = []
    private(set) var made = ""

    private var isMac: Bool { making.isMac }
    private var generated: GeneratedCall? { GeneratedCall(call) }
    /// The type that the system's own call gives.
    private var systemType: String { isMac ? "Any" : "UIViewController" }

    init(
        graph: ProjectGraph, source: SourceText, call: SceneCall, making: SceneMaking,
        expression: CallExpression, isInEmptiedGuard: Bool
    ) {
        self.graph = graph
        self.source = source
        self.call = call
        self.making = making
        self.expression = expression
        self.isInEmptiedGuard = isInEmptiedGuard
    }

    private func obstacle(_ code: RefusalCode, _ reason: String) -> Obstacle {
        Obstacle(code: code, reason: reason, place: call.reference.place)
    }

    mutating func write() throws(Obstacle) {
        let text = source.string(expression.whole)
        let withoutCreator = expression.creator.map { text.replacing($0.trimmed, with: "") } ?? text
        if withoutCreator.contains("//") || withoutCreator.contains("/*") {
            throw obstacle(.commentInside, "a comment inside of the call would be lost")
        }
        if let generated {
            let isFunction = generated.isFunction(expression.call) && making.function != nil
            guard isFunction || generated.isMade(by: expression.call) else {
                throw obstacle(.generatedSymbol, "the symbol is used in a way that does not just make the controller")
            }
            guard making.isExact else {
                throw obstacle(.generatedSymbol, "\(making.path) does not see the class that the symbol gives")
            }
        }
        made = try making.expression(expression, call, source)
        if generated?.isFunction(expression.call) == true { return place(making.function ?? made) }
        if let cast = call.made?.cast, try check(cast) == .unknown {
            throw obstacle(.helper, "a function of the project takes the scene for a \(cast), which it may not be")
        }
        switch expression.cast {
        case .none where generated != nil:
            // Both generators give the scene's own class.
            if generated?.isOptional == true, !expression.isForced {
                try writeCast(to: making.type, isConditional: true)
            } else {
                place(made)
            }
        case .none:
            if let made = call.made, made.type != systemType {
                try writeCast(to: made.type, isConditional: made.isOptional && !expression.isForced)
            } else {
                try writeUncast()
            }
        case .plain(let type):
            try check(type)
            place(type == making.type ? made : "\(made) as \(type)")
        case .forced(let type): try writeCast(to: type, isConditional: false)
        case .conditional(let type): try writeCast(to: type, isConditional: true)
        }
    }

    private mutating func place(_ text: String) { edits.append(TextEdit(expression.whole, text)) }

    // MARK: Casts

    private enum CastVerdict { case same, above, unknown }

    /// Whether the scene's class is what the code takes it for.
    @discardableResult
    private func check(_ type: String) throws(Obstacle) -> CastVerdict {
        let kinship = ClassKinship(graph: graph)
        let verdict = kinship.isKind(making.controller, type, from: call.reference.path)
        if verdict == false {
            throw obstacle(
                .classDiffers,
                "the code takes the scene for \(type), and in \(making.controller.document.path.fileName) it is "
                    + (making.controller.customClass ?? ControllerClasses.name(of: making.controller) ?? "another class")
            )
        }
        if type == making.type { return .same }
        return making.isExact && verdict == true ? .above : .unknown
    }

    private mutating func writeCast(to type: String, isConditional: Bool) throws(Obstacle) {
        let verdict = try check(type)
        if verdict == .unknown, expression.cast == .none {
            throw obstacle(.helper, "a function of the project makes it a \(type), which the scene may not be")
        }
        if verdict == .unknown {
            // What the cast decides is not known, so that it stays.
            place("\(made) as\(isConditional ? "?" : "!") \(type)")
            return
        }
        let isSame = verdict == .same
        if isConditional {
            try writeOptional(type, isSame: isSame)
        } else if isSame {
            place(made)
        } else {
            switch expression.taker {
            case .typed: place(made)
            case .chain: place("(\(made) as \(type))")
            case .local(_, let binding) where expression.cast == .none && binding.typeAnnotation == nil:
                place(made)
                edits.append(TextEdit(insert: ": \(type)", at: binding.pattern.bytes.upperBound))
            default: place("\(made) as \(type)")
            }
        }
    }

    // MARK: Values without a cast

    private mutating func writeUncast() throws(Obstacle) {
        let isInitial = making.isInitial
        let isOptional =
            !expression.isForced
            && (call.made?.isOptional ?? (isInitial && !isGenericCall || call.syntax?.chaining == .optional))
        if isOptional { return try writeOptional(systemType, isSame: true) }
        if expression.creator != nil || making.type == systemType { return place(made) }
        switch expression.taker {
        case .local(let variable, let binding):
            if let annotation = binding.typeAnnotation?.type.trimmedDescription {
                let isKnown = annotation == systemType ? true : try check(annotation) != .unknown
                guard isKnown else {
                    throw obstacle(
                        .typeFromContext, "the code gives it the type \(annotation), which the scene may not have")
                }
                return place(made)
            }
            place(made)
            if !isUsedSimply(variable, binding) {
                edits.append(TextEdit(insert: ": \(systemType)", at: binding.pattern.bytes.upperBound))
            }
        case .typed: place(made)
        case .chain(let isOptional):
            guard !isOptional else { throw obstacle(.castDecides, "the code asks whether it is there") }
            place(isMac ? "(\(made) as \(systemType))" : made)
        case .guarding, .branching: throw obstacle(.castDecides, "the code asks whether it is there")
        case .other:
            let isOperand = expression.call.parent?.is(ExprListSyntax.self) == true
            place(isOperand ? "(\(made) as \(systemType))" : "\(made) as \(systemType)")
        }
    }

    /// `instantiateViewController(identifier:)`, whose type the code around decides.
    private var isGenericCall: Bool {
        guard let method = call.syntax?.method else { return false }
        return source.string(method).hasPrefix("instantiateViewController(identifier:")
    }

    /// Whether no use of a local depends on its type being a superclass.
    private func isUsedSimply(_ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Bool {
        guard variable.bindingSpecifier.tokenKind == .keyword(.let),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            variable.parent?.is(CodeBlockItemSyntax.self) == true
        else { return false }
        return LocalUse.all(of: name, behind: variable).allSatisfy { use in
            switch use.kind {
            case .member(let member): !isMac && !declares(member)
            case .typed: true
            case .optionalMember, .forced, .other: false
            }
        }
    }

    /// Whether a class of the project between the scene's and UIKit's may declare a member of a name anew.
    private func declares(_ member: String) -> Bool {
        guard case .swift(let types)? = graph.classes.resolve(making.controller) else { return true }
        return types.flatMap { graph.classes.chain(of: $0) }.flatMap(\.parts).contains { part in
            guard let text = graph.text(at: part.path) else { return true }
            return text.offsets(ofIdentifier: member).contains { offset in
                guard part.range.contains(offset) else { return false }
                let before = text.string(max(0, offset - 5)..<offset)
                let line = text.string(text.lineRange(containing: offset))
                return ["var ", "let ", "func "].contains(where: before.hasSuffix) && !line.contains("override ")
            }
        }
    }

    // MARK: Optionals

    /// Writes a value that was an optional and is none any more.
    private mutating func writeOptional(_ type: String, isSame: Bool) throws(Obstacle) {
        let text = isSame ? made : "\(made) as \(type)"
        switch expression.taker {
        case .local(let variable, let binding): writeOptionalLocal(variable, binding, type, isSame: isSame)
        case .guarding where isInEmptiedGuard: place(text)
        case .guarding(let statement, let condition):
            try ConditionRemoval(source, text).write(statement, condition, &edits, call.reference.place)
        case .branching(let statement, let condition):
            try ConditionRemoval(source, text).write(statement, condition, &edits, call.reference.place)
        case .chain(let isOptional):
            guard isOptional, let chain = chainStart, LocalUse.isStatement(ExprSyntax(chain)) else {
                throw obstacle(.castDecides, "the code goes on only if the scene is there, or with an optional")
            }
            place(isSame ? text : "(\(text))")
            edits.append(TextEdit(chain.questionMark.bytes, ""))
        case .typed: place(made)
        case .other:
            guard isWholeList else { throw obstacle(.castDecides, "an operator takes the optional") }
            place("\(made) as \(type)?")
        }
    }

    private var isWholeList: Bool {
        guard let list = expression.call.parent?.as(ExprListSyntax.self) else { return true }
        return list.count == 3 && expression.cast != .none
    }

    private var chainStart: OptionalChainingExprSyntax? {
        var node = Syntax(expression.call).parent
        while let current = node, current.bytes.lowerBound >= expression.whole.lowerBound - 1 {
            if let chain = current.as(OptionalChainingExprSyntax.self),
                chain.bytes.upperBound > expression.whole.upperBound
            {
                return chain
            }
            node = current.parent
        }
        return nil
    }

    private mutating func writeOptionalLocal(
        _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ type: String, isSame: Bool
    ) {
        place(made)
        if binding.typeAnnotation != nil { return }
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        let uses = name.map { LocalUse.all(of: $0, behind: variable) } ?? []
        var marks: [TextEdit] = []
        var isSimple =
            name != nil && variable.bindingSpecifier.tokenKind == .keyword(.let)
            && variable.parent?.is(CodeBlockItemSyntax.self) == true
        for use in uses {
            switch use.kind {
            case .optionalMember(let member, let mark):
                if !isSame || type == systemType, type != making.type, declares(member) { isSimple = false }
                marks.append(TextEdit(mark, ""))
            case .forced(let mark): marks.append(TextEdit(mark, ""))
            case .typed: break
            case .member, .other: isSimple = false
            }
        }
        if isSimple {
            edits += marks
        } else {
            edits.append(TextEdit(insert: ": \(type)?", at: binding.pattern.bytes.upperBound))
        }
    }
}
