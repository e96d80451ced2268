import Differences
import Planning

/// What a plan does to a project, in sums and in the words of Interface Builder: `removed: 12 segues, 1 scene`.
struct ChangeSums {
    let lines: [String]

    /// Compares the project before and after, which takes as long as reading what the plan changes.
    init(_ plan: Plan) {
        let found = plan.differences.meant
        lines = Difference.Kind.allCases.compactMap { kind in
            let counts = Difference.Topic.allCases.compactMap { topic -> String? in
                let count = found.count { $0.kind == kind && $0.topic == topic }
                return count == 0 ? nil : count.count(of: topic.word)
            }
            return counts.isEmpty ? nil : "\(kind.rawValue): \(counts.joined(separator: ", "))"
        }
    }
}

extension Plan {
    /// What differs between the project before and after, in the words of Interface Builder.
    var differences: ProjectDifferences {
        ProjectDifferences(
            from: ProjectState(outcomes.compactMap(\.before)), to: ProjectState(outcomes.compactMap(\.after)))
    }
}

extension Difference.Topic {
    /// One of its kind, as people count them.
    fileprivate var word: String {
        switch self {
        case .attribute: "value"
        case .code: "declaration"
        case .connection: "connection"
        case .target: "member of a target"
        default: rawValue
        }
    }
}
