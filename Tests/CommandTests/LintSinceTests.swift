import Foundation
import Testing

@Suite("nibwright lint --since")
struct LintSinceTests {
    private static let document = "BeanThere/Base.lproj/Main.storyboard"
    private static let source = "BeanThere/Menu/MenuViewController.swift"

    /// Two branches, each as sound as the app was: one takes an action away, and the other connects it once more.
    private func branches() throws -> Project {
        let project = try Project.beanThere()
        try project.commit()
        try project.git("branch", "-M", "main")
        let action = "<action selector=\"showCartTapped:\" destination=\"mUE-ri-CZA\" eventType=\"touchUpInside\" id=\""
        let (document, source) = (project.text(Self.document), project.text(Self.source))
        let line = try #require(document.split(separator: "\n").first { $0.contains(action) })
        let method = try #require(source.firstMatch(of: /\n *@IBAction func showCartTapped\([^}]*\}\n/)).output
        try project.git("checkout", "-q", "-b", "removal")
        try project.write(document.replacing(line + "\n", with: ""), to: Self.document)
        try project.write(source.replacing(method, with: ""), to: Self.source)
        try project.git("commit", "-qam", "Remove")
        try project.git("checkout", "-q", "main")
        let other = try #require(document.split(separator: "\n").first { $0.contains("dismissHappyHour:") })
        try project.write(document.replacing(other, with: other + "\n" + action + "new-aa-bbb\"/>"), to: Self.document)
        try project.git("commit", "-qam", "Connect")
        return project
    }

    @Test("tells only what a state has and the revisions have not, such as what two sides of a merge break together")
    func merge() throws {
        let project = try branches()
        for branch in ["main", "removal"] {
            try project.git("checkout", "-q", branch)
            let outcome = try Nibwright.run(["lint", "--since", "main", "--since", "removal"], in: project.root)
            #expect(outcome.status == 0 && outcome.output.contains("there before"), "\(outcome.output)")
        }
        try project.git("checkout", "-q", "main")
        try project.git("merge", "-q", "--no-edit", "removal")
        let broken = try Nibwright.run(
            ["lint", "--since", "HEAD^1", "--since", "HEAD^2", "--format", "csv"], in: project.root)
        let told = broken.output.split(whereSeparator: \.isNewline).filter { $0.contains(",error,") }
        #expect(broken.status == 1 && told.count == 1, "\(broken.output)")
        #expect(told.first?.contains("showCartTapped") == true, "\(told)")
        #expect(try project.git("status", "--porcelain").isEmpty)
        let unknown = try Nibwright.run(["lint", "--since", "nowhere"], in: project.root)
        #expect(unknown.status == 2 && unknown.errors.contains("there is no revision \"nowhere\""))
    }

    @Test("a hook tells it after a merge, and goes again")
    func hook() throws {
        let project = try branches()
        let installed = try Nibwright.run(["hooks", "install", "--lint-merges"], in: project.root)
        #expect(installed.status == 0 && installed.output.contains("A hook says what a merge broke: /"))
        let merge = try Nibwright.shell(
            "git -c user.name=A -c user.email=a@b -c commit.gpgsign=false merge -q --no-edit removal", in: project.root)
        #expect(merge.status == 0, "\(merge.errors)")
        #expect((merge.output + merge.errors).contains("showCartTapped"), "\(merge.output)\(merge.errors)")
        #expect((merge.output + merge.errors).contains("what is named above came by the merge"))
        #expect(try Nibwright.run(["hooks", "uninstall"], in: project.root).status == 0)
        #expect(!FileManager.default.fileExists(atPath: project.root + "/.git/hooks/post-merge"))
    }

    @Test("a folder in a repository is compared with the same folder")
    func folder() throws {
        let project = try branches()
        let outcome = try Nibwright.run(["lint", "BeanThere", "--since", "HEAD"], in: project.root)
        #expect(outcome.status == 0 && outcome.output.contains("No findings"), "\(outcome.output)")
    }
}
