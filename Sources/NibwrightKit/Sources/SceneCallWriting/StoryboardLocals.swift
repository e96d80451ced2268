import SourceText
import SwiftCode
import SwiftSyntax

/// The locals that hold a storyboard or an identifier for calls which do not need it any more.
struct StoryboardLocals {
    struct Local {
        /// The numbers of the calls that take it.
        let calls: [Int]
        /// The declaration that goes; nil where it is a condition.
        let declaration: Range<Int>?
        /// The condition without the name that nothing uses: `storyboard != nil`.
        let condition: TextEdit?
    }

    private(set) var all: [Local] = []

    init(_ source: SourceText, _ calls: [RewrittenCall]) {
        var byDeclaration: [Syntax: [Int]] = [:]
        var order: [Syntax] = []
        for (number, call) in calls.enumerated() {
            for name in call.names {
                guard let declaration = Self.declaration(of: name) else { continue }
                if byDeclaration[declaration] == nil { order.append(declaration) }
                byDeclaration[declaration, default: []].append(number)
            }
        }
        for declaration in order {
            let numbers = byDeclaration[declaration] ?? []
            let receivers: [Range<Int>] = numbers.flatMap { calls[$0].names.map(\.bytes) }
            if let local = Self.local(declaration, numbers, Set(receivers), source) { all.append(local) }
        }
    }

    /// The declaration or condition around that gives a name its value.
    private static func declaration(of receiver: DeclReferenceExprSyntax) -> Syntax? {
        let name = receiver.baseName.text
        var inner = Syntax(receiver)
        while let outer = inner.parent, !outer.is(MemberBlockSyntax.self) {
            if let list = outer.as(CodeBlockItemListSyntax.self) {
                for item in list {
                    if item.id == inner.id { break }
                    if let variable = item.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
                        variable.bindings.first?.pattern.trimmedDescription == name
                    {
                        return Syntax(variable)
                    }
                    if let statement = item.item.as(GuardStmtSyntax.self),
                        let found = condition(name, in: statement.conditions)
                    {
                        return found
                    }
                }
            } else if let statement = outer.as(IfExprSyntax.self), inner.id == Syntax(statement.body).id,
                let found = condition(name, in: statement.conditions)
            {
                return found
            }
            inner = outer
        }
        return nil
    }

    private static func condition(_ name: String, in list: ConditionElementListSyntax) -> Syntax? {
        for element in list {
            if let binding = element.condition.as(OptionalBindingConditionSyntax.self),
                binding.pattern.trimmedDescription == name
            {
                return Syntax(binding)
            }
        }
        return nil
    }

    private static func local(
        _ declaration: Syntax, _ numbers: [Int], _ receivers: Set<Range<Int>>, _ source: SourceText
    ) -> Local? {
        if let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first {
            guard let item = variable.parent?.as(CodeBlockItemSyntax.self),
                let list = item.parent?.as(CodeBlockItemListSyntax.self),
                let value = binding.initializer?.value, hasNoEffect(value.trimmedDescription)
            else { return nil }
            let finder = NameFinder(binding.pattern.trimmedDescription, from: item.endPosition.utf8Offset)
            finder.walk(list)
            guard finder.found.allSatisfy({ receivers.contains($0.bytes) }) else { return nil }
            return Local(calls: numbers, declaration: variable.bytes, condition: nil)
        }
        guard let binding = declaration.as(OptionalBindingConditionSyntax.self) else { return nil }
        let name = binding.pattern.trimmedDescription
        var outer = binding.parent
        while let node = outer, !node.is(IfExprSyntax.self), !node.is(CodeBlockItemListSyntax.self) {
            outer = node.parent
        }
        guard let scope = outer else { return nil }
        let finder = NameFinder(name, from: binding.endPosition.utf8Offset)
        finder.walk(scope)
        guard finder.found.allSatisfy({ receivers.contains($0.bytes) }) else { return nil }
        let value = binding.initializer?.value.trimmedDescription ?? name
        return Local(
            calls: numbers, declaration: nil, condition: TextEdit(binding.bytes, "\(value) != nil"))
    }

    /// Whether an expression only makes or reads a storyboard, or reads a name: `UnusedConstants` takes literals.
    private static func hasNoEffect(_ text: String) -> Bool {
        if text.hasPrefix("UIStoryboard(name") || text.hasPrefix("UIStoryboard.init(name")
            || text.hasPrefix("NSStoryboard(name") || text.hasPrefix("UIStoryboard (name")
        {
            return true
        }
        return text.allSatisfy { $0.isLetter || $0.isNumber || "._!?".contains($0) }
    }
}
