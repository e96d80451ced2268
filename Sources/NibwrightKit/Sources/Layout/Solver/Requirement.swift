import InterfaceBuilder

/// Something that a layout must or should meet: a sum that is to be zero, at least zero or at most zero.
struct Requirement {
    /// Where a requirement comes from.
    enum Origin: Hashable {
        /// A constraint of the document.
        case constraint(Element)
        /// What a stack view asks for by itself: its arrangement; or that a view is where it is stored.
        case view(Int)
        /// The size of a view's content.
        case content(Int)
        /// That no view's length is negative.
        case length
    }

    let expression: LinearExpression
    /// The comparison of the sum with zero.
    let relation: Constraint.Relation
    /// From 1 to 1000, which is required.
    let priority: Double
    let origin: Origin

    /// A length is not negative, whatever a document asks for.
    static func length(_ sum: LinearExpression) -> Requirement {
        Requirement(expression: sum, relation: .greaterThanOrEqual, priority: 1000, origin: .length)
    }

    /// Whether its numbers can be calculated with: a document may say that a constant is no number, or beyond all size.
    var isUsable: Bool {
        let numbers = [expression.constant] + expression.terms.map(\.factor)
        return priority > 0 && priority.isFinite && numbers.allSatisfy { abs($0) < 1e7 }
    }

    var isRequired: Bool { priority >= 1000 }

    /// Whether a view asks for it because of its content.
    var isContent: Bool { if case .content = origin { true } else { false } }

    /// The same as a wish before all others: what contradicts the constraints is still met as far as they leave room.
    var asWish: Requirement {
        Requirement(expression: expression, relation: relation, priority: 999.999, origin: origin)
    }
}

/// Required requirements that cannot be met together.
struct RequirementConflict {
    /// The one that was added last, and was left out.
    let leftOut: Requirement.Origin
    /// The others of the set.
    let others: [Requirement.Origin]
}
