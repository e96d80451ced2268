package import SourceText

/// Collects the problems of every step of reading and checking a file, so that one run reports all of them.
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
