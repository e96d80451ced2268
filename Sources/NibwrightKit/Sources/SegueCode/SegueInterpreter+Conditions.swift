import Navigation
import SwiftCode

extension SegueInterpreter {
    /// The value of a condition for the segue; `open` where it is known only when the app runs.
    enum Truth { case yes, no, open }

    /// Reads a list of conditions, and assigns the names that they bind their meanings.
    func verdict(on elements: ConditionElementListSyntax, _ meanings: inout SegueMeanings) -> SegueVerdict {
        do {
            guard let kept = try conditions(elements, &meanings) else { return .fails }
            return kept.isEmpty ? .holds : .open(kept)
        } catch {
            return .unclear(error)
        }
    }

    /// The conditions that remain; nil where one of them cannot hold for the segue.
    private func conditions(
        _ elements: ConditionElementListSyntax, _ meanings: inout SegueMeanings
    ) throws(SegueUncertainty) -> [KeptCondition]? {
        var kept: [KeptCondition] = []
        for element in elements {
            notes.append(.checks(element, meanings))
            let whole = KeptCondition(groups: [[Syntax(element.condition)]], isWhole: true)
            switch element.condition {
            case .expression(let expression):
                let (truth, condition) = try truth(of: expression, meanings)
                if truth == .no { return nil }
                if let condition { kept.append(condition) }
            case .optionalBinding(let binding):
                switch optionalBinding(binding, &meanings) {
                case .no: return nil
                case .yes: break
                case .open: kept.append(whole)
                }
            case .matchingPattern(let matching):
                guard let meaning = meanings.meaning(of: matching.initializer.value) else {
                    kept.append(whole)
                    continue
                }
                switch try match(matching.pattern, meaning, &meanings) {
                case .no: return nil
                case .yes: break
                case .open: throw unclear(matching)
                }
            case .availability: kept.append(whole)
            }
        }
        return kept
    }

    func unclear(_ node: some SyntaxProtocol) -> SegueUncertainty {
        SegueUncertainty(
            kind: .identifiers(code: node.trimmedDescription.firstLine), offset: node.trimmedByteRange.lowerBound)
    }

