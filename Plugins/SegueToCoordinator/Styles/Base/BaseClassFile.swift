import TransformKit

/// The file with a style's base classes: one for each view controller of UIKit that a project subclasses.
struct BaseClassFile {
    /// The parts of the file that differ from style to style.
    struct Wording {
        /// `SeguePreparing` of `SeguePreparingTableViewController`; the next one is used where a name is taken.
        let prefixes: [String]
        /// The doc comment of a base class, without the slashes.
        let summary: String
        /// The protocols that a base class conforms to.
        let conformances: [String]
        /// The statement after the call of `super` in `prepare(for:sender:)`, by the names of the segue and the sender.
        let call: @Sendable (_ segue: String, _ sender: String) -> String
        /// The lines after the base classes: protocols and extensions that they need.
        let shared: [String]

        var statement: String { call("segue", "sender") }
    }

    let wording: Wording
    let prefix: String
    let superclasses: [UIKitController]
    /// Whether public classes descend from the base classes, which then are `open`.
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

    /// The base class's `prepare(for:sender:)`, for classes that keep a superclass of their own and get no base class.
    static func override(_ wording: Wording, access: String) -> [String] {
        [
            "\(access)override func prepare(for segue: UIStoryboardSegue, sender: Any?) {",
            "    super.prepare(for: segue, sender: sender)",
            "    \(wording.statement)",
            "}",
        ]
    }

    static func baseNames(_ prefix: String) -> [String] { UIKitController.allCases.map { baseName(prefix, $0) } }

    /// The prefix of base classes that an earlier run made; nil where the project has none.
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

    /// The first of the prefixes whose names are all free; nil where each has a name that is taken.
    static func freePrefix(_ wording: Wording, in graph: ProjectGraph) -> String? {
        wording.prefixes.first { prefix in
            UIKitController.allCases.allSatisfy { !graph.declares(type: baseName(prefix, $0)) }
        }
    }
}
