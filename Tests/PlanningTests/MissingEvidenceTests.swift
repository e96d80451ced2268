import Foundation
import Planning
import Testing

@Suite("A change whose targets have files that were not read")
struct MissingEvidenceTests {
    /// An app, a framework that it is built with, and another app; each builds the file of its name and others.
    private func cafe(
        app: [String] = [], framework: [String] = [], other: [String] = [], otherType: String = "application"
    ) throws -> Cafe {
        let files = ["App": app, "Framework": framework, "Other": other].mapValues { $0 }
        var objects: [String] = []
        var references: [String] = []
        for (name, more) in files.sorted(by: { $0.key < $1.key }) {
            let paths = ["\(name).swift"] + more
            for path in paths {
                let id = "F\(references.count)"
                references.append(id)
                objects += [
                    "\(id) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };",
                    "B\(id) = {isa = PBXBuildFile; fileRef = \(id); };",
                ]
            }
            let built = references.suffix(paths.count).map { "B" + $0 }.joined(separator: ", ")
            let dependencies = name == "App" ? "D" : ""
            objects += [
                "S\(name) = {isa = PBXSourcesBuildPhase; files = (\(built)); };",
                """
                T\(name) = {isa = PBXNativeTarget; name = \(name); buildPhases = (S\(name)); \
                productType = "com.apple.product-type.\(name == "Other" ? otherType : "application")"; \
                dependencies = (\(dependencies)); };
                """,
            ]
        }
        objects += [
            "D = {isa = PBXTargetDependency; target = TFramework; };",
            "G = {isa = PBXGroup; children = (\(references.joined(separator: ", "))); sourceTree = \"<group>\"; };",
            "P = {isa = PBXProject; mainGroup = G; targets = (TApp, TFramework, TOther); };",
        ]
        return try Cafe([
            "App.xcodeproj/project.pbxproj": "{ objects = { \(objects.joined(separator: "\n")) }; rootObject = P; }",
            "App.swift": "let app = 1\n", "Framework.swift": "let framework = 1\n", "Other.swift": "let other = 1\n",
        ])
    }

    private static let edits = ["App", "Framework", "Other"].map { "\($0); safe; \($0).swift: 1 -> 2" }

    /// The changes that are still safe.
    private func safe(_ cafe: Cafe) throws -> [String] {
        let plan = try cafe.plan([Step("one", Self.edits)], allowed: .review)
        return plan.changes.filter { $0.safety == .safe }.map { String($0.id.dropFirst(4)) }
    }

    @Test("is for review, with the files named, if its targets, those below or those above have some")
    func absent() throws {
        #expect(try safe(cafe()) == ["App", "Framework", "Other"])
        #expect(try safe(cafe(app: ["Gone.swift"])) == ["Other"])
        #expect(try safe(cafe(framework: ["Gone.m"])) == ["Other"])
        #expect(try safe(cafe(other: ["Gone.xib"])) == ["App", "Framework"])
        let plan = try cafe(app: ["Gone.swift", "Away.swift"]).plan([Step("one", Self.edits)])
        #expect(plan.listing == ["one/App held-back", "one/Framework held-back", "one/Other accepted"])
        #expect(plan.changes[0].reason.contains("2 files that are built with it were not read"))
        #expect(plan.changes[0].reason.contains("Away.swift, not there; Gone.swift, not there"))
        #expect(plan.unread.map(\.path) == ["Away.swift", "Gone.swift"])
        #expect(plan.unread.map(\.targets) == [["App"], ["App"]])
    }

    @Test("depends on files that are not there only if any file could open or perform what it changes")
    func dependence() throws {
        let statuses = { (cafe: Cafe, dependence: String) in
            try cafe.plan("one; safe \(dependence); App.swift: 1 -> 2").listing
        }
        #expect(try statuses(cafe(app: ["Gone.swift"]), "allFiles") == ["one/one held-back"])
        #expect(try statuses(cafe(app: ["Gone.swift"]), "filesThere") == ["one/one accepted"])
        let linked = try cafe(app: ["link/Cup.swift"])
        try FileManager.default.createSymbolicLink(atPath: linked.root + "/link", withDestinationPath: "/tmp")
        #expect(try statuses(linked, "filesThere") == ["one/one held-back"])
        #expect(try statuses(linked, "none") == ["one/one accepted"])
    }

