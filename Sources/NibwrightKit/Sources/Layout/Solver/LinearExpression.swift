/// A sum of variables with factors, and a constant: `2·x − y + 8`.
///
/// Terms are sorted by variable and none is zero, so that equal sums are equal values.
struct LinearExpression: Hashable {
    /// One variable with its factor.
    struct Term: Hashable {
        let variable: Int
        var factor: Double
    }

    var constant: Double
    private(set) var terms: [Term]

    /// What is smaller than this is the noise of divisions.
    private static let noise = 1e-11

    init(constant: Double = 0) {
        self.constant = constant
        terms = []
    }

    init(variable: Int, factor: Double = 1, constant: Double = 0) {
        self.constant = constant
        terms = [Term(variable: variable, factor: factor)]
    }

    /// Adds up terms in any order, of which several may have one variable.
    init(constant: Double, unsorted: [Term]) {
        self.constant = abs(constant) < Self.noise ? 0 : constant
        terms = []
        for term in unsorted.sorted(by: { $0.variable < $1.variable }) {
            if let last = terms.last, last.variable == term.variable {
                terms[terms.count - 1].factor += term.factor
            } else {
                terms.append(term)
            }
        }
        terms.removeAll { abs($0.factor) <= Self.noise }
    }

    var isConstant: Bool { terms.isEmpty }

    /// The factor of a variable; 0 where the sum does not have it.
    func factor(of variable: Int) -> Double {
        let place = position(of: variable)
        return place < terms.count && terms[place].variable == variable ? terms[place].factor : 0
    }

    /// Takes a variable out and gives the factor that it had.
    mutating func remove(_ variable: Int) -> Double {
        let place = position(of: variable)
        guard place < terms.count, terms[place].variable == variable else { return 0 }
        return terms.remove(at: place).factor
    }

    /// Takes the variables out for which the answer is yes.
    mutating func removeAll(where isRemoved: (Int) -> Bool) {
        terms.removeAll { isRemoved($0.variable) }
    }

    /// Adds another sum, multiplied.
    mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        constant += factor * other.constant
        if abs(constant) < Self.noise { constant = 0 }
        guard !other.terms.isEmpty else { return }
        var merged: [Term] = []
        merged.reserveCapacity(terms.count + other.terms.count)
        var left = 0
        var right = 0
        while left < terms.count || right < other.terms.count {
            if right == other.terms.count || left < terms.count && terms[left].variable < other.terms[right].variable {
                merged.append(terms[left])
                left += 1
            } else if left == terms.count || other.terms[right].variable < terms[left].variable {
                let term = other.terms[right]
                merged.append(Term(variable: term.variable, factor: factor * term.factor))
                right += 1
            } else {
                let sum = terms[left].factor + factor * other.terms[right].factor
                if abs(sum) > Self.noise { merged.append(Term(variable: terms[left].variable, factor: sum)) }
                left += 1
                right += 1
            }
        }
        terms = merged
    }

    /// Multiplies the whole sum.
    mutating func scale(by factor: Double) {
        constant *= factor
        for place in terms.indices { terms[place].factor *= factor }
    }

    private func position(of variable: Int) -> Int {
        var low = 0
        var high = terms.count
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
        }
        return low
    }

    static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        var sum = left
        sum.add(right)
        return sum
    }

    static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        var difference = left
        difference.add(right, times: -1)
        return difference
    }

    static func + (left: LinearExpression, right: Double) -> LinearExpression {
        var sum = left
        sum.constant += right
        return sum
    }

    static func * (factor: Double, right: LinearExpression) -> LinearExpression {
        var product = right
        if factor == 0 { return LinearExpression() }
        product.scale(by: factor)
        return product
    }
}
