import TransformKit

/// The file with a style's base classes: one for each view controller of UIKit that a project subclasses.
struct BaseClassFile {
    /// What differs from style to style.
    struct Wording {
        /// `SeguePreparing` of `SeguePreparingTableViewController`; others where a name is taken.
        let prefixes: [String]
        /// What a base class is for, without the slashes.
        let summary: String
        /// Besides the superclass.
        let conformances: [String]
        /// The statement behind the call of `super`.
        let statement: String
        /// What follows the classes.
        let shared: [String]
    }

    let wording: Wording
    let prefix: String
    let superclasses: [UIKitController]
    /// Whether public classes descend from these.
    let isOpen: Bool

    var name: String { prefix + "ViewController" }

    static func baseName(_ prefix: String, _ controller: UIKitController) -> String { prefix + controller.plainName }

    var text: String {
        var blocks: [[String]] = [["import UIKit"]]
        blocks += UIKitController.allCases.filter(superclasses.contains).map(declaration)
        blocks.append(wording.shared)
        return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    private func declaration(of controller: UIKitController) -> [String] {
        let access = isOpen ? "open " : ""
        let inherited = ([controller.rawValue] + wording.conformances).joined(separator: ", ")
        let head = [
            "/// \(wording.summary)",
            "\(access)class \(Self.baseName(prefix, controller)): \(inherited) {",
        ]
        return head + Self.override(wording, access: access).map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
    }

    /// The method itself, for classes that get no base class.
    static func override(_ wording: Wording, access: String) -> [String] {
        [
            "\(access)override func prepare(for segue: UIStoryboardSegue, sender: Any?) {",
            "    super.prepare(for: segue, sender: sender)",
            "    \(wording.statement)",
            "}",
        ]
    }

    static func baseNames(_ prefix: String) -> [String] { UIKitController.allCases.map { baseName(prefix, $0) } }

    /// The prefix of base classes of this kind that the project has already.
    static func presentPrefix(_ wording: Wording, in graph: ProjectGraph) -> String? {
        wording.prefixes.first { prefix in
            let names = baseNames(prefix)
            return graph.classes.swiftClasses.contains { type in
                guard names.contains(type.name), let source = graph.text(at: type.declaration.path) else {
                    return false
                }
                return source.string(type.declaration.range).contains(wording.statement)
            }
        }
    }

    /// The first of the prefixes of which the project has no class.
    static func freePrefix(_ wording: Wording, in graph: ProjectGraph) -> String? {
        wording.prefixes.first { prefix in
            UIKitController.allCases.allSatisfy { !graph.declares(type: baseName(prefix, $0)) }
        }
    }
}
