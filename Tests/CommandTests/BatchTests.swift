import Foundation
import Testing
import TransformTesting

@Suite("A batch run")
struct BatchTests {
    // MARK: Projects

    /// A folder with a run file and three small projects, two of which have something to change.
    private func folder(_ file: String = Self.usual) throws -> Project {
        let folder = try Project(named: "Batch")
        for name in ["apps/One", "apps/Two"] {
            try Project.files(of: "weak-outlet-to-a-nested-view-becomes-strong").write(to: folder.absolute(name))
        }
        try folder.write("struct Nothing {}\n", to: "apps/Three/Nothing.swift")
        try folder.write(file, to: "batch.yml")
        return folder
    }

    private static let usual = """
        projects: [ "apps/*" ]
        recipes: [ \(Nibwright.recipe) ]

        """

    private func batch(_ folder: Project, _ arguments: String...) throws -> Nibwright.Outcome {
        try Nibwright.run(["batch", "batch.yml"] + arguments, in: folder.root)
    }

    /// The records as JSON, by project.
    private func records(_ folder: Project, run: String = "batch.run") throws -> [String: [String: Any]] {
        var records: [String: [String: Any]] = [:]
        for line in folder.text(run + "/records.jsonl").split(separator: "\n") {
            let record = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            records[try #require(record["project"] as? String)] = record
        }
        return records
    }

    private func status(_ folder: Project, _ project: String, run: String = "batch.run") throws -> String? {
        try records(folder, run: run)[project]?["status"] as? String
    }

    // MARK: Plans

    @Test("keeps a record, the plans and a report, and writes nothing into the projects")
    func plan() throws {
        let folder = try folder()
        let before = try folder.tree().filter { $0.key.hasPrefix("apps/") }
        let outcome = try batch(folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.hasPrefix("3 projects: 2 pending, 1 unchanged.\n"))
        #expect(outcome.errors.contains("/3 apps/One: pending, 1 change ("))
        #expect(try folder.everything().filter { $0.key.hasPrefix("apps/") }.count >= before.count)
        #expect(try folder.tree().filter { $0.key.hasPrefix("apps/") } == before)
        #expect(!FileManager.default.fileExists(atPath: folder.absolute("apps/One/.nibwright")))
        let page = folder.text("batch.run/report.html")
        let link = try #require(page.firstMatch(of: #/href="(projects/apps-One-[0-9a-f]{8}/outlet-ownership.html)"/#))
        #expect(
            folder.text("batch.run/\(link.1)").contains("becomes strong")
                || folder.text("batch.run/\(link.1)").contains("strong"))
        #expect(folder.text("batch.run/projects.csv").contains("apps/One,,pending"))
    }

    @Test("that is started again does only what has no record, and reports the same bytes")
    func resume() throws {
        let folder = try folder()
        #expect(try batch(folder).status == 0)
        let names = ["report.html", "report.md", "projects.csv", "recipes.csv", "refusals.csv"]
        let whole = names.map { folder.text("batch.run/" + $0) }
        var lines = folder.text("batch.run/records.jsonl").split(separator: "\n").map { $0 + "\n" }
        // As a run leaves it that is killed while it writes its last record.
        lines[2] = lines[2].prefix(40) + ""
        try folder.write(lines.joined(), to: "batch.run/records.jsonl")
        for name in names { try FileManager.default.removeItem(atPath: folder.absolute("batch.run/" + name)) }
        let outcome = try batch(folder)
        #expect(outcome.errors.contains("2 of 3 projects are finished already"))
        #expect(outcome.errors.split(separator: "\n").count == 2, "\(outcome.errors)")
        #expect(names.map { folder.text("batch.run/" + $0) } == whole)
    }

