import Testing

/// Through recipes, as that is where spelling is looked at.
@Suite struct SpellingTests {
    private func advice(_ key: String) -> String? {
        problems("schema: 1\nname: n\nsteps: [{ use: outlet-ownership }]\n\(key): a").first
            .map { String($0.split(separator: "; ").last ?? "") }
    }

    @Test(arguments: [
        ("sumary", "summary"), ("summmary", "summary"), ("sumamry", "summary"), ("SUMMARY", "summary"),
        ("file", "files"), ("parametres", "parameters"), ("verfy", "verify"),
    ])
    func `one or two wrong letters are recognized`(written: String, meant: String) {
        #expect(advice(written) == "did you mean \"\(meant)\"?")
    }

    @Test(arguments: ["x", "options", "description", String(repeating: "summary", count: 20)])
    func `what is like nothing is answered with all there is`(written: String) {
        #expect(
            advice(written)
                == "use one of \"schema\", \"name\", \"summary\", \"parameters\", \"files\", \"steps\", \"verify\"")
    }
}
