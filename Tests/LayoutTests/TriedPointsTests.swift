import InterfaceBuilder
import Randomness
import Testing

@testable import Layout

/// The solver against one that knows nothing: it tries every point of a grid and keeps the best.
///
/// With two places, factors of -1, 0 and 1 and whole constants, every corner of every set of solutions has halves for
/// coordinates, and one of the corners is best: so a grid of halves has a best point.
@Suite struct TriedPointsTests {
    private static let largest = 8

    @Test(arguments: 0..<300) func `no point of the grid is better than the solver's`(_ seed: Int) throws {
        var random = SeededRandom(seed: 23, stream: seed)
        var solver = ConstraintSolver()
        let places = (0..<2).map { _ in solver.makeVariable() }
        let requirements = Self.requirements(on: places, &random)
        try solver.solve(requirements)

        let found = places.map { solver.value(of: $0) }
        let tried = Self.points.map { Self.errors(of: requirements, at: $0) }
        let best = try #require(tried.min { $0.lexicographicallyPrecedes($1) })
        let own = Self.errors(of: requirements, at: found)
        // What cannot be met at all is left out by the solver, and which of it is a choice: such systems say nothing.
        guard best[0] == 0 else {
            #expect(!solver.conflicts.isEmpty)
            return
        }
        #expect(solver.conflicts.isEmpty)
        for (error, least) in zip(own, best) {
            #expect(abs(error - least) < 1e-4, "\(found) misses by \(own), the best point by \(best)")
        }
    }

    /// Both places within the grid, one or two requirements, and wishes of three strengths.
    private static func requirements(on places: [Int], _ random: inout SeededRandom) -> [Requirement] {
        var requirements = places.flatMap { place in
            [
                Requirement(
                    expression: LinearExpression(variable: place), relation: .greaterThanOrEqual, priority: 1000,
                    origin: .length),
                Requirement(
                    expression: LinearExpression(variable: place, constant: -Double(largest)),
                    relation: .lessThanOrEqual, priority: 1000, origin: .length),
            ]
        }
        for number in 0..<Int.random(in: 3...7, using: &random) {
            var sum = LinearExpression(constant: -Double(Int.random(in: -4...8, using: &random)))
            for place in places {
                let factor = Double(Int.random(in: -1...1, using: &random))
                sum.add(LinearExpression(variable: place), times: factor)
            }
            guard !sum.terms.isEmpty else { continue }
            let relation = Constraint.Relation.allCases.randomElement(using: &random) ?? .equal
            let strengths: [Double] = [250, 500, 750]
            let priority: Double = number < 1 ? 1000 : strengths.randomElement(using: &random) ?? 250
            requirements.append(
                Requirement(expression: sum, relation: relation, priority: priority, origin: .view(number)))
        }
        return requirements
    }

    private static let points: [[Double]] = {
        let steps = (0...largest * 2).map { Double($0) / 2 }
        return steps.flatMap { first in steps.map { [first, $0] } }
    }()

    /// By how much the requirements of each strength are missed, the strongest first.
    private static func errors(of requirements: [Requirement], at point: [Double]) -> [Double] {
        [1000.0, 750, 500, 250].map { priority in
            requirements.filter { $0.priority == priority }.reduce(0) { $0 + miss(of: $1, at: point) }
        }
    }

    private static func miss(of requirement: Requirement, at point: [Double]) -> Double {
        let terms = requirement.expression.terms.map { $0.factor * point[$0.variable] }
        let value = terms.reduce(requirement.expression.constant, +)
        switch requirement.relation {
        case .equal: return abs(value)
        case .greaterThanOrEqual: return max(0, -value)
        case .lessThanOrEqual: return max(0, value)
        }
    }
}
