import Foundation
import SourceText
import TransformKit
import TransformTesting

/// The cases of plugins below a folder, `<id>/<behavior>.fixture` or `<behavior>.fixture`, and what a run of them came to.
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
    ///   - standIn: what the Swift that transforms leave is type-checked against; nil where it is not checked.
    /// - Returns: whether there was a case of each part, and every one passed.
    func run(_ parts: [PartDescription], among others: [any PluginPart.Type], standIn: StandIn?) throws -> Bool {
        let together = FixtureCase.all(in: folder)
        var passes = try reportStrangers(in: together, of: parts)
        var checkedCount = 0
        for part in parts {
            let cases =
                FixtureCase.all(in: folder + "/" + part.id) + together.filter { (try? $0.isAbout(part.id)) == true }
            if cases.isEmpty {
                passes = false
                Terminal.say("✗ \(part.id): no case in \(folder.printable) or \(folder.printable)/\(part.id)\n")
            }
            for fixture in cases {
                // What a run records may be what the form wants.
                let before = FileManager.default.contents(atPath: fixture.path)
                let outcome = try fixture.failures(parts: others)
                let isOpen = !outcome.isEmpty && (try? fixture.contents())?.saysNothing == true
                var failures = (isOpen ? [Self.nothingRecorded] : fixture.formFaults()) + outcome.map(Self.forAuthors)
                if let standIn, failures.isEmpty, let errors = try fixture.newTypeErrors(standIn) {
                    failures += errors.map { "the Swift that is left does not compile: \($0)" }
                    checkedCount += 1
                }
                passes = passes && failures.isEmpty
                Terminal.say("\(failures.isEmpty ? "✓" : "✗") \(part.id): \(fixture)\n")
                if FileManager.default.contents(atPath: fixture.path) != before {
                    Terminal.say("    wrote \(fixture.path.printable)\n")
                }
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
        if standIn != nil {
            Terminal.say("\(Count.of(checkedCount, "case")) type-checked\n")
        }
        return passes
    }

    /// Prints which cases would be left out without a word, since no part has them.
    ///
    /// - Returns: whether there are none.
    private func reportStrangers(in cases: [FixtureCase], of parts: [PartDescription]) throws -> Bool {
        var passes = true
        for fixture in cases {
            do {
                if try parts.contains(where: { try fixture.isAbout($0.id) }) { continue }
                Terminal.say("✗ \(fixture): it uses no part of the plugin\n")
            } catch let fault as FixtureFault {
                Terminal.say("✗ \(fixture): \(fault.description.printable)\n")
            }
            passes = false
        }
        return passes
    }

    private static let nothingRecorded =
        "nothing is recorded yet: what comes out is below, and nibwright plugin test --record writes it into the case"

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
