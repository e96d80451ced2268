import Batch
import Testing

@Suite("A run file")
struct BatchFileTests {
    private func problems(_ text: String) -> [String] {
        do throws(InvalidBatchFile) {
            _ = try BatchFileReader.read(path: "batch.yml", bytes: Array(text.utf8))
            return []
        } catch {
            return error.problems.map(\.description)
        }
    }

    @Test("says which projects, which recipes and what to do")
    func whole() throws {
        let file = try BatchFileReader.read(
            path: "batch.yml",
            bytes: Array(
                """
                projects:
                  - apps/*
                  - path: legacy/Mail
                    name: mail
                    tags: [old, objc]
                  - git: https://example.com/app.git
                    revision: main
                    folder: ./ios/
                recipes:
                  - outlet-ownership
                  - recipe: Recipes/color-palette.yml
                    name: colors
                    set: { names: brand.yml, tolerance: 2 }
                    allow: review
                    only: [old]
                  - use: set-attribute
                do: branch
                branch: { name: "ui/{batch}", commit-per: change, author: Ada Ray <ada@example.com>, sign-off: true }
                limits: { seconds: 60, megabytes: 2000 }
                """.utf8))
        #expect(
            file.sources.map(\.location) == [
                .folders("apps/*"), .folders("legacy/Mail"),
                .repository("https://example.com/app.git", revision: "main", folder: "ios"),
            ])
        #expect(file.sources[1].tags == ["old", "objc"])
        #expect(file.recipes.map(\.name) == ["outlet-ownership", "colors", "set-attribute"])
        #expect(file.recipes[1].settings == ["names": "brand.yml", "tolerance": "2"])
        #expect(file.recipes[1].allowed == .review)
        #expect(file.recipes[2].recipe == "use:set-attribute")
        #expect(file.action == .branch)
        #expect(file.branch.part == .change && file.branch.isSignedOff && !file.branch.hasChangeID)
        #expect(file.limits.seconds == 60 && file.limits.megabytes == 2000)
    }

    @Test(
        "that is wrong is refused with the place and what to write",
        arguments: [
            ("", "the file is empty"),
            ("projects: [a]", "\"recipes\" is missing"),
            ("recipes: [a]", "\"projects\" is missing"),
            ("projects: [a]\nrecipes: [b]\nactoin: plan", "3:1: unknown key \"actoin\""),
            ("projects: [a]\nrecipes: [b]\ndo: aply", "3:5: \"do\" cannot be \"aply\""),
            ("projects: [{path: a, git: b}]\nrecipes: [b]", "a \"path\" or a \"git\" address, not both"),
            ("projects: [{name: a}]\nrecipes: [b]", "a project needs a \"path\""),
            ("projects: [{path: a, revision: b}]\nrecipes: [b]", "\"revision\" is for a project by \"git\""),
            ("projects: [{git: a, revision: --upload-pack=x}]\nrecipes: [b]", "cannot begin with a hyphen"),
            ("projects: [{git: a, folder: ../b}]\nrecipes: [b]", "must be a path below the repository"),
            ("projects: [a]\nrecipes: [b, sub/b.yml]", "two recipes are called \"b\""),
            ("projects: [a]\nrecipes: [{name: b}]", "needs a \"recipe\""),
            ("projects: [a]\nrecipes: [{recipe: b, set: {c: [d]}}]", "must be a text or a number here"),
            ("projects: [a]\nrecipes: [b]\noverrides: [{projects: [a], recipes: [c]}]", "the run has no recipe \"c\""),
            ("projects: [a]\nrecipes: [b]\noverrides: [{skip: yes}]", "an override needs \"projects\""),
            ("projects: [a]\nrecipes: [b]\nbranch: {name: \"a b\"}", "cannot be the name of a branch"),
            ("projects: [a]\nrecipes: [b]\nbranch: {author: Ada}", "must be a name and an address"),
            ("projects: [a]\nrecipes: [b]\nbranch: {sign-off: maybe}", "must be true or false"),
            ("projects: [a]\nrecipes: [b]\nlimits: {seconds: -1}", "must be a whole number of 0 or more"),
        ])
    func wrong(text: String, message: String) {
        let found = problems(text)
        #expect(found.contains { $0.contains(message) }, "\(found)")
        #expect(found.allSatisfy { $0.hasPrefix("batch.yml") })
    }

    @Test("gives some projects other recipes, settings and levels")
    func overrides() throws {
        let file = try BatchFileReader.read(
            path: "batch.yml",
            bytes: Array(
                """
                projects: [a]
                recipes:
                  - { recipe: one, set: { depth: 1 } }
                  - { recipe: two, only: [new, "apps/*"] }
                overrides:
                  - { projects: [old], recipes: [one], set: { depth: 2 } }
                  - { projects: [apps/Mail], allow: review }
                  - { projects: [gone], skip: true }
                """.utf8))
        #expect(file.recipes(for: "x", tags: []).map(\.name) == ["one"])
        #expect(file.recipes(for: "x", tags: ["new"]).map(\.name) == ["one", "two"])
        #expect(file.recipes(for: "x", tags: ["old"])[0].settings == ["depth": "2"])
        #expect(file.recipes(for: "apps/Mail", tags: []).map(\.allowed) == [.review, .review])
        #expect(file.recipes(for: "apps/Chat", tags: ["gone"]).isEmpty)
    }
}
