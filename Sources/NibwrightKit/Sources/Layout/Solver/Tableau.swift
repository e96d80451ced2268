/// The table of the simplex method: some variables, the basic ones, as sums of the others.
///
/// Places and lengths of views are free: they may be negative. Once a row holds a free variable, that variable becomes
/// basic and stays so, as in Badros and Borning's Cassowary; the method itself then moves restricted variables only.
struct Tableau {
    /// What values a variable may take.
    enum Kind {
        /// Any.
        case free
        /// Zero or more: the slack of an inequality, or the error of a wish.
        case restricted
        /// Zero alone: it only marks the row of a required equality.
        case marker
        /// Zero alone, since anything else would make a stronger wish worse.
        case barred
    }

    /// What is smaller than this is zero.
    static let tolerance = 1e-7

    private(set) var kinds: [Kind] = []
    /// The row of each variable that is basic.
    private(set) var rows: [LinearExpression?] = []
    /// The basic variables, in the order in which they became basic.
    private(set) var basics: [Int] = []
    /// Exchanges of a basic variable that were made.
    private(set) var stepCount = 0
    /// Terms that were looked at: how much was calculated.
    private(set) var workCount = 0

    mutating func makeVariable(_ kind: Kind) -> Int {
        kinds.append(kind)
        rows.append(nil)
        return kinds.count - 1
    }

    func isBasic(_ variable: Int) -> Bool { rows[variable] != nil }

    /// The value of a variable; one that is not basic is zero.
    func value(of variable: Int) -> Double { rows[variable]?.constant ?? 0 }

    /// A sum with all basic variables replaced by their rows.
    func reduced(_ expression: LinearExpression) -> LinearExpression {
        var constant = expression.constant
        var terms: [LinearExpression.Term] = []
        for term in expression.terms {
            guard let row = rows[term.variable] else {
                terms.append(term)
                continue
            }
            constant += term.factor * row.constant
            for other in row.terms {
                terms.append(LinearExpression.Term(variable: other.variable, factor: term.factor * other.factor))
            }
        }
        return LinearExpression(constant: constant, unsorted: terms)
    }

    /// The variable that a row without basic ones is best solved for: a free one with the largest factor.
    func freeVariable(in row: LinearExpression) -> Int? {
        var best: LinearExpression.Term?
        for term in row.terms where kinds[term.variable] == .free {
            if best.map({ abs(term.factor) > abs($0.factor) + 1e-9 }) ?? true { best = term }
        }
        return best?.variable
    }

    /// Makes a variable basic by the equation `row = 0`, in which it is, and replaces it everywhere.
    mutating func solve(_ row: LinearExpression, for variable: Int) {
        var solution = row
        let factor = solution.remove(variable)
        solution.scale(by: -1 / factor)
        replace(variable, by: solution)
        insert(variable, row: solution)
    }

    /// Makes a variable basic with a row; nothing else may have it.
    mutating func insert(_ variable: Int, row: LinearExpression) {
        rows[variable] = row
        basics.append(variable)
    }

    /// Takes a basic variable out of the table.
    mutating func dropRow(of variable: Int) {
        rows[variable] = nil
        basics.removeAll { $0 == variable }
    }

    /// Exchanges two variables: `entering` becomes basic in the row of `leaving`.
    mutating func exchange(entering: Int, leaving: Int) {
        stepCount += 1
        // Finding the two variables looked at every row.
        workCount += 10 * basics.count
        var row = rows[leaving]!
        dropRow(of: leaving)
        row.add(LinearExpression(variable: leaving), times: -1)
        solve(row, for: entering)
    }

    /// Takes variables that are zero for good out of every row.
    mutating func bar(_ variables: Set<Int>) {
        guard !variables.isEmpty else { return }
        for variable in variables { kinds[variable] = .barred }
        for basic in basics { rows[basic]!.removeAll { kinds[$0] == .barred } }
    }

    /// The basic variable that hits zero first when `entering` grows, and how far that can grow; nil for no bound.
    func leaving(for entering: Int) -> (variable: Int, step: Double)? {
        var best: (variable: Int, step: Double)?
        for basic in basics where kinds[basic] != .free {
            let factor = rows[basic]!.factor(of: entering)
            guard factor < -Self.tolerance else { continue }
            let step = max(0, rows[basic]!.constant) / -factor
            let isBetter = best.map { step < $0.step - 1e-12 || step <= $0.step && basic < $0.variable } ?? true
            if isBetter { best = (basic, step) }
        }
        return best
    }

    private mutating func replace(_ variable: Int, by solution: LinearExpression) {
        workCount += basics.count
        for basic in basics {
            let factor = rows[basic]!.remove(variable)
            guard factor != 0 else { continue }
            rows[basic]!.add(solution, times: factor)
            workCount += rows[basic]!.terms.count + solution.terms.count
        }
    }
}
