import SourceText
import SwiftSyntax

/// Reads the members of one type that Interface Builder can see.
struct MemberReader {
    let path: String
    var outlets: [SwiftOutlet] = []
    var actions: [SwiftAction] = []
    var inspectables: [SwiftInspectable] = []
    var segueMethods: [SegueMethod] = []
    /// Types declared inside, for the caller to visit.
    var nested: [DeclSyntax] = []

    init(path: String) {
        self.path = path
    }

    mutating func read(_ members: MemberBlockItemListSyntax, isConditional: Bool) {
        for member in members {
            if let variable = member.decl.as(VariableDeclSyntax.self) {
                read(variable, isConditional)
            } else if let function = member.decl.as(FunctionDeclSyntax.self) {
                read(function)
            } else if let condition = member.decl.as(IfConfigDeclSyntax.self) {
                for case .decls(let inner)? in condition.clauses.map(\.elements) { read(inner, isConditional: true) }
            } else if !member.decl.is(InitializerDeclSyntax.self) {
                nested.append(member.decl)
            }
        }
    }

    // MARK: Properties

    private mutating func read(_ variable: VariableDeclSyntax, _ isConditional: Bool) {
        guard !variable.attributes.isEmpty else { return }
        if variable.attributes.named("IBInspectable") != nil { readInspectables(variable) }
        guard variable.attributes.named("IBOutlet") != nil else { return }
        let names = variable.bindings.compactMap(\.name)
        let bindings = Array(variable.bindings)
        for (place, binding) in bindings.enumerated() {
            // `var a, b: T!`: the type of `a` is the next one that is written.
            let annotation = bindings[place...].lazy.compactMap(\.typeAnnotation).first
            if let name = binding.pattern.as(IdentifierPatternSyntax.self), let type = annotation?.type {
                outlets.append(outlet(name, type, binding, variable, names, isConditional))
            }
        }
    }

    private func outlet(
        _ name: IdentifierPatternSyntax, _ type: TypeSyntax, _ binding: PatternBindingSyntax,
        _ variable: VariableDeclSyntax, _ names: [String], _ isConditional: Bool
    ) -> SwiftOutlet {
        let modifiers = OutletModifiers(variable.modifiers)
        let shape = OutletType(type)
        let accessors = AccessorKinds(binding.accessorBlock)
        return SwiftOutlet(
            name: name.identifier.plainText, type: type.trimmedText, wrappedType: shape.wrapped,
            optionality: shape.optionality, ownership: modifiers.ownership, isCollection: shape.isCollection,
            access: modifiers.access?.name.text, setterAccess: modifiers.setterAccess?.name.text,
            isOverride: modifiers.isOverride,
            isUnusual: modifiers.isUnusual || accessors.isComputed || binding.initializer != nil
                || variable.bindingSpecifier.tokenKind != .keyword(.var),
            hasObserver: accessors.hasObserver, isConditional: isConditional,
            conditions: isConditional ? BuildConditions(around: variable) : .none, path: path, declaredWith: names,
            anchors: SwiftOutlet.Anchors(
                declaration: variable.trimmedByteRange, name: name.trimmedByteRange,
                introducer: variable.bindingSpecifier.trimmedByteRange,
                ownership: modifiers.ownershipModifier?.trimmedByteRange, access: modifiers.access?.trimmedByteRange,
                setterAccess: modifiers.setterAccess?.trimmedByteRange, optionalityMark: shape.mark?.trimmedByteRange),
            comments: comments(around: variable))
    }

    private mutating func readInspectables(_ variable: VariableDeclSyntax) {
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            inspectables.append(
                SwiftInspectable(
                    name: name.identifier.plainText, type: binding.typeAnnotation?.type.trimmedText, path: path,
                    offset: name.positionAfterSkippingLeadingTrivia.utf8Offset))
        }
    }

    /// Comments directly above, inside the modifiers, and on the same line behind.
    private func comments(around variable: VariableDeclSyntax) -> String {
        var texts = commentTexts(Array(variable.leadingTrivia))
        for token in variable.modifiers.tokens(viewMode: .sourceAccurate) {
            texts += commentTexts(Array(token.leadingTrivia) + Array(token.trailingTrivia))
        }
        texts += commentTexts(Array(variable.trailingTrivia))
        return texts.joined(separator: "\n")
    }

    private func commentTexts(_ pieces: [TriviaPiece]) -> [String] {
        pieces.compactMap { piece in
            switch piece {
            case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
                text
            default: nil
            }
        }
    }

    // MARK: Methods

    private mutating func read(_ function: FunctionDeclSyntax) {
        if let method = SegueMethod(function, path: path) { segueMethods.append(method) }
        guard !function.attributes.isEmpty else { return }
        let kind: SwiftAction.Kind
        if function.attributes.named("IBAction") != nil {
            kind = .action
        } else if function.attributes.named("IBSegueAction") != nil {
            kind = .segueAction
        } else if function.attributes.named("objc") != nil {
            kind = .objectiveC
        } else {
            return
        }
        let name = function.name.plainText
        let labels = function.signature.parameterClause.parameters.map { parameter in
            parameter.firstName.tokenKind == .wildcard ? "" : parameter.firstName.plainText
        }
        let selector =
            function.attributes.objectiveCName
            ?? Selector.of(method: name, labels: labels, effect: function.signature.objectiveCEffect)
        actions.append(
            SwiftAction(
                kind: kind, name: name, selector: selector, path: path,
                offset: function.name.positionAfterSkippingLeadingTrivia.utf8Offset))
    }
}

