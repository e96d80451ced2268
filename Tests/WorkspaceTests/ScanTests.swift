import Planning
import ProjectFiles
import Testing

@Suite("Scanning a workspace")
struct ScanTests {
    @Test("lists files of known kinds in byte order")
    func order() throws {
        let project = try TestProject([
            "b.swift": "", "a/z.swift": "", "a-b.swift": "", "a.swift": "", "B.xib": "12345", "notes.md": "",
            "é.swift": "",
        ])
        let scan = try project.workspace().scan()
        #expect(scan.files.map(\.path) == ["B.xib", "a-b.swift", "a.swift", "a/z.swift", "b.swift", "é.swift"])
        #expect(scan.files[0].kind == .xib)
        #expect(scan.files[0].size == 5)
        #expect(scan.leftOut.isEmpty)
    }

    @Test("lists fonts by themselves, but those that git ignores or tools installed")
    func fonts() throws {
        let project = try TestProject([
            "Fonts/b.ttf": "", "Fonts/A.OTF": "", "Fonts/c.woff": "", "Old/d.ttf": "", ".gitignore": "Old/",
            ".git/HEAD": "",
            "Pods/e.ttf": "", "ttf": "",
        ])
        let scan = try project.workspace().scan()
        #expect(scan.fontFiles == ["Fonts/A.OTF", "Fonts/b.ttf"])
        #expect(scan.files.isEmpty)
    }

