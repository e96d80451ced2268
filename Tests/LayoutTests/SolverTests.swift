import InterfaceBuilder
import Randomness
import Testing

@testable import Layout

@Suite struct SolverTests {
    private var solver = ConstraintSolver()
    private var requirements: [Requirement] = []

    private mutating func variables(_ count: Int) -> [LinearExpression] {
        (0..<count).map { _ in LinearExpression(variable: solver.makeVariable()) }
    }

    private mutating func ask(
        _ sum: LinearExpression, _ relation: Constraint.Relation = .equal, priority: Double = 1000
    ) {
        let number = requirements.count
        requirements.append(Requirement(expression: sum, relation: relation, priority: priority, origin: .view(number)))
    }

    private mutating func values(_ sums: [LinearExpression]) throws -> [Double] {
        try solver.solve(requirements)
        return sums.map { solver.value(of: $0) }
    }

    @Test mutating func `equations are solved`() throws {
        let place = variables(2)
        ask(place[0] + place[1] + -10)
        ask(place[0] - place[1] + -4)
        #expect(near(try values(place), [7, 3]))
        #expect(solver.conflicts.isEmpty && solver.redundant.isEmpty)
    }

    /// Badros and Borning's example: the middle of a line that keeps to a window.
    @Test mutating func `inequalities push`() throws {
        let place = variables(3)
        let (left, middle, right) = (place[0], place[1], place[2])
        ask(2 * middle - left - right)
        ask(right - left + -10, .greaterThanOrEqual)
        ask(right + -100, .lessThanOrEqual)
        ask(left, .greaterThanOrEqual)
        ask(middle + -97, priority: 500)
        #expect(near(try values(place), [90, 95, 100]))
    }

    @Test mutating func `a stronger wish wins against any number of weaker ones`() throws {
        let place = variables(1)
        ask(place[0] + -10, priority: 251)
        for target in [200.0, 300, 400] { ask(place[0] + -target, priority: 250) }
        #expect(near(try values(place), [10]))
    }

    @Test mutating func `wishes fill what stronger ones leave`() throws {
        let place = variables(2)
        ask(place[0] + place[1] + -100)
        ask(place[0] + -30, .greaterThanOrEqual, priority: 750)
        ask(place[1] + -80, priority: 500)
        ask(place[0] + -20, priority: 250)
        #expect(near(try values(place), [30, 70]))
    }

    @Test mutating func `requirements that contradict each other are named, and the last is left out`() throws {
        let place = variables(2)
        ask(place[0] + -10)
        ask(place[1] + -5)
        ask(place[0] - place[1] + -20, .greaterThanOrEqual)
        #expect(near(try values(place), [10, 5]))
        let conflict = try #require(solver.conflicts.first)
        #expect(conflict.leftOut == .view(2))
        #expect(Set(conflict.others) == [.view(0), .view(1)])
    }

    @Test mutating func `a conflict names what takes part in it alone`() throws {
        let place = variables(3)
        ask(place[2] + -1)
        ask(place[0] + -10)
        ask(place[0] + -11)
        _ = try values(place)
        #expect(solver.conflicts.map(\.leftOut) == [.view(2)])
        #expect(solver.conflicts.first?.others == [.view(1)])
    }

    @Test mutating func `what says the same twice is redundant`() throws {
        let place = variables(2)
        ask(place[0] - place[1])
        ask(place[1] + -3)
        ask(place[0] + -3)
        #expect(near(try values(place), [3, 3]))
        #expect(solver.redundant == [.view(2)] && solver.conflicts.isEmpty)
    }

    @Test mutating func `what nothing decides is open`() throws {
        let place = variables(3)
        ask(place[0] + -10)
        ask(place[1] - place[0], .greaterThanOrEqual)
        ask(place[2] - place[1] + -5)
        try solver.solve(requirements)
        #expect(place.map(solver.isOpen) == [false, true, true])
    }

    @Test mutating func `a wish decides what is open`() throws {
        let place = variables(2)
        ask(place[1] - place[0], .greaterThanOrEqual)
        ask(place[0] + -10, priority: 20)
        ask(place[1] + -7, priority: 10)
        #expect(near(try values(place), [10, 10]))
        #expect(place.map(solver.isOpen) == [false, false])
    }

    @Test func `too many steps are a failure, not a wait`() throws {
        var solver = ConstraintSolver(stepLimit: 3)
        let place = (0..<20).map { _ in LinearExpression(variable: solver.makeVariable()) }
        var wishes: [Requirement] = []
        for (number, sum) in place.enumerated() {
            let next = place[(number + 1) % place.count]
            for target in [sum + -Double(number), sum + next + -Double(100 - number), sum - next + -7] {
                wishes.append(
                    Requirement(expression: target, relation: .equal, priority: Double(500 - number), origin: .view(0)))
            }
        }
        #expect(throws: ConstraintSolver.Failure.tooLarge) { try solver.solve(wishes) }
    }

    @Test func `too much work is a failure, not a wait`() throws {
        var solver = ConstraintSolver(workLimit: 500)
        let place = (0..<60).map { _ in LinearExpression(variable: solver.makeVariable()) }
        let chain = zip(place, place.dropFirst()).enumerated().map { number, pair in
            Requirement(expression: pair.1 - pair.0, relation: .equal, priority: 1000, origin: .view(number))
        }
        #expect(throws: ConstraintSolver.Failure.tooLarge) { try solver.solve(chain) }
    }

    /// Sums that a known point meets: the point comes out where they are enough, and is never contradicted.
    @Test(arguments: 0..<200) func `random equations have the point that they were made from`(_ seed: Int) throws {
        var random = SeededRandom(seed: 77, stream: seed)
        var solver = ConstraintSolver()
        let count = Int.random(in: 2...8, using: &random)
        let point = (0..<count).map { _ in Double(Int.random(in: -50...300, using: &random)) }
        let variables = (0..<count).map { _ in LinearExpression(variable: solver.makeVariable()) }
        var requirements: [Requirement] = []
        for number in 0..<count * 2 {
            var sum = LinearExpression()
            var value = 0.0
            for variable in 0..<count where number % count == variable || Int.random(in: 0...2, using: &random) == 0 {
                let factor = Double(Int.random(in: 1...4, using: &random))
                sum.add(variables[variable], times: factor)
                value += factor * point[variable]
            }
            let slack = number < count ? 0 : Double(Int.random(in: 0...20, using: &random))
            requirements.append(
                Requirement(
                    expression: sum + -(value + slack), relation: number < count ? .equal : .lessThanOrEqual,
                    priority: 1000, origin: .view(number)))
        }
        try solver.solve(requirements)
        #expect(solver.conflicts.isEmpty)
        for requirement in requirements {
            let value = solver.value(of: requirement.expression)
            #expect(requirement.relation == .equal ? abs(value) < 1e-5 : value < 1e-5)
        }
        for (variable, value) in zip(variables, point) where !solver.isOpen(variable) && solver.redundant.isEmpty {
            #expect(abs(solver.value(of: variable) - value) < 1e-4)
        }
    }
}
