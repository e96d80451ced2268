import Merging
import ProjectFiles
import SourceText
import Testing

@Suite("merges of tables, catalogs and projects")
struct FileMergeTests {
    // MARK: Tables

    private static let table = "/* Title */\n\"a\" = \"One\";\n\n\"c\" = \"Three\";\n"

    @Test func `keys that each side added or changed are all there`() {
        let ours = Self.table.replacing("\"One\"", with: "\"Eins\"")
        let theirs = Self.table + "\"b\" = \"Two\";\n"
        let merged = merge(Self.table, ours, theirs, path: "de.lproj/Main.strings")
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text == "/* Title */\n\"a\" = \"Eins\";\n\n\"c\" = \"Three\";\n\"b\" = \"Two\";\n")
    }

    @Test func `a comment that one side changed comes with it`() {
        let theirs = Self.table.replacing("/* Title */", with: "/* Heading */")
        let merged = merge(Self.table, Self.table.replacing("Three", with: "Drei"), theirs, path: "Main.strings")
        #expect(merged.conflicts.isEmpty && merged.text == theirs.replacing("Three", with: "Drei"))
    }

    @Test func `a key that both changed is ours, and told`() {
        let merged = merge(
            Self.table, Self.table.replacing("One", with: "Eins"), Self.table.replacing("One", with: "Uno"),
            path: "Main.strings")
        #expect(merged.conflicts == ["a is “Eins” here and “Uno” there"])
        #expect(merged.text.contains("Eins"))
    }

    @Test func `a key that one side deleted is gone with its comment, unless the other changed it`() {
        let deleted = "\"c\" = \"Three\";\n"
        let other = Self.table.replacing("Three", with: "Drei")
        let clean = merge(Self.table, deleted, other, path: "Main.strings")
        #expect(clean.conflicts.isEmpty && clean.text == "\"c\" = \"Drei\";\n")
        let changed = merge(Self.table, deleted, Self.table.replacing("One", with: "Eins"), path: "Main.strings")
        #expect(changed.conflicts == ["a is deleted here, and changed there"])
    }

    @Test func `tables in UTF-16, which git takes for binary, are merged in their encoding`() {
        let versions = [
            Self.table, Self.table.replacing("One", with: "Größe"), Self.table.replacing("Three", with: "Три"),
        ].map { text in
            SourceText(path: "Main.strings", bytes: [0xFF, 0xFE] + TextEncoding.utf16LittleEndian.bytes(text))
        }
        let outcome = FileMerge.merge(
            base: versions[0], ours: versions[1], theirs: versions[2],
            lines: FileMerge.LineMerge(bytes: [], isClean: false))
        guard case .merged(let merged) = outcome else {
            Issue.record("merged by lines")
            return
        }
        let expected = Self.table.replacing("One", with: "Größe").replacing("Three", with: "Три")
        #expect(merged.bytes == [0xFF, 0xFE] + TextEncoding.utf16LittleEndian.bytes(expected))
    }

    // MARK: Catalogs

    @Test func `keys of a catalog of strings are merged by language`() {
        func version(_ german: String, french: String = "") -> String {
            """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "Log in" : {
                  "localizations" : {
                    "de" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "\(german)"
                      }
                    }\(french)
                  }
                }
              },
              "version" : "1.0"
            }
            """
        }
        let french = """
            ,
                    "fr" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "Connexion"
                      }
                    }
            """
        let merged = merge(
            version("Anmelden"), version("Einloggen"), version("Anmelden", french: french), path: "L.xcstrings")
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text == version("Einloggen", french: french))
    }

    @Test func `images of a set are known by what they are for`() {
        func version(_ two: String, _ three: String) -> String {
            """
            {
              "images" : [
                {
                  "filename" : "\(two)",
                  "idiom" : "universal",
                  "scale" : "2x"
                },
                {
                  "filename" : "\(three)",
                  "idiom" : "universal",
                  "scale" : "3x"
                }
              ]
            }
            """
        }
        let path = "Assets.xcassets/Logo.imageset/Contents.json"
        let merged = merge(version("a", "b"), version("x", "b"), version("a", "y"), path: path)
        #expect(merged.conflicts.isEmpty && merged.text == version("x", "y"))
        #expect(
            merge(version("a", "b"), version("x", "b"), version("z", "b"), path: path).conflicts == [
                "images[idiom=universal scale=2x] · filename is “x” here and “z” there"
            ])
    }

    // MARK: Projects

    private static let path = "App.xcodeproj/project.pbxproj"

    /// A project with some files, one group and one target.
    private func project(
        _ files: [(reference: String, build: String, name: String)], group: [String]? = nil, version: String = "5.0",
        check: String = "1400"
    ) -> String {
        let lines = files.map { file in
            (
                "\t\t\(file.build) /* \(file.name) in Sources */ = {isa = PBXBuildFile; fileRef = \(file.reference) /* \(file.name) */; };\n",
                "\t\t\(file.reference) /* \(file.name) */ = {isa = PBXFileReference; path = \(file.name); sourceTree = \"<group>\"; };\n",
                "\t\t\t\t\(file.build) /* \(file.name) in Sources */,\n"
            )
        }
        let names = Dictionary(uniqueKeysWithValues: files.map { ($0.reference, $0.name) })
        let children = (group ?? files.map(\.reference)).map { "\t\t\t\t\($0) /* \(names[$0] ?? "") */,\n" }.joined()
        return """
            // !$*UTF8*$!
            {
            \tarchiveVersion = 1;
            \tobjects = {

            /* Begin PBXBuildFile section */
            \(lines.map(\.0).sorted().joined())/* End PBXBuildFile section */

            /* Begin PBXFileReference section */
            \(lines.map(\.1).sorted().joined())/* End PBXFileReference section */

            /* Begin PBXGroup section */
            \t\tA0 /* App */ = {
            \t\t\tisa = PBXGroup;
            \t\t\tchildren = (
            \(children)\t\t\t);
            \t\t\tname = App;
            \t\t};
            /* End PBXGroup section */

            /* Begin PBXProject section */
            \t\tA1 = {
            \t\t\tisa = PBXProject;
            \t\t\tattributes = {
            \t\t\t\tLastUpgradeCheck = \(check);
            \t\t\t};
            \t\t\tbuildConfigurationList = A3;
            \t\t\tmainGroup = A0;
            \t\t};
            /* End PBXProject section */

            /* Begin PBXSourcesBuildPhase section */
            \t\tA2 /* Sources */ = {
            \t\t\tisa = PBXSourcesBuildPhase;
            \t\t\tfiles = (
            \(lines.map(\.2).joined())\t\t\t);
            \t\t};
            /* End PBXSourcesBuildPhase section */

            /* Begin XCBuildConfiguration section */
            \t\tA4 /* Debug */ = {
            \t\t\tisa = XCBuildConfiguration;
            \t\t\tbuildSettings = {
            \t\t\t\tSWIFT_VERSION = \(version);
            \t\t\t};
            \t\t\tname = Debug;
            \t\t};
            /* End XCBuildConfiguration section */

            /* Begin XCConfigurationList section */
            \t\tA3 = {
            \t\t\tisa = XCConfigurationList;
            \t\t\tbuildConfigurations = (
            \t\t\t\tA4 /* Debug */,
            \t\t\t);
            \t\t};
            /* End XCConfigurationList section */
            \t};
            \trootObject = A1;
            }

            """
    }

    private static let menu = (reference: "C1", build: "B1", name: "Menu.swift")

    @Test func `files that each side added are all there, sorted in their sections`() {
        let (mine, other) = (("C3", "B2", "Mine.swift"), ("C2", "B3", "Other.swift"))
        let merged = merge(
            project([Self.menu]), project([Self.menu, mine]), project([Self.menu, other]), path: Self.path)
        #expect(merged.conflicts.isEmpty)
        let expected = project([Self.menu, mine, other])
        #expect(merged.text.split(separator: "\n").sorted() == expected.split(separator: "\n").sorted())
        #expect(XcodeProject.canRead(merged.text))
    }

    @Test func `a section is gone with its last object, and there with its first`() {
        let empty = project([])
            .replacing("/* Begin PBXBuildFile section */\n/* End PBXBuildFile section */\n\n", with: "")
            .replacing("/* Begin PBXFileReference section */\n/* End PBXFileReference section */\n\n", with: "")
        let merged = merge(
            empty, empty.replacing("SWIFT_VERSION = 5.0", with: "SWIFT_VERSION = 6.0"), project([Self.menu]),
            path: Self.path)
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text == project([Self.menu], version: "6.0"))
        let back = merge(project([Self.menu]), empty, project([Self.menu], version: "6.0"), path: Self.path)
        #expect(back.conflicts.isEmpty)
        #expect(back.text == empty.replacing("5.0", with: "6.0"))
    }

    @Test func `a file that one side renamed is renamed in comments too`() {
        let renamed = project([("C1", "B1", "Main.swift")])
        let merged = merge(project([Self.menu]), project([Self.menu], version: "6.0"), renamed, path: Self.path)
        #expect(merged.conflicts.isEmpty && merged.text == renamed.replacing("5.0", with: "6.0"))
    }

    @Test func `a setting that both changed is told with whose it is, and what Xcode counts up is the higher`() {
        let merged = merge(
            project([Self.menu]), project([Self.menu], version: "5.9", check: "1500"),
            project([Self.menu], version: "6.0", check: "1600"), path: Self.path)
        #expect(
            merged.conflicts == [
                "project: SWIFT_VERSION of build configuration Debug is 5.9 here and 6.0 there"
            ])
        #expect(merged.text == project([Self.menu], version: "5.9", check: "1600"))
    }

    @Test func `a file that each side added by itself is told, and there once`() {
        let (mine, other) = (("C3", "B2", "New.swift"), ("C2", "B3", "New.swift"))
        let merged = merge(
            project([Self.menu]), project([Self.menu, mine]), project([Self.menu, other]), path: Self.path)
        #expect(merged.conflicts == ["file reference New.swift is added here and there, as two files"])
        #expect(merged.text == project([Self.menu, mine]))
    }

    @Test func `a file that one side deleted and the other put into another group stays, and is told`() {
        let base = project([Self.menu])
        let moved = base.replacing("\t\t\t\tC1 /* Menu.swift */,\n", with: "")
            .replacing(
                "/* End PBXGroup section */",
                with:
                    "\t\tA9 /* Other */ = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\t\t\t\tC1 /* Menu.swift */,\n\t\t\t);\n\t\t};\n/* End PBXGroup section */"
            )
        let merged = merge(base, moved, project([]), path: Self.path)
        #expect(!merged.conflicts.isEmpty && merged.text.contains("\t\tC1 /* Menu.swift */ = {isa = PBXFileReference"))
        #expect(merged.conflicts[0].contains("file reference Menu.swift, which is deleted there and used here"))
    }
}

extension XcodeProject {
    fileprivate static func canRead(_ text: String) -> Bool {
        (try? XcodeProject.read(SourceText(path: "App.xcodeproj/project.pbxproj", text)).get()) != nil
    }
}
