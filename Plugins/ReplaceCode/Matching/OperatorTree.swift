import TransformKit

/// The order in which the operators of an expression apply, worked out for Swift's own operators.
///
/// The parser leaves `a + b * c` as a flat list. A custom operator's precedence is declared who knows where: an
/// expression that has one has no tree.
struct OperatorTree: Sendable {
    /// An operand, or an operator with what it applies to.
    struct Node: Sendable {
        /// Which elements of the expression it covers.
        let range: Range<Int>
        /// The operator's element and the nodes at its sides; nil for an operand.
        let operation: (at: Int, left: Int, right: Int)?
    }

    private(set) var nodes: [Node] = []
    private(set) var root = 0

    init?(_ sequence: SequenceExprSyntax) {
        self.init(
            operators: sequence.elements.enumerated().filter { $0.offset % 2 == 1 }.map {
                Operator.text(of: $0.element)
            })
    }

    /// - Parameter operators: between the operands, in their order.
    init?(operators: [String?]) {
        var operands: [Int] = [add(0..<1, nil)]
        var waiting: [(at: Int, precedence: Operator.Precedence)] = []
        for (number, text) in operators.enumerated() {
            guard let text, let precedence = Operator.precedence(of: text) else { return nil }
            while let last = waiting.last, last.precedence.level >= precedence.level {
                if last.precedence.level == precedence.level {
                    if precedence.association == .none { return nil }
                    if precedence.association == .right { break }
                }
                reduce(&operands, &waiting)
            }
            waiting.append((number * 2 + 1, precedence))
            operands.append(add(number * 2 + 2..<number * 2 + 3, nil))
        }
        while !waiting.isEmpty { reduce(&operands, &waiting) }
        root = operands[0]
    }

    private mutating func reduce(_ operands: inout [Int], _ waiting: inout [(at: Int, precedence: Operator.Precedence)])
    {
        let right = operands.removeLast()
        let left = operands.removeLast()
        let operation = (at: waiting.removeLast().at, left: left, right: right)
        operands.append(add(nodes[left].range.lowerBound..<nodes[right].range.upperBound, operation))
    }

    private mutating func add(_ range: Range<Int>, _ operation: (at: Int, left: Int, right: Int)?) -> Int {
        nodes.append(Node(range: range, operation: operation))
        return nodes.count - 1
    }
}
