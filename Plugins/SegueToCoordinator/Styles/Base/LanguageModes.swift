import ProjectFiles
import TransformKit

/// Looks up the Swift language modes of the targets that build a file, for code that is written into it.
struct LanguageModes {
    let graph: ProjectGraph

    /// Whether a target compiles a file as Swift 6, in which protocols of screens need `@MainActor`.
    func isStrict(_ path: String) -> Bool { modes(of: path).contains { $0 >= 6 } }

    private func modes(of path: String) -> [Int] {
        graph.targets.targets(of: path).compactMap { target in
            target.configuration()?.value("SWIFT_VERSION").flatMap { Int($0.prefix { $0.isNumber }) }
        }
    }

    /// Lines of declarations, with `@MainActor` before each protocol where the file at a path is compiled as Swift 6.
    func isolated(_ lines: [String], at path: String) -> [String] {
        guard isStrict(path) else { return lines }
        return lines.map { $0.hasPrefix("protocol ") ? "@MainActor " + $0 : $0 }
    }
}
