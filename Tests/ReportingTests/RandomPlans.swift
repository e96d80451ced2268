import Planning
import Randomness
import TransformKit

/// Plans of random edits by two steps, for reports that have to say exactly what a plan does.
struct RandomPlans {
    private var random: SeededRandom
    private let names = ["A.swift", "B c.swift", "Ö \"q\".swift", "d/e\\f.swift"]

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    /// The files of a project, and edits of some of them, for one step.
    mutating func project() -> (files: [String: [UInt8]], edits: [String]) {
        var files: [String: [UInt8]] = [:]
        var lines: [String] = []
        for name in names {
            let bytes = text()
            switch Int.random(in: 0..<8, using: &random) {
            case 0: lines.append(create(name, name, bytes))
            case 1:
                files[name] = bytes
                lines.append(remove(name, name))
            default:
                files[name] = bytes
                lines += edits(of: name, bytes.count)
            }
        }
        return (files, lines)
    }

    /// A project and its plan; the second step sees what the first one left.
    mutating func next() throws -> (cafe: Cafe, plan: Plan) {
        let (files, lines) = project()
        let cafe = try Cafe(files)
        let first = try cafe.plan(lines)
        var second: [String] = []
        for name in names where Bool.random(using: &random) {
            let outcome = first.outcomes.first { $0.path == name }
            guard let after = outcome.map({ $0.after?.bytes }) ?? files[name] else {
                second.append(create("again \(name)", name, text()))
                continue
            }
            let isRemoved = Int.random(in: 0..<8, using: &random) == 0
            second += isRemoved ? [remove("late \(name)", name)] : edits(of: name, after.count)
        }
        return (cafe, try cafe.plan(steps: [lines, second]))
    }

    /// Comments only, so that no gate has anything to say about them.
    private mutating func text() -> [UInt8] {
        let endings = [["\n"], ["\r\n"], ["\n", "\r\n", "\n\n"]].randomElement(using: &random)!
        var text = ""
        for _ in 0..<[0, 1, 2, 5, 12, 30].randomElement(using: &random)! {
            text +=
                "//" + random.text(of: ["a", "b", "é", "🍵", " ", "-", "+", "@@"], length: 0...3)
                + endings.randomElement(using: &random)!
        }
        if Bool.random(using: &random) { text += "//" + random.text(of: ["x", "y"], length: 0...2) }
        return (Int.random(in: 0..<6, using: &random) == 0 ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
    }

    /// Edits that keep every line a comment or empty; some are those of another change as well.
    private mutating func edits(of name: String, _ count: Int) -> [String] {
        var lines: [String] = []
        for number in 0..<Int.random(in: 0...5, using: &random) {
            let start = Int.random(in: 0...count, using: &random)
            let end = min(count, start + [0, 0, 1, 4, 40].randomElement(using: &random)!)
            let text = random.text(of: ["//", "\n//", "\r\n//", "//z"], length: 0...3)
            lines.append(edit("\(name)\(number)", name, start..<end, text))
            guard Int.random(in: 0..<4, using: &random) == 0 else { continue }
            lines.append(edit("\(name)\(number) too", name, start..<end, text))
        }
        return lines
    }
}

extension Cafe {
    /// A plan of several steps of `Scripted`.
    func plan(steps: [[String]], allowed: Safety = .safe) throws -> Plan {
        let list = steps.enumerated().map { number, lines in
            let quoted = lines.map {
                "\"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\t", with: "\\t")
                    + "\""
            }
            return
                "  - use: scripted\n    id: step-\(number)\n    with: { edits: [\(quoted.joined(separator: ", "))] }\n"
        }
        return try plan("steps:\n" + list.joined(), transforms: [Scripted.self], allowed: allowed)
    }
}
