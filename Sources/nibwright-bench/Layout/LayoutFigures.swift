import Foundation

/// How far stored and found frames agree in the documents of one tree.
struct LayoutFigures {
    let name: String
    private(set) var documents = 0
    private(set) var roots = 0
    private(set) var constrained = 0
    private(set) var complete = 0
    private(set) var compared = 0
    private(set) var agreeing = 0
    private(set) var solved = 0
    private(set) var solvedAgreeing = 0
    private(set) var seconds = 0.0
    private(set) var disagreements: [LayoutComparison] = []

    init(name: String) {
        self.name = name
    }

    mutating func add(_ document: DocumentComparison, seconds: Double) {
        documents += 1
        roots += document.roots
        constrained += document.constrained
        complete += document.complete
        self.seconds += seconds
        for comparison in document.comparisons {
            compared += 1
            if comparison.agrees { agreeing += 1 } else { disagreements.append(comparison) }
            guard comparison.kind == .solved else { continue }
            solved += 1
            if comparison.agrees { solvedAgreeing += 1 }
        }
    }

    /// The sum of several trees' figures.
    mutating func add(_ other: LayoutFigures) {
        documents += other.documents
        roots += other.roots
        constrained += other.constrained
        complete += other.complete
        compared += other.compared
        agreeing += other.agreeing
        solved += other.solved
        solvedAgreeing += other.solvedAgreeing
        seconds += other.seconds
        disagreements += other.disagreements
    }

    /// The share of views under constraints whose place and size these decide, unmarked by Xcode.
    var completeness: Double { constrained == 0 ? 0 : Double(complete) / Double(constrained) }

    /// Whether the tree's constraints count as complete: nearly all of them decide, of views enough to tell.
    var isComplete: Bool { completeness >= Self.completeShare && solved >= Self.fewestViews }

    /// Set before any agreement was looked at; see the help of the command.
    static let completeShare = 0.95
    static let fewestViews = 200
}
