public import Navigation
import ProjectGraph
public import SwiftCode

/// The names that stand for something of one segue, by which it determines the meaning of expressions.
///
/// After `let detail = segue.destination as? Detail` the name `detail` means the destination, cast to `Detail`.
public struct SegueMeanings {
    public let segue: PreparedSegue
    public let kinship: ClassKinship
    /// The path of the file with the code.
    public let path: String
    /// The meaning of each name; names that are not in it stand for nothing of the segue.
    public private(set) var names: [String: SegueMeaning]

    public init(_ segue: PreparedSegue, parameter: String, path: String, kinship: ClassKinship) {
        self.segue = segue
        self.kinship = kinship
        self.path = path
        names = [parameter: .segue]
    }

    /// Assigns a name a meaning; nil where it no longer stands for anything of the segue.
    public mutating func name(_ name: String, _ meaning: SegueMeaning?) { names[name] = meaning }

    /// The meaning of an expression; nil where it is nothing of the segue.
    public func meaning(of expression: ExprSyntax) -> SegueMeaning? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return names[reference.baseName.text] }
        if let tuple = expression.as(TupleExprSyntax.self) {
            guard tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil else { return nil }
            return meaning(of: only.expression)
        }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) {
            return meaning(of: forced.expression).flatMap { $0 == .missing ? nil : $0.unwrapped }
        }
        if let optional = expression.as(OptionalChainingExprSyntax.self) { return meaning(of: optional.expression) }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return meaning(ofSequence: Array(sequence.elements))
        }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            return meaning(of: base).flatMap { self.member(member.declName.baseName.text, of: $0) }
        }
        if let call = expression.as(SubscriptCallExprSyntax.self) {
            guard call.arguments.count == 1, call.arguments.first?.expression.trimmedDescription == "0",
                meaning(of: call.calledExpression) == .contents
            else { return nil }
            // A subscript with a label, such as `[safe: 0]`, is one of the project's own, and gives an optional.
            return content(isOptional: call.arguments.first?.label != nil)
        }
        return expression.as(FunctionCallExprSyntax.self).flatMap { meaning(ofCall: $0) }
    }

    private func member(_ name: String, of meaning: SegueMeaning) -> SegueMeaning? {
        switch (meaning, name) {
        case (.segue, "identifier"): return .identifier(isOptional: true)
        case (.segue, "destination"): return .target(SegueMeaning.Target())
        case (.segue, "source"): return .source
        case (.target(let target), "topViewController"), (.target(let target), "visibleViewController"):
            return target.isContent ? nil : content(isOptional: true)
        case (.target(let target), "viewControllers"), (.target(let target), "children"),
            (.target(let target), "childViewControllers"):
            return target.isContent || content(isOptional: true) == nil ? nil : .contents
        case (.contents, "first"): return content(isOptional: true)
        default: return nil
        }
    }

    private func content(isOptional: Bool) -> SegueMeaning? {
        guard !segue.contents.isEmpty, !segue.contents.contains(nil) else { return nil }
        return .target(.init(isContent: true, type: nil, isOptional: isOptional))
    }

    /// The meaning of `x`, `x as? T`, `x as! T` and `segue.identifier ?? ""`, given by operands and operators.
    func meaning(ofSequence elements: [ExprSyntax]) -> SegueMeaning? {
        if elements.count == 1 { return meaning(of: elements[0]) }
        if elements.count == 3, elements[1].operatorText == "??", segue.identifier != nil,
            case .identifier? = meaning(of: elements[0])
        {
            return .identifier(isOptional: false)
        }
        guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
            let type = elements[2].as(TypeExprSyntax.self)
        else { return nil }
        return meaning(of: elements[0], cast, type)
    }

    /// The meaning of a cast; nil where it cannot be determined whether it succeeds.
    public func meaning(
        of operand: ExprSyntax, _ cast: UnresolvedAsExprSyntax, _ type: TypeExprSyntax
    ) -> SegueMeaning? {
        guard let mark = cast.questionOrExclamationMark, case .target(var target)? = meaning(of: operand) else {
            return nil
        }
        let isForced = mark.tokenKind == .exclamationMark
        switch isKind(target, type.type.trimmedDescription) {
        case true?:
            target.type = type.type.trimmedDescription
            target.isOptional = !isForced
            return .target(target)
        case false?: return isForced ? nil : .missing
        case nil: return nil
        }
    }

    /// Whether the destination, or its content, is of a type; nil where that cannot be determined.
    public func isKind(_ target: SegueMeaning.Target, _ type: String) -> Bool? {
        if let action = segue.unwindAction, !target.isContent {
            return mayHandle(action, type) ? nil : false
        }
        let controllers = target.isContent ? segue.contents.compactMap { $0 } : segue.destinations
        let verdicts = Set(controllers.map { kinship.isKind($0, type, from: path) })
        guard verdicts.count == 1, let verdict = verdicts.first else { return nil }
        guard verdict == false, segue.isMadeByCode else { return verdict }
        // A method of the source may create an object of a subclass.
        return controllers.allSatisfy { kinship.isUnrelated($0, type, from: path) } ? false : nil
    }

    /// Whether a segue that unwinds to the first object that has a method may end at an object of a type.
    private func mayHandle(_ unwindAction: String, _ type: String) -> Bool {
        let classes = kinship.graph.classes
        guard case .swift(let types) = classes.resolve(type, from: path) else { return true }
        return types.contains { type in
            ([type] + classes.subclasses(of: type)).contains { classes.action(unwindAction, of: $0) != nil }
        }
    }

    // MARK: Calls

    private func meaning(ofCall call: FunctionCallExprSyntax) -> SegueMeaning? {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            let meaning = meaning(of: base)
        {
            return mapped(meaning, member.declName.baseName.text, call)
        }
        guard call.arguments.count == 1, let argument = call.arguments.first,
            let meaning = meaning(of: argument.expression)
        else { return nil }
        let name = call.calledExpression.trimmedDescription
        let last = name.split(separator: ".").last { $0 != "init" } ?? ""
        switch meaning {
        case .identifier where argument.label?.text == "rawValue" && last.first?.isUppercase == true:
            return .enumeration(isOptional: true, isCertain: hasCase(in: name))
        case .identifier where last == "String" && argument.label == nil: return meaning
        // `StoryboardSegue.Main(segue)`, the initializer that SwiftGen gives its enumerations.
        case .segue where name.hasPrefix("StoryboardSegue.") && argument.label == nil:
            return .enumeration(isOptional: true, isCertain: hasCase(in: name))
        // `segueIdentifier(for: segue)`, the well-known pattern of a protocol with an enumeration of the class.
        case .segue where last == "segueIdentifier" || last == "segueIdentifierForSegue" || last == "identifier":
            return .enumeration(isOptional: false)
        default: return nil
        }
    }

    /// Whether an enumeration that SwiftGen generated has a case for the segue: `StoryboardSegue.Main`.
    private func hasCase(in enumeration: String) -> Bool {
        let parts = enumeration.split(separator: ".")
        guard parts.count > 1, parts[0] == "StoryboardSegue", segue.identifier != nil, !segue.storyboards.isEmpty else {
            return false
        }
        return segue.storyboards.allSatisfy { GeneratedName($0) == GeneratedName(String(parts[1])) }
    }

    /// The meaning of `segue.identifier.flatMap(SegueID.init)` and `segue.identifier.flatMap { SegueID(rawValue: $0)
    /// }`.
    private func mapped(
        _ meaning: SegueMeaning, _ name: String, _ call: FunctionCallExprSyntax
    ) -> SegueMeaning? {
        guard case .identifier = meaning, name == "flatMap" else { return nil }
        let argument =
            call.arguments.first?.expression.trimmedDescription
            ?? call.trailingClosure?.statements.trimmedDescription ?? ""
        guard argument.first?.isUppercase == true,
            argument.hasSuffix(".init") || argument.hasSuffix("(rawValue:)")
                || argument.hasSuffix("(rawValue: $0)")
        else { return nil }
        return .enumeration(isOptional: true)
    }
}
