import Foundation
import Testing
import TransformTesting

@Suite("nibwright inspect --migration")
struct MigrationTests {
    private static let project = Repository.folder + "/Tests/Fixtures/Projects/BeanThere"

    @Test("lists the screens of the sample app, those that could go first on top")
    func text() throws {
        let outcome = try Nibwright.run(["inspect", Self.project, "--migration"])
        #expect(outcome.status == 0)
        let golden = GoldenFile(path: Repository.folder + "/Tests/CommandTests/Golden/inspect-migration.txt")
        let shown = outcome.output.replacing(Repository.folder, with: "…")
        #expect(try golden.difference(from: shown) == nil)
    }

    @Test("has a row for each of them in a table, with its place and its parts")
    func table() throws {
        let outcome = try Nibwright.run(["inspect", Self.project, "--migration", "--format", "csv"])
        #expect(outcome.status == 0)
        let rows = outcome.output.split(separator: "\r\n")
        #expect(rows.count == 23)
        #expect(rows[0].hasPrefix("round,name,kind,path,line,column,object,object-name,views,constraints,connections"))
        #expect(rows.contains { $0.hasPrefix("1,LoginViewController,scene,") && $0.hasSuffix(",1 segue from a view") })
    }

    @Test("refuses a form that it does not have")
    func form() throws {
        let outcome = try Nibwright.run(["inspect", Self.project, "--migration", "--format", "json"])
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains("--migration is written as text or csv, not as json."))
    }
}