extension FunctionSignatureSyntax {
    /// `async` wins: its completion handler takes the error as well.
    fileprivate var objectiveCEffect: Selector.Effect {
        guard let effects = effectSpecifiers else { return .none }
        if effects.asyncSpecifier != nil { return .asynchronous }
        guard effects.throwsClause != nil else { return .none }
        return .throwing(trailingClosures: parameterClause.parameters.reversed().prefix { $0.type.isClosure }.count)
    }
}

extension TypeSyntax {
    fileprivate var isClosure: Bool {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isClosure }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isClosure }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.type.isClosure
        }
        return self.is(FunctionTypeSyntax.self)
    }
}

extension PatternBindingSyntax {
    fileprivate var name: String? { pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText }
}

/// Reads the modifiers of an outlet.
private struct OutletModifiers {
    var ownership: SwiftOutlet.Ownership = .strong
    var ownershipModifier: DeclModifierSyntax?
    var access: DeclModifierSyntax?
    var setterAccess: DeclModifierSyntax?
    var isOverride = false
    var isUnusual = false

    init(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers {
            switch modifier.name.tokenKind {
            case .keyword(.weak):
                (ownership, ownershipModifier) = (.weak, modifier)
            case .keyword(.unowned):
                ownership = modifier.detail?.detail.text == "unsafe" ? .unownedUnsafe : .unowned
                ownershipModifier = modifier
            case .keyword(.private), .keyword(.fileprivate), .keyword(.internal), .keyword(.package), .keyword(.public),
                .keyword(.open):
                if modifier.detail == nil { access = modifier } else { setterAccess = modifier }
            case .keyword(.override): isOverride = true
            case .keyword(.lazy), .keyword(.static), .keyword(.class): isUnusual = true
            default: break
            }
        }
    }
}

/// An outlet's type taken apart.
private struct OutletType {
    let wrapped: String
    let optionality: SwiftOutlet.Optionality
    let isCollection: Bool
    let mark: TokenSyntax?

    init(_ type: TypeSyntax) {
        var inner = type
        var mark: TokenSyntax?
        var optionality = SwiftOutlet.Optionality.none
        if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            (inner, mark, optionality) = (unwrapped.wrappedType, unwrapped.exclamationMark, .implicitlyUnwrapped)
        } else if let optional = type.as(OptionalTypeSyntax.self) {
            (inner, mark, optionality) = (optional.wrappedType, optional.questionMark, .optional)
        } else if type.standardName == "Optional", case .type(let argument)? = type.genericArguments?.first?.argument {
            (inner, optionality) = (argument, .optional)
        }
        wrapped = inner.trimmedText
        isCollection =
            inner.is(ArrayTypeSyntax.self)
            || inner.standardName.map { ["Array", "NSArray", "Set"].contains($0) } == true
        self.mark = mark
        self.optionality = optionality
    }
}

extension TypeSyntax {
    /// `Optional` of `Optional<T>` and of `Swift.Optional<T>`.
    fileprivate var standardName: String? {
        if let member = self.as(MemberTypeSyntax.self) {
            return member.baseType.trimmedDescription == "Swift" ? member.name.text : nil
        }
        return self.as(IdentifierTypeSyntax.self)?.name.text
    }

    fileprivate var genericArguments: GenericArgumentListSyntax? {
        (self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
            ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause)?
            .arguments
    }
}

private struct AccessorKinds {
    var hasObserver = false
    var isComputed = false

    init(_ block: AccessorBlockSyntax?) {
        switch block?.accessors {
        case .getter: isComputed = true
        case .accessors(let accessors):
            for accessor in accessors {
                switch accessor.accessorSpecifier.tokenKind {
                case .keyword(.didSet), .keyword(.willSet): hasObserver = true
                default: isComputed = true
                }
            }
        case nil: break
        }
    }
}