    @Test("that is killed again and again ends as one that was not", arguments: [1, 2])
    func kills(workers: Int) throws {
        let reference = try folder()
        #expect(try batch(reference).status == 0)
        let folder = try folder()
        for _ in 0..<8 {
            let process = try Nibwright.start(["batch", "batch.yml", "--workers", "\(workers)"], in: folder.root)
            Thread.sleep(forTimeInterval: Double.random(in: 0.05...0.6))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        // What a killed run started ends with it, a moment later; until then nothing is written twice.
        Thread.sleep(forTimeInterval: 0.3)
        #expect(try batch(folder, "--workers", "\(workers)").status == 0)
        for name in ["report.md", "projects.csv", "recipes.csv"] {
            #expect(folder.text("batch.run/" + name) == reference.text("batch.run/" + name))
        }
    }

    @Test("that is asked to end keeps what is done, says so, and leaves no process")
    func interruption() throws {
        let folder = try folder()
        let process = try Nibwright.start(["batch", "batch.yml", "--workers", "1"], in: folder.root)
        while !FileManager.default.fileExists(atPath: folder.absolute("batch.run/records.jsonl")), process.isRunning {
            Thread.sleep(forTimeInterval: 0.005)
        }
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
        #expect([0, 130].contains(process.terminationStatus))
        #expect(!FileManager.default.fileExists(atPath: folder.absolute("batch.run/work")))
        #expect(try batch(folder).output.hasPrefix("3 projects: 2 pending, 1 unchanged.\n"))
    }

    @Test("does a project again that is asked for otherwise now, and all that failed when told to")
    func again() throws {
        let folder = try folder(
            """
            projects: [ apps/One, apps/Gone ]
            recipes: [ \(Nibwright.recipe) ]

            """)
        #expect(try batch(folder).status == 7)
        #expect(try status(folder, "apps/Gone") == "missing")
        try Project.files(of: "weak-outlet-to-a-nested-view-becomes-strong").write(to: folder.absolute("apps/Gone"))
        #expect(try batch(folder).status == 7)
        #expect(try batch(folder, "--retry-failed").status == 0)
        #expect(try status(folder, "apps/Gone") == "pending")
        // Another level is another question.
        try folder.write(
            """
            projects: [ apps/One, apps/Gone ]
            recipes: [ { recipe: \(Nibwright.recipe), allow: review } ]

            """, to: "batch.yml")
        let outcome = try batch(folder)
        #expect(!outcome.errors.contains("finished already"))
    }

    @Test("does again what changed since with --stale, and what is named with --only")
    func stale() throws {
        let folder = try folder()
        #expect(try batch(folder).status == 0)
        #expect(try batch(folder, "--stale").errors.contains("3 of 3 projects are finished already"))
        try folder.write("struct Nothing { let here = 1 }\n", to: "apps/Three/Nothing.swift")
        #expect(try batch(folder, "--stale").errors.contains("2 of 3 projects are finished already"))
        #expect(try batch(folder, "--only", "apps/T*").errors.contains("1 of 3 projects are finished already"))
    }

    @Test("checks by its exit status, and keeps no pages")
    func check() throws {
        let folder = try folder(Self.usual + "do: check\n")
        #expect(try batch(folder).status == 1)
        let files = try folder.everything().keys
        #expect(!files.contains { $0.hasPrefix("batch.run/projects/") && $0.hasSuffix(".html") })
    }

    // MARK: Folders of every kind

    @Test("says of each odd folder what is the matter, and of the others what there is to do")
    func oddFolders() throws {
        let folder = try folder(
            """
            projects: [ apps/One, link, file, locked, gone, apps/Two ]
            recipes: [ \(Nibwright.recipe) ]

            """)
        try folder.link("link", to: folder.absolute("apps/Two"))
        try folder.write("", to: "file")
        try folder.write("", to: "locked/A.swift")
        try folder.setMode(0o000, of: "locked")
        defer { try? folder.setMode(0o755, of: "locked") }
        try folder.git("init", "-q", "apps/One")
        try folder.write("", to: "apps/One/.gitmodules")
        try folder.write("*.png filter=lfs\n", to: "apps/One/.gitattributes")
        try folder.write(
            "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "a", count: 64))\nsize 12345\n",
            to: "apps/One/picture.png")
        #expect(try batch(folder).status == 7)
        let records = try records(folder)
        #expect(records["link"]?["status"] as? String == "pending")
        #expect(records["link"]?["notes"] as? [String] == ["link"])
        #expect(records["file"]?["status"] as? String == "unreadable")
        #expect(records["gone"]?["status"] as? String == "missing")
        // The superuser may read everything.
        #expect(records["locked"]?["status"] as? String == (getuid() == 0 ? "unchanged" : "unreadable"))
        #expect(records["apps/One"]?["notes"] as? [String] == ["submodules", "lfs-pointers"])
        #expect(records["apps/Two"]?["status"] as? String == "pending")
    }

    @Test("costs only the project itself where a recipe does not fit, time runs out, or memory does")
    func limits() throws {
        let folder = try folder(
            """
            projects: [ apps/One, apps/Two ]
            recipes: [ { recipe: \(Nibwright.recipe), name: outlets } ]
            overrides: [ { projects: [ apps/Two ], set: { depth: many } } ]
            limits: { megabytes: 100000 }

            """)
        #expect(try batch(folder).status == 7)
        #expect(try status(folder, "apps/One") == "pending")
        #expect(try status(folder, "apps/Two") == "invalid-recipe")
        #expect(folder.text("batch.run/report.md").contains("depth"))
        try folder.write(
            "projects: [ apps/One ]\nrecipes: [ \(Nibwright.recipe) ]\nlimits: { megabytes: 1 }\n", to: "batch.yml")
        #expect(try batch(folder).status == 7)
        #expect(["out-of-memory", "pending"].contains(try status(folder, "apps/One")))
    }

    // MARK: In place

    @Test("applies in place, once, however often it is broken off")
    func apply() throws {
        let folder = try folder(Self.usual + "do: apply\n")
        #expect(try batch(folder).output.hasPrefix("3 projects: 2 applied, 1 unchanged.\n"))
        let source = folder.text("apps/One/" + Project.cardPath)
        #expect(!source.contains("weak var"))
        let report = folder.text("batch.run/report.md")
        // As if the run had been killed between the change and the record of it.
        let other = try self.folder(Self.usual + "do: apply\n")
        let process = try Nibwright.start(["batch", "batch.yml", "--workers", "1"], in: other.root)
        while process.isRunning {
            if other.text("batch.run/records.jsonl").contains("apps/One")
                || FileManager.default.fileExists(atPath: other.absolute("apps/One/.nibwright/state/runs"))
            {
                kill(process.processIdentifier, SIGKILL)
            }
            Thread.sleep(forTimeInterval: 0.002)
        }
        process.waitUntilExit()
        Thread.sleep(forTimeInterval: 0.3)
        #expect(try batch(other).status == 0)
        #expect(other.text("batch.run/report.md") == report)
        #expect(other.text("apps/One/" + Project.cardPath) == source)
        #expect(try Nibwright.run(["undo", other.absolute("apps/One")]).status == 0)
        #expect(other.text("apps/One/" + Project.cardPath).contains("weak var"))
    }

    @Test("leaves a work tree with uncommitted changes alone unless told otherwise")
    func dirty() throws {
        let folder = try folder(
            """
            projects: [ apps/One ]
            recipes: [ \(Nibwright.recipe) ]
            do: apply

            """)
        try folder.commit()
        try folder.write(folder.text("apps/One/" + Project.cardPath) + "\n", to: "apps/One/" + Project.cardPath)
        #expect(try batch(folder).status == 7)
        #expect(try status(folder, "apps/One") == "dirty")
        #expect(try records(folder)["apps/One"]?["notes"] as? [String] == ["uncommitted"])
        #expect(try batch(folder, "--retry-failed", "--allow-dirty").status == 0)
        #expect(try status(folder, "apps/One") == "applied")
    }

    @Test(
        "applies several recipes to a clean work tree, also when it is killed between them", arguments: [false, true])
    func severalRecipes(isKilled: Bool) throws {
        let folder = try folder(
            """
            projects: [ apps/One ]
            recipes:
              - \(Nibwright.recipe)
              - { use: set-attribute, allow: review, set: { set: labels.yml, element: label } }
            do: apply

            """)
        try folder.write("{ numberOfLines: \"0\" }\n", to: "labels.yml")
        try folder.commit()
        if isKilled {
            let process = try Nibwright.start(["batch", "batch.yml"], in: folder.root)
            while process.isRunning,
                !FileManager.default.fileExists(atPath: folder.absolute("apps/One/.nibwright/state/runs"))
            {
                Thread.sleep(forTimeInterval: 0.002)
            }
            Thread.sleep(forTimeInterval: 0.05)
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            Thread.sleep(forTimeInterval: 0.3)
        }
        let outcome = try batch(folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let record = try #require(try records(folder)["apps/One"])
        #expect(record["notes"] as? [String] == [])
        let recipes = record["recipes"] as? [[String: Any]] ?? []
        #expect(recipes.map { $0["status"] as? String } == ["applied", "applied"])
        #expect(folder.text("apps/One/" + Project.storyboardPath).contains("numberOfLines=\"0\""))
        #expect(!folder.text("apps/One/" + Project.cardPath).contains("weak var"))
    }

    // MARK: Branches

    private static let branches = """
        projects: [ app ]
        recipes: [ \(Nibwright.recipe) ]
        do: branch
        branch:
          name: "ui/{batch}"
          commit-per: change
          message: "{recipe}: {part}"
          author: Ada Ray <ada@example.com>
          change-id: true

        """

    /// A run file beside a repository whose project has several changes.
    private func repository(_ file: String = Self.branches) throws -> (folder: Project, app: String) {
        let folder = try Project(named: "Batch")
        let cards = try Project.manyCards(3)
        try FileManager.default.copyItem(atPath: cards.root, toPath: folder.absolute("app"))
        let app = folder.absolute("app")
        try folder.git("-C", app, "init", "-q")
        try folder.git("-C", app, "config", "user.name", "Grace")
        try folder.git("-C", app, "config", "user.email", "grace@example.com")
        try folder.git("-C", app, "add", "-A")
        try folder.git("-C", app, "commit", "-q", "-m", "Start")
        try folder.write(file, to: "batch.yml")
        return (folder, app)
    }

    @Test("makes a branch with a commit for each change, in a work tree of its own")
    func branch() throws {
        let (folder, app) = try repository()
        // A person goes on working meanwhile.
        try folder.write("mine\n", to: "app/Notes.txt")
        let outcome = try batch(folder)
        #expect(outcome.status == 0, "\(outcome.errors) \(folder.text("batch.run/report.md"))")
        #expect(try folder.git("-C", app, "status", "--porcelain") == "?? Notes.txt\n")
        #expect(try folder.git("-C", app, "worktree", "list").split(separator: "\n").count == 1)
        let log = try folder.git("-C", app, "log", "--format=%an <%ae>|%s", "HEAD..ui/batch").split(separator: "\n")
        #expect(log.count == 3)
        #expect(log.allSatisfy { $0.hasPrefix("Ada Ray <ada@example.com>|outlet-ownership: ") && !$0.contains("#") })
        let bodies = try folder.git("-C", app, "log", "--format=%B", "HEAD..ui/batch")
        #expect(bodies.matches(of: #/Change-Id: I[0-9a-f]{40}\n/#).count == 3)
        // The branch holds what apply gives.
        try folder.git("-C", app, "stash", "-q", "-u")
        #expect(try Nibwright.run(["apply", Nibwright.recipe, app]).status == 0)
        #expect(
            try folder.git("-C", app, "diff", "ui/batch", "--", ".", ":(exclude).nibwright") == "",
            "the branch and the folder differ")
        try folder.git("-C", app, "checkout", "-q", "-f", "ui/batch")
        for commit in try folder.git("-C", app, "log", "--format=%h", "-3").split(separator: "\n") {
            try folder.git("-C", app, "revert", "--no-edit", String(commit))
        }
        #expect(try folder.git("-C", app, "diff", "HEAD~6", "HEAD") == "")
    }

    @Test("takes no branch that is somebody's, and makes its own anew")
    func takenBranch() throws {
        let (folder, app) = try repository()
        try folder.git("-C", app, "branch", "ui/batch")
        #expect(try batch(folder).status == 7)
        #expect(try status(folder, "app") == "not-committed")
        #expect(folder.text("batch.run/report.md").contains("the branch ui/batch is there already"))
        #expect(try folder.git("-C", app, "rev-parse", "ui/batch") == folder.git("-C", app, "rev-parse", "HEAD"))
        try folder.git("-C", app, "branch", "-D", "ui/batch")
        for _ in 0..<3 {
            let process = try Nibwright.start(["batch", "batch.yml", "--retry-failed"], in: folder.root)
            Thread.sleep(forTimeInterval: Double.random(in: 0.1...0.8))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        Thread.sleep(forTimeInterval: 0.3)
        #expect(try batch(folder, "--retry-failed").status == 0)
        #expect(try folder.git("-C", app, "log", "--oneline", "HEAD..ui/batch").split(separator: "\n").count == 3)
    }

    @Test("says what would open a pull request, and has gh open it when told to")
    func pullRequest() throws {
        let (folder, app) = try repository()
        let bare = folder.absolute("origin.git")
        try folder.git("init", "-q", "--bare", bare)
        try folder.git("-C", app, "remote", "add", "origin", bare)
        #expect(try batch(folder).status == 0)
        let dry = try #require(try records(folder)["app"]?["pullRequest"] as? String)
        #expect(dry.hasPrefix("gh pr create --head ui/batch"))
        #expect(try folder.git("-C", bare, "branch") == "")
        try folder.git("-C", app, "branch", "-D", "ui/batch")
        try folder.write(
            "#!/bin/sh\necho \"$@\" > \(folder.root)/asked\ncat \"$8\" > \(folder.root)/body\necho https://example.com/pull/7\n",
            to: "bin/gh")
        try folder.setMode(0o755, of: "bin/gh")
        let path = "\(folder.root)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")"
        let outcome = try Nibwright.run(
            ["batch", "batch.yml", "--open-pull-requests"], in: folder.root, environment: ["PATH": path])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try folder.git("-C", bare, "branch") == "  ui/batch\n")
        #expect(try records(folder)["app"]?["pullRequest"] as? String == "https://example.com/pull/7")
        #expect(folder.text("asked").hasPrefix("pr create --head ui/batch --title batch --body-file "))
        #expect(folder.text("body").contains("## Plan “outlet-ownership”"))
    }

