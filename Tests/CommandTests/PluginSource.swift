import Foundation

/// A plugin of one transform, as text.
struct PluginSource {
    /// The transform's id.
    var id = "greet"
    /// Declarations beside the transform.
    var declarations = ""
    /// Run before the transform is registered.
    var atLoading = ""
    /// The body of `propose`, in which `change(subject, edits, details)` proposes.
    var propose = "change(\"hello\", [.create(path: \"Hello.txt\", bytes: [72, 105, 10])], [:])"

    var text: String {
        """
        import Foundation
        import TransformKit

        \(declarations)

        struct Greet: Transform {
            static let description = TransformDescription(
                id: "\(id)", summary: "Greet.", details: "For a test.", highestSafety: .safe)

            init(options: OptionValues, selection: OptionValues) {}

            func propose(in context: TransformContext) -> Proposals {
                var proposals = Proposals()
                func change(_ subject: String, _ edits: [FileEdit], _ details: [String: Detail]) {
                    proposals.changes.append(
                        Change(
                            subject: subject, title: "greet \\(subject)", reason: "it is a test", safety: .safe,
                            place: Place(path: "Hello.txt"), edits: edits, details: details))
                }
                \(propose)
                return proposals
            }
        }

        @_cdecl("nibwright_plugin")
        public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
            \(atLoading)
            register([Greet.self], in: registry)
        }

        """
    }
}

/// A project and a state folder of one user; what a test trusts is forgotten with it.
final class Stranger: Sendable {
    let project: Project
    private let home: Project

    /// A project with one document and a recipe outside of `.nibwright` that needs the transform `greet`.
    init() throws {
        project = try Project.card()
        home = try Project(named: "State")
        try project.write("schema: 1\nname: greet\nsteps:\n  - use: greet\n", to: "greet.yml")
    }

    /// Builds a plugin outside of any project and gives the library's path.
    func build(_ source: PluginSource, named name: String = "Greet") throws -> String {
        try home.write(source.text, to: "\(name).swift")
        let library = home.absolute("built/lib\(name).\(Self.libraryExtension)")
        let outcome = try run("plugin", "build", "\(home.root)/\(name).swift", "-o", library)
        guard outcome.status == 0 else { throw BuildFailure(errors: outcome.errors) }
        return library
    }

    /// Puts a plugin into the project, as a clone would bring it.
    func bring(_ source: PluginSource, named name: String = "Greet") throws {
        try bring(library: build(source, named: name))
    }

    func bring(library: String) throws {
        let folder = project.absolute(".nibwright/plugins")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let name = URL(fileURLWithPath: library).lastPathComponent
        try FileManager.default.copyItem(atPath: library, toPath: folder + "/" + name)
    }

    @discardableResult
    func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Nibwright.Outcome {
        try Nibwright.run(
            arguments, in: project.root, environment: self.environment.merging(environment) { $1 })
    }

    /// Has what this user trusts kept in a folder of the test.
    var environment: [String: String] {
        [
            "NIBWRIGHT_STATE_HOME": home.absolute("state"), "NIBWRIGHT_RECIPE_PATH": Repository.folder + "/Recipes",
        ]
    }

    #if os(macOS)
        static let libraryExtension = "dylib"
    #else
        static let libraryExtension = "so"
    #endif
}

struct BuildFailure: Error {
    let errors: String
}
