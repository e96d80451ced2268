import Testing

@Suite("--use runs a transform without a recipe")
struct UseTests {
    @Test("wherever it stands, with options and selectors, and as a name of its own")
    func places() throws {
        let project = try Project.card()
        let expected = try Nibwright.run(["plan", Nibwright.recipe, ".", "--brief"], in: project.root).output
        #expect(expected.contains("titleLabel"))
        for arguments in [
            ["plan", "--use", "outlet-ownership", "--brief"], ["plan", ".", "--brief", "--use=outlet-ownership"],
            ["plan", "use:outlet-ownership", ".", "--brief"],
            ["plan", "--use", "outlet-ownership", "--with", "class=Card*", "--brief"],
        ] {
            let outcome = try Nibwright.run(arguments, in: project.root)
            #expect(outcome.status == 0 && outcome.output.contains("titleLabel"), "\(arguments): \(outcome)")
        }
        let other = try Nibwright.run(
            ["plan", "--use", "outlet-ownership", "--with", "class=Other*", "--brief"], in: project.root)
        #expect(other.status == 0 && !other.output.contains("titleLabel"), "\(other)")
    }

    @Test("and says what is wrong with it")
    func problems() throws {
        let project = try Project.card()
        let unknown = try Nibwright.run(["plan", "--use", "outlet-owner"], in: project.root)
        #expect(unknown.status == 2 && unknown.errors.contains("outlet-ownership"), "\(unknown)")
        let option = try Nibwright.run(
            ["plan", "--use", "outlet-ownership", "--with", "klass=A"], in: project.root)
        #expect(option.status == 2 && option.errors.contains("unknown option \"klass\""), "\(option)")
    }

    @Test("also to apply, and to keep a plan that is applied later")
    func applying() throws {
        let project = try Project.card()
        let kept = try Nibwright.run(["plan", "--use", "outlet-ownership", "--save", "plan.json"], in: project.root)
        #expect(kept.status == 0, "\(kept)")
        let applied = try Nibwright.run(["apply", "plan.json"], in: project.root)
        #expect(applied.status == 0, "\(applied)")
        #expect(try Nibwright.run(["check", "--use", "outlet-ownership"], in: project.root).status == 0)
        #expect(try Nibwright.run(["undo"], in: project.root).status == 0)
        #expect(try Nibwright.run(["apply", "--use", "outlet-ownership"], in: project.root).status == 0)
    }
}
