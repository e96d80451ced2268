import Foundation
import Testing

@Suite("nibwright tidy")
struct TidyCommandTests {
    private static let path = "BeanThere/Base.lproj/Main.storyboard"
    private static let other = "BeanThere/Base.lproj/LaunchScreen.storyboard"

    /// The sample app in git, with noise in two documents and one change that somebody meant.
    private func changedProject() throws -> (project: Project, before: String, meant: String) {
        let project = try Project.beanThere()
        try project.commit()
        let before = project.text(Self.path)
        let meant = before.replacing(
            "<viewController ", with: "<viewController restorationIdentifier=\"kept\" ", maxReplacements: 1)
        try project.write(meant.replacing("toolsVersion=\"", with: "toolsVersion=\"9"), to: Self.path)
        try project.write(
            project.text(Self.other).replacing("toolsVersion=\"", with: "toolsVersion=\"9"), to: Self.other)
        return (project, before, meant)
    }

    @Test("takes noise out of what differs from HEAD, and what it wrote can be taken back")
    func workingFolder() throws {
        let (project, _, meant) = try changedProject()
        let noisy = project.text(Self.path)
        let checked = try Nibwright.run(["tidy", "--check"], in: project.root)
        #expect(checked.status == 1 && project.text(Self.path) == noisy)
        #expect(
            checked.output == """
                \(Self.other): would be taken out: versions of tools (1); line 2; nothing else changed
                \(Self.path): would be taken out: versions of tools (1); line 2

                """)
        let outcome = try Nibwright.run(["tidy"], in: project.root)
        #expect(outcome.status == 0 && outcome.output.contains("Tidied 2 documents. To take it back: nibwright undo "))
        #expect(project.text(Self.path) == meant)
        #expect(try project.git("status", "--porcelain", "--", "BeanThere") == " M \(Self.path)\n")
        let again = try Nibwright.run(["tidy", "--check"], in: project.root)
        #expect(again.status == 0 && again.output == "Nothing to take out of 1 document.\n")
        #expect(try project.undo().status == 0)
        #expect(project.text(Self.path) == noisy)
    }

    @Test("looks at the documents that are named, and leaves the kinds that are kept")
    func selection() throws {
        let (project, _, meant) = try changedProject()
        let noisy = project.text(Self.other)
        #expect(try Nibwright.run(["tidy", Self.path], in: project.root).status == 0)
        #expect(project.text(Self.path) == meant && project.text(Self.other) == noisy)
        let kept = try Nibwright.run(["tidy", "--keep", "tools-version"], in: project.root)
        #expect(kept.output == "Nothing to take out of 2 documents.\n")
        let wrong = try Nibwright.run(["tidy", "--keep", "everything"], in: project.root)
        #expect(wrong.status == 2 && wrong.errors.contains("There is no kind of noise"))
    }

    @Test("writes documents in normal form without git, with the versions of the configuration")
    func normalForm() throws {
        let project = try Project.beanThere()
        let before = [Self.path, Self.other].map(project.text)
        try project.write("tidy:\n  versions: { tools: \"9531\", system: 15C50 }\n", to: ".nibwright.yml")
        let version = try #require(before[0].firstMatch(of: /toolsVersion="(\d+)"/)?.1)
        let marked = before[0].replacing("<label opaque", with: "<label misplaced=\"YES\" opaque", maxReplacements: 1)
        try project.write(marked, to: Self.path)
        let checked = try Nibwright.run(["tidy", "--normal-form", "--check", Self.path], in: project.root)
        #expect(checked.status == 1 && project.text(Self.path) == marked)
        #expect(checked.output.hasPrefix("\(Self.path): not in normal form: versions of tools ("))
        let outcome = try Nibwright.run(["tidy", "--normal-form"], in: project.root)
        #expect(outcome.status == 0 && outcome.output.contains("To take it back: nibwright undo "))
        let written = project.text(Self.path)
        #expect(!written.contains("misplaced=") && !written.contains("toolsVersion=\"\(version)\""))
        #expect(written.contains("toolsVersion=\"9531\""))
        #expect(try Nibwright.run(["tidy", "--normal-form", "--check"], in: project.root).status == 0)
        try project.write("tidy: { versions: { tools: \"32700\" } }\n", to: ".nibwright.yml")
        let raised = try Nibwright.run(["tidy", "--normal-form", Self.path], in: project.root)
        #expect(raised.status == 0 && raised.errors.contains("--allow review writes it"))
        #expect(project.text(Self.path) == written)
        let allowed = try Nibwright.run(["tidy", "--normal-form", "--allow", "review", Self.path], in: project.root)
        #expect(allowed.status == 0 && project.text(Self.path).contains("toolsVersion=\"32700\""))
        try project.write("tidy: { versions: { xcode: \"16\" } }\n", to: ".nibwright.yml")
        let wrong = try Nibwright.run(["tidy", "--normal-form"], in: project.root)
        #expect(wrong.status == 2 && wrong.errors.contains("unknown key \"xcode\" in \"versions\""))
        #expect(try Nibwright.run(["tidy", "--normal-form", "--staged"], in: project.root).status == 2)
    }

    @Test("compares two files without git, and says where there is no repository")
    func files() throws {
        let (project, before, meant) = try changedProject()
        let folder = try Project()
        try folder.write(before, to: "old.storyboard")
        try folder.write(project.text(Self.path), to: "new.storyboard")
        let written = try Nibwright.run(
            ["tidy", "new.storyboard", "--from", "old.storyboard", "-o", "out.storyboard"], in: folder.root)
        #expect(written.status == 0 && folder.text("out.storyboard") == meant)
        #expect(
            try Nibwright.run(["tidy", "new.storyboard", "--from", "old.storyboard"], in: folder.root).output
                == "new.storyboard: taken out: versions of tools (1)\n")
        #expect(folder.text("new.storyboard") == meant)
        let outside = try Nibwright.run(["tidy"], in: folder.root)
        #expect(outside.status == 2 && outside.errors.contains("is in no git repository"))
    }

    @Test("what is staged is staged again without noise, and the working file follows where it is the same")
    func staged() throws {
        let (project, before, meant) = try changedProject()
        try project.git("add", "BeanThere")
        // Edited since, so the working file is not what is staged.
        let edited = project.text(Self.other).replacing("<scenes>", with: "<scenes >")
        try project.write(edited, to: Self.other)
        let checked = try Nibwright.run(["tidy", "--staged", "--check"], in: project.root)
        #expect(checked.status == 1 && checked.output.contains("would be taken out"))
        let outcome = try Nibwright.run(["tidy", "--staged"], in: project.root)
        #expect(outcome.status == 0 && outcome.output.contains("Tidied 2 documents."), "\(outcome.errors)")
        #expect(outcome.errors.contains("\(Self.other): edited since it was staged, so the working file stays"))
        #expect(try project.git("show", ":\(Self.path)") == meant)
        #expect(try project.git("diff", "--cached", "--name-only") == "\(Self.path)\n")
        #expect(project.text(Self.path) == meant && project.text(Self.other) == edited)
        #expect(try project.git("status", "--porcelain", "--", "BeanThere") == " M \(Self.other)\nM  \(Self.path)\n")
        #expect(before != meant)
    }

    @Test("nothing is staged before the first commit that could be tidied")
    func firstCommit() throws {
        let project = try Project.beanThere()
        try project.git("init", "-q")
        try project.git("add", ".")
        let outcome = try Nibwright.run(["tidy", "--staged"], in: project.root)
        #expect(outcome.status == 0 && outcome.output.isEmpty)
    }

    @Test("a hook tidies each commit, keeps what was in it, and goes again")
    func hook() throws {
        let (project, _, meant) = try changedProject()
        let path = ".git/hooks/pre-commit"
        let hook = project.root + "/" + path
        try project.write("#!/bin/bash\necho own >hook.log\n", to: path)
        let disabled = try Nibwright.run(["hooks", "install", "--tidy"], in: project.root)
        #expect(disabled.status == 2 && disabled.errors.contains("is not executable, so git does not run it"))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook)
        let installed = try Nibwright.run(["hooks", "install", "--tidy"], in: project.root)
        #expect(
            installed.status == 0 && installed.output.contains("A hook tidies what is staged: /"), "\(installed.errors)"
        )
        let commit = "git -c user.name=A -c user.email=a@b -c commit.gpgsign=false commit -qam Change"
        let outcome = try Nibwright.shell(commit, in: project.root)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try project.git("show", "--format=", "--name-only", "HEAD") == "\(Self.path)\n")
        #expect(try project.git("show", "HEAD:\(Self.path)") == meant && project.text("hook.log") == "own\n")
        #expect(try project.git("status", "--porcelain", "--", "BeanThere").isEmpty)
        #expect(
            try Nibwright.run(["hooks", "status"], in: project.root).output.contains(
                "Hook that tidies what is staged: /"))
        #expect(try Nibwright.run(["hooks", "uninstall"], in: project.root).status == 0)
        #expect(project.text(path) == "#!/bin/bash\necho own >hook.log\n")
        #expect(FileManager.default.isExecutableFile(atPath: hook))
    }

    @Test("a hook that is no shell script, or that several repositories share, stays as it is")
    func foreignHooks() throws {
        let (project, _, _) = try changedProject()
        try project.write("#!/usr/bin/env python3\n", to: ".git/hooks/pre-commit")
        let foreign = try Nibwright.run(["hooks", "install", "--tidy"], in: project.root)
        #expect(foreign.status == 2 && foreign.errors.contains("is no shell script"))
        try project.git("config", "core.hooksPath", ".husky")
        let shared = try Nibwright.run(["hooks", "install", "--tidy"], in: project.root)
        #expect(shared.status == 2 && shared.errors.contains("not of this clone alone"))
        #expect(project.text(".git/hooks/pre-commit") == "#!/usr/bin/env python3\n")
    }

    @Test("a clean filter hides noise from git, and leaves the kinds that the configuration keeps")
    func filter() throws {
        let (project, _, meant) = try changedProject()
        let installed = try Nibwright.run(["hooks", "install", "--tidy-filter"], in: project.root)
        #expect(installed.status == 0, "\(installed.errors)")
        #expect(try project.git("diff", "--name-only") == "\(Self.path)\n")
        try project.git("add", "BeanThere")
        #expect(try project.git("show", ":\(Self.path)") == meant)
        try project.write("tidy:\n  keep: [tools-version]\n", to: ".nibwright.yml")
        try project.git("add", "--renormalize", "BeanThere")
        #expect(try project.git("show", ":\(Self.path)") == project.text(Self.path))
        try project.write("tidy: { keep: [tool-version] }\n", to: ".nibwright.yml")
        let wrong = try Nibwright.run(["tidy"], in: project.root)
        #expect(wrong.status == 2 && wrong.errors.contains("did you mean \"tools-version\"?"))
        #expect(try Nibwright.run(["hooks", "uninstall"], in: project.root).status == 0)
        #expect(!project.text(".git/config").contains("nibwright"))
    }
}
