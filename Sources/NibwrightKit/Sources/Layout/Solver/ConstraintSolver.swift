import InterfaceBuilder

/// Finds values that meet all required requirements and, of the wishes, the stronger ones before the weaker ones.
///
/// Requirements are added one by one, as in Cassowary. Wishes of one priority share their sum of errors, which is made
/// as small as it gets before any weaker wish is looked at, so no number of weak wishes outweighs a strong one.
struct ConstraintSolver {
    /// How a layout may end before its time.
    enum Failure: Error {
        /// It has more variables or requirements, or takes more steps, than are looked at.
        case tooLarge
    }

    private(set) var tableau = Tableau()
    /// Sets of required requirements that contradict each other; the last one of each set was left out.
    private(set) var conflicts: [RequirementConflict] = []
    /// Required equalities that say what others say already.
    private(set) var redundant: [Requirement.Origin] = []
    private var origins: [Int: Requirement.Origin] = [:]
    private let stepLimit: Int
    private let workLimit: Int

    /// - Parameters:
    ///   - stepLimit: the most exchanges of variables that are made.
    ///   - workLimit: the most terms that are calculated with.
    init(stepLimit: Int = 20_000, workLimit: Int = 10_000_000) {
        self.stepLimit = stepLimit
        self.workLimit = workLimit
    }

    /// A new place or length.
    mutating func makeVariable() -> Int { tableau.makeVariable(.free) }

    func value(of variable: Int) -> Double { tableau.value(of: variable) }

    func value(of expression: LinearExpression) -> Double { tableau.reduced(expression).constant }

    /// Adds all requirements, the required ones first, then by falling priority; among equals in the order given.
    mutating func solve(_ requirements: [Requirement]) throws(Failure) {
        let ranked = requirements.enumerated().sorted {
            ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
        }.map(\.element)
        var leftOut: [Requirement] = []
        for requirement in ranked.prefix(while: \.isRequired) {
            let count = conflicts.count
            try require(requirement)
            if conflicts.count > count, requirement.isContent { leftOut.append(requirement) }
        }
        tableau.bar(Set(tableau.kinds.indices.filter { tableau.kinds[$0] == .marker }))
        try addWishes(leftOut.map(\.asWish) + ranked.drop(while: \.isRequired))
    }

    /// Adds wishes that are weaker than all that were added before, the strongest first.
    mutating func addWishes(_ wishes: [Requirement]) throws(Failure) {
        var rest = wishes.sorted { $0.priority > $1.priority }[...]
        while let priority = rest.first?.priority {
            try wish(rest.prefix { $0.priority == priority })
            rest = rest.drop { $0.priority == priority }
        }
    }

    // MARK: Required

    private mutating func require(_ requirement: Requirement) throws(Failure) {
        try checkWork()
        var row = tableau.reduced(requirement.expression)
        let marker = tableau.makeVariable(requirement.relation == .equal ? .marker : .restricted)
        origins[marker] = requirement.origin
        let sign: Double = requirement.relation == .lessThanOrEqual ? 1 : -1
        row.add(LinearExpression(variable: marker), times: sign)
        if let free = tableau.freeVariable(in: row) { return tableau.solve(row, for: free) }
        if requirement.relation != .equal, -sign * row.constant >= -Tableau.tolerance {
            return tableau.solve(row, for: marker)
        }
        try requireWithArtificial(row, requirement.origin, marker)
    }

