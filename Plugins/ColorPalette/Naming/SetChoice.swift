import Colorimetry
import ProjectFiles
import TransformKit

/// Chooses which of the color sets of one value a color gets, if any.
struct SetChoice {
    let set: ColorSet?
    let origin: NameOrigin?
    /// A clause on the first set's use, where all of the sets belong to something else.
    let passedOver: String?

    /// - Parameter sets: the sets of the value, those that documents use most first.
    /// - Parameter designed: the name that a person gave the color, which may be a set's.
    /// - Parameter code: the name of the color in the project's code.
    init(
        _ sets: [ColorSet], for roles: RoleCounts, designed: String?, code: @autoclosure () -> CodeColorName?,
        _ reusable: ReusableSets
    ) {
        if let designed {
            set = sets.first { $0.name == designed }
            origin = set == nil ? nil : .person
            passedOver = nil
            return
        }
        let code = sets.isEmpty ? nil : code()
        let fitting = sets.compactMap { set in
            reusable.fitness(of: set, for: roles, code: code).map { (set: set, fitness: $0) }
        }
        let best = fitting.first { !$0.fitness.needsReview } ?? fitting.first
        set = best?.set
        origin = best.map { .colorSet($0.fitness) }
        passedOver = best == nil ? sets.first.map(reusable.purpose) : nil
    }
}
