import Foundation
import SourceText
import TransformKit
import TransformTesting

/// The cases of plugins below a folder, `<id>/<behavior>.fixture`, and what a run of them came to.
struct PluginFixtures {
    let folder: String

    /// Writes the outcome of a case into its file, with the plugins of a project.
    func record(_ path: String, project: String) throws {
        setenv("NIBWRIGHT_UPDATE_FIXTURES", "1", 1)
        defer { unsetenv("NIBWRIGHT_UPDATE_FIXTURES") }
        let plugins = try Plugins.all(of: [project], extensions: ExtensionOptions.parse([]))
        let failures = try FixtureCase(file: path).failures(parts: plugins.loader.parts)
        guard failures.isEmpty else { throw Failure(.verification, failures.joined(separator: "\n")) }
    }

    /// Runs every case of the parts and prints how it went.
    ///
    /// - Parameters:
    ///   - parts: those that are tested.
    ///   - others: those that cases may use beside them.
    /// - Returns: whether there was a case of each part, and every one passed.
    func run(_ parts: [PartDescription], among others: [any PluginPart.Type]) throws -> Bool {
        var passes = true
        for part in parts {
            let cases = FixtureCase.all(in: folder + "/" + part.id)
            if cases.isEmpty {
                passes = false
                Terminal.say("✗ \(part.id): no case in \(folder.printable)/\(part.id)\n")
            }
            for fixture in cases {
                // What a run records may be what the form wants.
                let outcome = try fixture.failures(parts: others)
                let failures = fixture.formFaults() + outcome.map(Self.forAuthors)
                passes = passes && failures.isEmpty
                Terminal.say("\(failures.isEmpty ? "✓" : "✗") \(part.id): \(fixture)\n")
                for failure in failures {
                    Terminal.say(failure.split(separator: "\n").map { "    \($0)\n" }.joined())
                }
            }
            if let transform = others.lazy.compactMap({ $0 as? any Transform.Type }).first(where: {
                $0.description.id == part.id
            }) {
                let unseen = try untested(transform.description.refusals, cases)
                if !unseen.isEmpty {
                    Terminal.say("  \(part.id): no case shows the refusal \(unseen.joined(separator: ", "))\n")
                }
            }
        }
        return passes
    }

    /// Golden files name the command of this repository's tests.
    private static func forAuthors(_ failure: String) -> String {
        failure.replacing("NIBWRIGHT_UPDATE_FIXTURES=1 make test", with: "nibwright plugin test --record")
    }

    private func untested(_ codes: [RefusalCode], _ cases: [FixtureCase]) throws -> [String] {
        let plans = cases.compactMap { try? $0.contents().plan }
        let seen = Set(plans.flatMap { $0.split { $0 == "\n" || $0 == " " } }.map(String.init))
        return codes.map(\.id).filter { !seen.contains($0) }
    }
}
