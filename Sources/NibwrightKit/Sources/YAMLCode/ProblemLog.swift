package import SourceText

/// Every step of reading and checking a file adds what it found here, so that one run reports everything.
package final class ProblemLog {
    package private(set) var problems: [InputProblem] = []

    package init() {}

    package func add(at place: Place?, _ message: String, suggestion: String? = nil) {
        add([InputProblem(at: place, message, suggestion: suggestion)])
    }

    package func add(_ others: [InputProblem]) {
        problems += others
    }
}
