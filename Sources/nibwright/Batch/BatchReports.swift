import Batch
import Foundation
import Reporting

/// Writes the reports over all projects of a run into its folder.
struct BatchReports {
    let run: RunFolder
    let overview: BatchOverview

    /// - Parameter database: a file for the tables, by `sqlite3`; nil for none.
    func write(database: String?) throws {
        let page = BatchHTML.text(overview) { record, recipe in
            let path = "projects/\(record.folderName)/\(recipe.recipe).html"
            return FileManager.default.fileExists(atPath: run.path + "/" + path) ? path : nil
        }
        try write(page, to: "report.html")
        try write(BatchMarkdown.text(overview), to: "report.md")
        for table in BatchTables.tables(overview) { try write(table.text, to: table.name + ".csv") }
        if let database { try fill(database) }
    }

    private func write(_ text: String, to name: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: run.path + "/" + name), options: .atomic)
        } catch {
            throw Failure(
                .usage, "the report cannot be written to \"\(run.path)/\(name)\": \(error.localizedDescription)")
        }
    }

    /// Has `sqlite3` make the database anew, beside the old one until it is whole.
    private func fill(_ path: String) throws {
        let statements = BatchTables.statements(overview)
        if path.hasSuffix(".sql") {
            return try ReportFile(path, projects: []).write(statements)
        }
        guard let executable = BatchGit.find("sqlite3") else {
            throw Failure(
                .usage,
                "--to needs sqlite3, which is not on the PATH; install it (apt install sqlite3), or write the statements with "
                    + "--to run.sql")
        }
        let file = try ReportFile(path, projects: [])
        let draft = run.path + "/database.draft"
        try? FileManager.default.removeItem(atPath: draft)
        defer { try? FileManager.default.removeItem(atPath: draft) }
        let script = draft + ".sql"
        try Data(statements.utf8).write(to: URL(fileURLWithPath: script))
        defer { try? FileManager.default.removeItem(atPath: script) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = ["-bail", "-batch", draft]
        process.standardInput = FileHandle(forReadingAtPath: script)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0, let bytes = FileManager.default.contents(atPath: draft) else {
            throw Failure(.usage, "sqlite3 could not make \"\(path)\"; it said why")
        }
        try file.write(Array(bytes))
    }
}