    private func optionalBinding(
        _ binding: OptionalBindingConditionSyntax, _ meanings: inout SegueMeanings
    ) -> Truth {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return .open }
        let meaning: SegueMeaning?
        if let value = binding.initializer?.value {
            meaning = meanings.meaning(of: value)
        } else {
            meaning = meanings.names[name]
        }
        let isLet = binding.bindingSpecifier.tokenKind == .keyword(.let)
        guard let meaning, isLet || !meaning.isTarget || !isAssigned(name) && isOfOneClass else {
            meanings.name(name, nil)
            notes.append(.declares(name))
            return .open
        }
        switch meaning {
        case .identifier:
            guard segue.identifier != nil else { return .no }
        case .enumeration(_, let isCertain): if !isCertain { notes.append(.assumesEnumeration) }
        case .missing: return .no
        case .target(let target):
            guard stands(target) else {
                meanings.name(name, nil)
                notes.append(.declares(name))
                return .open
            }
            notes.append(.alias(name, target))
        case .segue, .source, .contents: return .open
        }
        meanings.name(name, meaning.unwrapped)
        return .yes
    }

    /// Whether all destinations are of one class, whose objects code can change through a constant.
    ///
    /// A `var` of a protocol that is not for classes alone has to be one for its properties to be set.
    private var isOfOneClass: Bool {
        let classes = Set(zip(segue.destinations, segue.contents).map { $1?.customClass ?? $0.customClass })
        return classes.count == 1 && !classes.contains(nil)
    }

    /// Notes that the identifier was converted to a value of an enumeration; a case that equals it proves that it has
    /// one.
    private func noteEnumeration(_ isEqual: Bool, isCertain: Bool) -> Bool {
        if isCertain { return isEqual }
        notes.append(.assumesEnumeration)
        if isEqual { notes.append(.provesEnumeration) }
        return isEqual
    }

    /// Whether an expression that code compares identifiers with stands for the segue's identifier.
    private func isIdentifier(_ node: some SyntaxProtocol) throws(SegueUncertainty) -> Bool {
        guard let names = tests.names(node, in: method.path) else { throw unclear(node) }
        guard let identifier = segue.identifier, names.contains(identifier) else { return false }
        if names.count > 1 { throw unclear(node) }
        return true
    }

    // MARK: Booleans

    func truth(
        of expression: ExprSyntax, _ meanings: SegueMeanings
    ) throws(SegueUncertainty) -> (truth: Truth, kept: KeptCondition?) {
        let elements = expression.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [expression]
        let alternatives = elements.split(separatedBy: "||")
        guard alternatives.count > 1 else { return try conjunction(elements, meanings) }
        var open: [[ExprSyntax]] = []
        for alternative in alternatives {
            let (truth, _) = try conjunction(alternative, meanings)
            if truth == .yes { return (.yes, nil) }
            if truth == .open { open.append(alternative) }
        }
        if open.isEmpty { return (.no, nil) }
        return (
            .open,
            KeptCondition(
                groups: open.map { $0.map(Syntax.init) }, separator: " || ", isWhole: open.count == alternatives.count)
        )
    }

    private func conjunction(
        _ elements: [ExprSyntax], _ meanings: SegueMeanings
    ) throws(SegueUncertainty) -> (truth: Truth, kept: KeptCondition?) {
        var open: [[Syntax]] = []
        let parts = elements.split(separatedBy: "&&")
        for part in parts {
            switch try leaf(part, meanings) {
            case .no: return (.no, nil)
            case .yes: break
            case .open: open.append(part.map(Syntax.init))
            }
        }
        let isWhole = open.count == parts.count
        return open.isEmpty ? (.yes, nil) : (.open, KeptCondition(groups: open, isWhole: isWhole))
    }

    private func leaf(_ elements: [ExprSyntax], _ meanings: SegueMeanings) throws(SegueUncertainty) -> Truth {
        guard let first = elements.first else { return .open }
        if elements.count == 1 { return try single(first, meanings) }
        if elements.count == 3, elements[1].is(UnresolvedIsExprSyntax.self),
            case .target(let target)? = meanings.meaning(of: first)
        {
            return truth(meanings.isKind(target, elements[2].trimmedDescription))
        }
        guard let place = elements.firstIndex(where: { ["==", "!="].contains($0.operatorText) }) else { return .open }
        let isNegated = elements[place].operatorText == "!="
        let (left, right) = (Array(elements[..<place]), Array(elements[(place + 1)...]))
        var found = try comparison(left, right, meanings)
        if found == nil { found = try comparison(right, left, meanings) }
        guard let found else { return .open }
        return found != isNegated ? .yes : .no
    }

    private func truth(_ value: Bool?) -> Truth {
        switch value {
        case true?: .yes
        case false?: .no
        case nil: .open
        }
    }

    private func single(_ expression: ExprSyntax, _ meanings: SegueMeanings) throws(SegueUncertainty) -> Truth {
        if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            switch try single(prefix.expression, meanings) {
            case .yes: return .no
            case .no: return .yes
            case .open: return .open
            }
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            let (truth, kept) = try truth(of: only.expression, meanings)
            if truth == .open, kept?.groups.count != 1, NameMentions.areIn(only.expression, meanings) {
                throw unclear(expression)
            }
            return truth
        }
        if let call = expression.as(FunctionCallExprSyntax.self) { return try self.call(call, meanings) }
        return .open
    }

    /// The value of `["a", "b"].contains(segue.identifier)` and `segue.identifier.hasPrefix("show")`.
    private func call(_ call: FunctionCallExprSyntax, _ meanings: SegueMeanings) throws(SegueUncertainty) -> Truth {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), call.arguments.count == 1,
            let argument = call.arguments.first?.expression, let base = member.base
        else { return .open }
        if let list = base.as(ArrayExprSyntax.self), member.declName.baseName.text == "contains",
            case .identifier? = meanings.meaning(of: argument)
        {
            for element in list.elements {
                if try isIdentifier(element.expression) { return .yes }
            }
            return .no
        }
        guard case .identifier? = meanings.meaning(of: base), let identifier = segue.identifier,
            let text = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        else { return .open }
        switch member.declName.baseName.text {
        case "hasPrefix": return identifier.hasPrefix(text) ? .yes : .no
        case "hasSuffix": return identifier.hasSuffix(text) ? .yes : .no
        default: return .open
        }
    }

    /// Whether two sides are equal; nil where the first is nothing of the segue.
    private func comparison(
        _ subject: [ExprSyntax], _ other: [ExprSyntax], _ meanings: SegueMeanings
    ) throws(SegueUncertainty) -> Bool? {
        guard let meaning = meanings.meaning(ofSequence: subject), let value = other.first else { return nil }
        let isNil = other.count == 1 && value.is(NilLiteralExprSyntax.self)
        switch meaning {
        case .identifier:
            if isNil { return segue.identifier == nil }
            guard other.count == 1 else { throw unclear(value) }
            return try isIdentifier(value)
        case .enumeration(_, let isCertain):
            guard !isNil, other.count == 1 else { throw unclear(value) }
            return noteEnumeration(try isIdentifier(value), isCertain: isCertain)
        case .target(let target): return isNil && (target.type != nil || !target.isOptional) ? false : nil
        case .missing: return isNil ? true : nil
        case .segue, .source, .contents: return nil
        }
    }

    // MARK: Patterns

    /// Whether a pattern of a `switch` or an `if case` matches.
    func match(
        _ pattern: PatternSyntax, _ meaning: SegueMeaning, _ meanings: inout SegueMeanings
    ) throws(SegueUncertainty) -> Truth {
        if pattern.isWildcard { return .yes }
        switch meaning {
        case .identifier:
            if let binding = BindingPattern(pattern), binding.castType == nil {
                if binding.isUnwrapping, segue.identifier == nil { return .no }
                meanings.name(binding.name, .identifier(isOptional: meaning.isOptional && !binding.isUnwrapping))
                return .yes
            }
            if pattern.isNone { return segue.identifier == nil ? .yes : .no }
            return try isIdentifier(pattern) ? .yes : .no
        case .enumeration(_, let isCertain):
            if pattern.isNone { return .no }
            return noteEnumeration(try isIdentifier(pattern), isCertain: isCertain) ? .yes : .no
        case .target(let target): return matchTarget(pattern, target, &meanings)
        case .missing: return .no
        case .segue, .source, .contents: return .open
        }
    }

    /// Whether `let detail as Detail` or `is Detail` matches the destination.
    private func matchTarget(
        _ pattern: PatternSyntax, _ target: SegueMeaning.Target, _ meanings: inout SegueMeanings
    ) -> Truth {
        if let type = pattern.as(IsTypePatternSyntax.self) {
            return truth(meanings.isKind(target, type.type.trimmedDescription))
        }
        guard let binding = BindingPattern(pattern), let type = binding.castType else { return .open }
        switch meanings.isKind(target, type) {
        case false?: return .no
        case nil: return .open
        case true?:
            var target = target
            (target.type, target.isOptional) = (type, false)
            guard stands(target) else { return .open }
            notes.append(.alias(binding.name, target))
            meanings.name(binding.name, .target(target))
            return .yes
        }
    }
}
