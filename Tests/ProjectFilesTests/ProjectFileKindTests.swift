import ProjectFiles
import Testing

@Suite("The kind of a project file")
struct ProjectFileKindTests {
    @Test(
        "follows from its path",
        arguments: [
            ("App/Base.lproj/Main.storyboard", ProjectFileKind.storyboard), ("Cell.xib", .xib), ("App/A.swift", .swift),
            ("Legacy/Old.m", .objectiveCSource), ("Legacy/Old.mm", .objectiveCSource), ("Old.h", .objectiveCHeader),
            ("de.lproj/Main.strings", .strings), ("Localizable.xcstrings", .stringCatalog),
            ("Info.plist", .propertyList),
            ("en.lproj/Plural.stringsdict", .propertyList), ("App.xcodeproj/project.pbxproj", .xcodeProject),
            ("App.xcodeproj/other.pbxproj", .other), ("Art.xcassets/Contents.json", .assetContents),
            ("Art.xcassets/Logo.imageset/Contents.json", .assetContents), ("Contents.json", .other),
            ("Art.xcassets/data.json", .other), ("README.md", .other), ("Makefile", .other), (".swift", .other),
            ("swift", .other), ("Cell.XIB", .xib), ("folder.swift/notes", .other),
        ])
    func kind(path: String, expected: ProjectFileKind) {
        #expect(ProjectFileKind(path: path) == expected)
    }

    @Test("every reason for leaving a file out has a phrase for people")
    func phrases() {
        let phrases = LeftOutReason.allCases.map(\.description)
        #expect(Set(phrases).count == phrases.count)
        #expect(LeftOutReason(folderName: ".build-release") == .swiftBuild)
        #expect(LeftOutReason(folderName: ".buildkite") == nil)
        #expect(LeftOutReason(folderName: "Maps.xcframework") == .framework)
        #expect(LeftOutReason(folderName: "fr.xcloc") == .localizationExport)
    }
}
