import SegueCode
import TransformKit

/// The code that runs for one segue, with the destination typed as closely as the code itself casts it.
struct ExactCode {
    /// The code, with ``SegueCutter/parameter`` where the destination's name belongs.
    let lines: [String]
    let form: CutForm
    /// The names that the code gives the destination, the best one first.
    let names: [String]
    /// Names that the code declares or uses.
    let declared: Set<String>

    var usesParameter: Bool { lines.contains { $0.contains(SegueCutter.parameter) } }
}

extension StyleContext {
    /// The code of a method for a segue in one form; nil where it cannot be written in that form.
    func exact(_ method: PrepareMethod, _ segue: PreparedSegue, _ form: CutForm, _ accepted: Set<String> = [])
        -> ExactCode?
    {
        let cutter = SegueCutter(
            method, segue, form: form, tests: tests, kinship: kinship, superObstacle: nil, accepted: accepted)
        guard let lines = try? cutter.cut() else { return nil }
        var names = cutter.record.aliases
        // The name for the content comes after the name for the navigation controller around it.
        if case .content = form { names.reverse() }
        return ExactCode(lines: lines, form: form, names: names, declared: cutter.record.declared)
    }

    /// The types that the code casts the destination, and the content of a navigation controller, to.
    func types(_ method: PrepareMethod, _ segue: PreparedSegue) -> (destination: [String], content: [String]) {
        let cutter = SegueCutter(
            method, segue, form: .controller, tests: tests, kinship: kinship, superObstacle: nil, accepted: [])
        _ = try? cutter.cut()
        return (cutter.record.destinationTypes, cutter.record.contentTypes)
    }
}
