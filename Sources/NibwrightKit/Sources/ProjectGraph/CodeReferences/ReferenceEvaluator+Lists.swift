import SwiftCode

extension ReferenceEvaluator {
    /// Tells whether an expression is a list: a literal one, or a constant that is set to one. False where that cannot
    /// be determined.
    func isList(_ expression: StringExpression, _ scope: EvaluationScope, _ depth: Int) -> Bool {
        switch expression {
        case .list: true
        case .typed(let value, _): isList(value, scope, depth)
        case .name(let name): isListOfOwn(name, scope)
        case .member(let base, let name):
            evaluate(base, scope, depth).values.contains { value in
                switch value {
                case .type(let type), .instance(let type): areLists(index.members(name, of: type, from: scope.path))
                default: false
                }
            }
        default: false
        }
    }

    /// Tells whether a name without a base is a list: a member of the type around, of a type around that, or a global.
    private func isListOfOwn(_ name: String, _ scope: EvaluationScope) -> Bool {
        var outer = scope.selfType ?? scope.type
        while let type = outer {
            let found = index.members(name, of: type, from: scope.path)
            if !found.isEmpty { return areLists(found) }
            outer = type.lastIndex(of: ".").map { String(type[..<$0]) }
        }
        return areLists(index.globals(name, from: scope.path))
    }

    private func areLists(_ members: [IndexedMember]) -> Bool {
        !members.isEmpty
            && members.allSatisfy { found in
                switch found.member.value {
                case .list, .typed(.list, _): true
                default: false
                }
            }
    }
}