    @Test("leaves out what tools installed or built, and counts it")
    func leftOutFolders() throws {
        let project = try TestProject([
            "A.swift": "", "Pods/X/A.swift": "", "Pods/X/B.h": "", "Pods/readme.txt": "", "Carthage/C.swift": "",
            ".build/a.swift": "", ".build-x/a.swift": "", "DerivedData/d.swift": "", "node_modules/x/n.m": "",
            "Lib.framework/Headers/L.h": "", ".git/hooks/x.swift": "", ".nibwright/plugins/P.swift": "",
            "Sub/Pods/P.swift": "", "Empty.framework/binary": "",
        ])
        let scan = try project.workspace().scan()
        #expect(scan.files.map(\.path) == ["A.swift"])
        let counts = scan.leftOut.map { "\($0.path) \($0.reason.rawValue) \($0.fileCount ?? -1)" }
        #expect(
            counts == [
                ".build swift-build 1", ".build-x swift-build 1", "Carthage carthage 1", "DerivedData derived-data 1",
                "Lib.framework framework 1", "Pods pods 2", "Sub/Pods pods 1", "node_modules node-modules 1",
            ])
    }

    @Test("follows no symbolic link, and says so")
    func links() throws {
        let outside = try TestProject(["Out.swift": ""])
        let project = try TestProject(["A.swift": ""])
        try project.link("Linked.swift", to: "A.swift")
        try project.link("Folder", to: outside.root)
        try project.link("Loop", to: ".")
        try project.link("notes.md", to: "A.swift")
        let scan = try project.workspace().scan()
        #expect(scan.files.map(\.path) == ["A.swift"])
        #expect(scan.leftOut.map(\.path) == ["Folder", "Linked.swift", "Loop"])
        #expect(scan.leftOut.allSatisfy { $0.reason == .symbolicLink })
    }

    @Test("leaves out what .gitignore files say, nested ones and info/exclude too")
    func gitignore() throws {
        let project = try TestProject([
            ".gitignore": "*.xib\nout/\n", "A.swift": "", "A.xib": "", "out/B.swift": "",
            "Sub/.gitignore": "!Keep.xib\n/C.swift",
            "Sub/Keep.xib": "", "Sub/C.swift": "", "Sub/Deep/C.swift": "", ".git/info/exclude": "D.swift\n",
            "D.swift": "",
        ])
        let scan = try project.workspace().scan()
        #expect(scan.files.map(\.path) == ["A.swift", "Sub/Deep/C.swift", "Sub/Keep.xib"])
        #expect(scan.leftOut.map(\.path) == ["A.xib", "D.swift", "Sub/C.swift", "out"])
        #expect(scan.leftOut.allSatisfy { $0.reason == .gitIgnored })
    }

    @Test(
        "takes ignored files that git tracks, whatever the form of its index", .enabled(if: TestProject.hasGit),
        arguments: [("2", "sha1"), ("3", "sha1"), ("4", "sha1"), ("2", "sha256"), ("4", "sha256")])
    func trackedFiles(version: String, hash: String) throws {
        let project = try TestProject([
            ".gitignore": "Private.swift\nLocal/\n", "App/Private.swift": "", "App/A.swift": "", "Private.swift": "",
            "Local/Kept.swift": "", "Local/Deep/Kept é.swift": "", "Local/Other.swift": "", "Local/None/N.swift": "",
        ])
        try project.git("init", "-q", "--object-format=\(hash)")
        try project.git("add", "-f", ".gitignore", "App", "Local/Kept.swift", "Local/Deep")
        // A file that is meant to be added makes an index of version 3.
        try project.git("update-index", "--index-version", version)
        if version == "3" { try project.git("add", "-f", "-N", "Local/Other.swift") }
        let other = version == "3" ? ["Local/Other.swift"] : []
        let scan = try project.workspace().scan()
        let kept = ["App/A.swift", "App/Private.swift", "Local/Deep/Kept é.swift", "Local/Kept.swift"]
        #expect(scan.files.map(\.path) == kept + other)
        #expect(Set(scan.leftOut.map(\.path) + other) == ["Local/None", "Local/Other.swift", "Private.swift"])
        // From a folder inside of the work tree as well.
        let inside = try Workspace(root: project.absolute("App"))
        #expect(inside.scan().files.map(\.path) == ["A.swift", "Private.swift"])
    }

    @Test(
        "goes by the rules alone where git's index is broken", arguments: ["", "DIRC", "DIRC\0\0\0\u{2}\0\0\0\u{9}abc"])
    func brokenIndex(index: String) throws {
        let project = try TestProject([".gitignore": "B.swift", "A.swift": "", "B.swift": "", ".git/index": index])
        #expect(try project.workspace().scan().files.map(\.path) == ["A.swift"])
    }

    /// A project file that a generator made, or that somebody added in spite of the rule, is what Xcode builds by.
    @Test("takes an ignored Xcode project all the same, unless the folder around it is ignored")
    func ignoredProject() throws {
        let project = try TestProject([
            ".gitignore": "*.xcodeproj\nvendor/\n*.pbxproj\n", "A.swift": "", "App/App.xcodeproj/project.pbxproj": "",
            "vendor/V.xcodeproj/project.pbxproj": "",
        ])
        let scan = try project.workspace().scan()
        #expect(scan.files.map(\.path) == ["A.swift", "App/App.xcodeproj/project.pbxproj"])
        #expect(scan.leftOut.map(\.path) == ["vendor"])
    }

    @Test("heeds the ignore files above the root up to the work tree's top, and none beyond")
    func gitignoreAbove() throws {
        let project = try TestProject([
            ".gitignore": "*.m", "Repo/.git/HEAD": "", "Repo/.gitignore": "*.xib\n/App/Skip.swift",
            "Repo/App/A.swift": "",
            "Repo/App/A.xib": "", "Repo/App/A.m": "", "Repo/App/Skip.swift": "",
        ])
        let scan = try Workspace(root: project.absolute("Repo/App")).scan()
        #expect(scan.files.map(\.path) == ["A.m", "A.swift"])
    }

    @Test("scans a root that the repository around it ignores")
    func ignoredRoot() throws {
        let project = try TestProject([".git/HEAD": "", ".gitignore": "scratch/\n*.swift", "scratch/App/A.swift": ""])
        #expect(try Workspace(root: project.absolute("scratch/App")).scan().files.map(\.path) == ["A.swift"])
    }

    @Test("lets a repository inside of the project have its own rules")
    func submodule() throws {
        let project = try TestProject([
            ".git/HEAD": "", ".gitignore": "*.xib", "Module/.git": "gitdir: ../.git/modules/Module\n",
            "Module/A.xib": "",
            "Module/.gitignore": "/B.swift", "Module/B.swift": "", "A.xib": "",
        ])
        #expect(try project.workspace().scan().files.map(\.path) == ["Module/A.xib"])
    }

    @Test("gives an error for a root that is not a folder")
    func root() throws {
        let project = try TestProject(["A.swift": ""])
        #expect(throws: WorkspaceError.rootMissing(path: project.absolute("none"))) {
            try Workspace(root: project.absolute("none"))
        }
        #expect(throws: WorkspaceError.rootNotFolder(path: project.absolute("A.swift"))) {
            try Workspace(root: project.absolute("A.swift"))
        }
        #expect(
            try Workspace(root: project.root + "/../" + project.root.split(separator: "/").last! + "/.").root
                == project.root)
    }
}