    /// Adds `row = 0` by a variable that stands for its error and is brought to zero.
    private mutating func requireWithArtificial(
        _ row: LinearExpression, _ origin: Requirement.Origin, _ marker: Int
    ) throws(Failure) {
        let artificial = tableau.makeVariable(.restricted)
        tableau.insert(artificial, row: row.constant < 0 ? -1 * row : row)
        while let error = tableau.rows[artificial], error.constant > Tableau.tolerance {
            guard let entering = bestEntering(in: error) else {
                conflicts.append(conflict(of: error, origin, marker))
                return tableau.dropRow(of: artificial)
            }
            try step(entering)
        }
        guard let rest = tableau.rows[artificial] else { return tableau.bar([artificial]) }
        if let exchangeable = rest.terms.first(where: {
            tableau.kinds[$0.variable] == .restricted && abs($0.factor) > Tableau.tolerance
        }) {
            tableau.exchange(entering: exchangeable.variable, leaving: artificial)
            tableau.bar([artificial])
        } else {
            redundant.append(origin)
            tableau.dropRow(of: artificial)
        }
    }

    private func conflict(
        of error: LinearExpression, _ origin: Requirement.Origin, _ marker: Int
    ) -> RequirementConflict {
        let others = error.terms.filter { $0.variable != marker }.compactMap { origins[$0.variable] }
        return RequirementConflict(leftOut: origin, others: others)
    }

    // MARK: Wishes

    private mutating func wish(_ requirements: ArraySlice<Requirement>) throws(Failure) {
        var errors: [Int] = []
        for requirement in requirements {
            try checkWork()
            var row = tableau.reduced(requirement.expression)
            let over = tableau.makeVariable(.restricted)
            let under = tableau.makeVariable(.restricted)
            row.add(LinearExpression(variable: over), times: -1)
            row.add(LinearExpression(variable: under))
            if requirement.relation != .greaterThanOrEqual { errors.append(over) }
            if requirement.relation != .lessThanOrEqual { errors.append(under) }
            tableau.solve(row, for: tableau.freeVariable(in: row) ?? (row.constant >= 0 ? over : under))
        }
        try minimize(errors)
    }

    /// Makes the sum of the errors as small as it gets, and keeps it there.
    private mutating func minimize(_ errors: [Int]) throws(Failure) {
        var sum = LinearExpression()
        for error in errors { sum.add(LinearExpression(variable: error)) }
        var objective = tableau.reduced(sum)
        while let entering = bestEntering(in: objective) {
            try step(entering)
            // Only the variable that became basic has a row now that the sum was not yet reduced by.
            let factor = objective.remove(entering)
            if let row = tableau.rows[entering] { objective.add(row, times: factor) }
        }
        let worse = objective.terms.filter { $0.factor > Tableau.tolerance }.map(\.variable)
        tableau.bar(Set(worse))
    }

    /// The restricted variable that, growing, makes the sum smaller fastest; after many steps the first one that makes
    /// it smaller at all, which never goes round in circles (Bland's rule).
    private func bestEntering(in objective: LinearExpression) -> Int? {
        let candidates = objective.terms.filter {
            $0.factor < -Tableau.tolerance && tableau.kinds[$0.variable] == .restricted
        }
        if tableau.stepCount > stepLimit / 4 { return candidates.first?.variable }
        return candidates.min { ($0.factor, $0.variable) < ($1.factor, $1.variable) }?.variable
    }

    private func checkWork() throws(Failure) {
        if tableau.workCount > workLimit { throw .tooLarge }
    }

    private mutating func step(_ entering: Int) throws(Failure) {
        try checkWork()
        guard tableau.stepCount < stepLimit, let leaving = tableau.leaving(for: entering) else {
            throw .tooLarge
        }
        tableau.exchange(entering: entering, leaving: leaving.variable)
    }

    // MARK: What is left open

    /// Whether the requirements leave the value of a sum open.
    func isOpen(_ expression: LinearExpression) -> Bool {
        tableau.reduced(expression).terms.contains { term in
            abs(term.factor) > Tableau.tolerance && canMove(term.variable)
        }
    }

    /// Whether a variable that is zero could have another value without any wish coming off worse.
    private func canMove(_ variable: Int) -> Bool {
        switch tableau.kinds[variable] {
        case .free: true
        case .marker, .barred: false
        case .restricted: tableau.leaving(for: variable).map { $0.step > Tableau.tolerance } ?? true
        }
    }
}
