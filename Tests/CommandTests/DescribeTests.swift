import Foundation
import Testing

@Suite("describe")
struct DescribeTests {
    private static let path = "BeanThere/Base.lproj/Main.storyboard"

    @Test("makes git diff say what changed, and nothing of what Xcode changed")
    func textconv() throws {
        let project = try Project.beanThere()
        try project.write("*.storyboard diff=nibwright\n", to: ".gitattributes")
        try project.commit()
        let textconv = "\(try Nibwright.executable()) describe"
        try project.git("config", "diff.nibwright.textconv", textconv)
        let text = project.text(Self.path)
        let changed = text.replacing("toolsVersion=\"", with: "toolsVersion=\"9").replacing(
            "<viewController ", with: "<viewController restorationIdentifier=\"kept\" ", maxReplacements: 1)
        try project.write(changed, to: Self.path)
        let lines = try project.git("diff").split(separator: "\n")
        #expect(
            lines.filter { $0.hasPrefix("+") || $0.hasPrefix("-") }.dropFirst(2) == ["+  restoration identifier: kept"])
        #expect(lines.contains { $0.hasPrefix("@@") && $0.contains("@@ scene ") || $0.contains("@@ iOS storyboard") })
        try project.write(text.replacing("toolsVersion=\"", with: "toolsVersion=\"9"), to: Self.path)
        #expect(try !project.git("diff").contains("@@"))
    }

    @Test("prints a file that it cannot read as it is, so that git goes on")
    func unreadable() throws {
        let project = try Project()
        try project.write("<<<<<<< ours\n", to: "Torn.storyboard")
        let outcome = try Nibwright.run(["describe", "Torn.storyboard"], in: project.root)
        #expect(outcome.status == 0 && outcome.output.hasPrefix("not described: "))
        #expect(outcome.output.hasSuffix("\n<<<<<<< ours\n"))
        let missing = try Nibwright.run(["describe", "None.storyboard"], in: project.root)
        #expect(missing.status == 2 && missing.errors.contains("\"None.storyboard\" cannot be read"))
        let folder = try Nibwright.run(["describe", "."], in: project.root)
        #expect(folder.status == 2)
        #expect(folder.errors.contains("\".\" cannot be read: is a directory"), "\(folder.errors)")
    }
}