    @Test("clones what has an address, and reads one folder of it")
    func repositoryByAddress() throws {
        let (folder, app) = try repository()
        try FileManager.default.createDirectory(atPath: app + "/ios", withIntermediateDirectories: true)
        try folder.git("-C", app, "mv", "App", "ios/App")
        try folder.write("x", to: "app/web/index.html")
        try folder.git("-C", app, "add", "-A")
        try folder.git("-C", app, "commit", "-q", "-m", "Move")
        try folder.write(
            """
            projects: [ { git: \(app), folder: ios }, { git: \(folder.absolute("nowhere.git")), name: nowhere } ]
            recipes: [ \(Nibwright.recipe) ]

            """, to: "batch.yml")
        #expect(try batch(folder, "--cache", folder.absolute("cache")).status == 7)
        let records = try records(folder)
        let commit = try folder.git("-C", app, "rev-parse", "HEAD").split(separator: "\n")[0]
        #expect(records["app/ios"]?["status"] as? String == "pending", "\(records)")
        #expect(records["app/ios"]?["revision"] as? String == String(commit))
        #expect(records["nowhere"]?["status"] as? String == "not-cloned")
        #expect(!FileManager.default.fileExists(atPath: folder.absolute("batch.run/work")))
    }

    @Test("writes patches that git takes")
    func patches() throws {
        let (folder, app) = try repository(
            "projects: [ app ]\nrecipes: [ \(Nibwright.recipe) ]\ndo: patches\nbranch: { commit-per: plan }\n")
        #expect(try batch(folder).status == 0)
        let patches = try folder.everything().keys.filter { $0.hasSuffix(".patch") }
        #expect(patches.count == 1)
        try folder.git("-C", app, "apply", "--check", folder.absolute(try #require(patches.first)))
    }

    @Test("needs a repository for a branch")
    func noRepository() throws {
        let folder = try folder(Self.usual + "do: branch\n")
        #expect(try batch(folder).status == 7)
        #expect(try status(folder, "apps/One") == "not-a-repository")
    }

    // MARK: Shards

    @Test("in shards is merged to what one machine gives")
    func shards() throws {
        let whole = try folder()
        #expect(try batch(whole).status == 0)
        let folder = try folder()
        for part in 1...4 {
            #expect(try batch(folder, "--shard", "\(part)/4", "--run", "part\(part)").status == 0)
        }
        // A part that nothing is left for is a part, too.
        let merged = try Nibwright.run(
            ["batch", "merge", "part1", "part2", "part3", "part4", "-o", "whole"], in: folder.root)
        #expect(merged.status == 0, "\(merged.errors)")
        for name in ["report.html", "report.md", "projects.csv", "recipes.csv", "refusals.csv"] {
            #expect(folder.text("whole/" + name) == whole.text("batch.run/" + name), "\(name)")
        }
        #expect(try batch(folder, "--shard", "2/4", "--run", "part1").errors.contains("which is another"))
        let detected = try Nibwright.run(
            ["batch", "batch.yml", "--shard", "auto", "--run", "part5"], in: folder.root,
            environment: ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2"])
        #expect(detected.status == 0)
        #expect(folder.text("part5/run.json").contains("\"shard\" : \"1/2\""))
        #expect(try batch(folder, "--shard", "auto", "--run", "part6").status == 2)
    }

    @Test("compares itself with an earlier run, and fills a database")
    func baseline() throws {
        let folder = try folder()
        #expect(try batch(folder, "--run", "first").status == 0)
        #expect(try Nibwright.run(["apply", Nibwright.recipe, folder.absolute("apps/One")]).status == 0)
        #expect(try batch(folder, "--run", "second", "--baseline", "first", "--to", "run.sql").status == 0)
        #expect(folder.text("second/report.md").contains("-1 changes in 3 projects that both have, 0 new, 0 gone"))
        #expect(folder.text("run.sql").contains("INSERT INTO \"projects\" VALUES ('apps/One', '', 'unchanged'"))
        #expect(try Nibwright.run(["batch", "report", "second"], in: folder.root).status == 0)
        #expect(!folder.text("second/report.md").contains("Against the earlier run"))
    }
}