    @Test("depends on an unread table of translations if it changes the table's document")
    func tables() throws {
        let document =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects/></document>"
        let edit = "one; safe; Cup.xib: \"3.0\" -> \"3.00\""
        for (tables, status) in [(["de.lproj/Cup.strings"], "held-back"), (["de.lproj/Pot.strings"], "accepted")] {
            let cafe = try cafe(app: ["Cup.xib"] + tables)
            try cafe.write("Cup.xib", document)
            #expect(try cafe.plan(edit).listing == ["one/one \(status)"])
            #expect(try cafe.plan(edit).unread.isEmpty)
        }
    }

    @Test("does not depend on tests that are not there")
    func absentTests() throws {
        let edit = "one; safe; Other.swift: 1 -> 2"
        #expect(try cafe(other: ["Gone.swift"]).plan(edit).listing == ["one/one held-back"])
        #expect(
            try cafe(other: ["Gone.swift"], otherType: "bundle.ui-testing").plan(edit).listing == ["one/one accepted"])
    }

    @Test("counts links, files outside, encrypted and unfetched ones, and none that says nothing of Interface Builder")
    func reasons() throws {
        let cafe = try cafe(app: ["link/Cup.swift", "../Away.swift", "Secret.swift", "Large.swift", "Data.c"])
        try FileManager.default.createSymbolicLink(atPath: cafe.root + "/link", withDestinationPath: "/tmp")
        try cafe.write("Secret.swift", "\u{0}GITCRYPT\u{0}abc")
        try cafe.write("Large.swift", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n")
        let plan = try cafe.plan([Step("one", Self.edits)])
        #expect(
            plan.unread.map { "\($0.path) \($0.reason.code)" } == [
                "../Away.swift outside", "Large.swift not-fetched", "Secret.swift encrypted",
                "link/Cup.swift symbolic-link",
            ])
    }

    @Test("is safe if its targets build files that git ignores and that are there: these are read")
    func ignoredMembers() throws {
        let cafe = try cafe(app: ["Secret.swift", "Local/Key.swift"])
        try cafe.write(".gitignore", "Secret.swift\nLocal/\nUnbuilt.swift\n")
        for path in ["Secret.swift", "Local/Key.swift", "Local/Unbuilt.swift", "Unbuilt.swift"] {
            try cafe.write(path, "let secret = 1\n")
        }
        let plan = try cafe.plan([Step("one", Self.edits)])
        #expect(plan.listing == ["one/App accepted", "one/Framework accepted", "one/Other accepted"])
        #expect(plan.unread.isEmpty && plan.evidence.hashes["Local/Key.swift"] != nil)
        #expect(plan.evidence.hashes["Local/Unbuilt.swift"] == nil && plan.evidence.hashes["Unbuilt.swift"] == nil)
        #expect(plan.evidence.stalePaths(in: try cafe.workspace()).isEmpty)
        try cafe.write("Local/Key.swift", "let secret = 2\n")
        #expect(plan.evidence.stalePaths(in: try cafe.workspace()) == ["Local/Key.swift"])
    }

    @Test("is safe if only what generators write is not there")
    func generated() throws {
        let generated = ["R.generated.swift", "Generated/Strings.swift", "Cup+CoreDataProperties.swift", "a.pb.swift"]
        #expect(try safe(cafe(app: generated)) == ["App", "Framework", "Other"])
    }

    @Test("counts links beside files that no project describes, but for those that lead to files that were read")
    func withoutProject() throws {
        let cafe = try Cafe(["App.swift": "let app = 1\n", "Cups/Cup.swift": ""])
        try FileManager.default.createSymbolicLink(atPath: cafe.root + "/Same", withDestinationPath: "Cups")
        #expect(try cafe.plan("one; safe; App.swift: 1 -> 2").listing == ["one/one accepted"])
        try FileManager.default.createSymbolicLink(atPath: cafe.root + "/Away.swift", withDestinationPath: "/etc/hosts")
        #expect(try cafe.plan("one; safe; App.swift: 1 -> 2").listing == ["one/one held-back"])
    }
}
