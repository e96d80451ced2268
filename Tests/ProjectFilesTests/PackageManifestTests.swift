import ProjectFiles
import Randomness
import SourceText
import Testing

@Suite("A package manifest")
struct PackageManifestTests {
    private static let text = #"""
        // swift-tools-version: 5.9
        import PackageDescription

        /* A package of /* two */ targets. */
        let package = Package(
            name: "Cafe",
            platforms: [.iOS(.v15), .macOS(.v10_15), .tvOS("14.2"), .macCatalyst(.v16)],
            products: [.library(name: "Cafe", targets: ["Cafe"])],
            dependencies: [.package(url: "https://example.com/tea", from: "1.0.0")],
            targets: [
                .target(
                    name: "Cafe", dependencies: ["Kit", .product(name: "Tea", package: "tea")], path: "Code/Cafe",
                    exclude: ["Old"], resources: [.copy("Fixtures"), .process("Menu.xib")],
                    swiftSettings: [.define("A", .when(configuration: .debug))]),
                .target(name: "Kit"),
                .testTarget(name: "CafeTests", dependencies: [.target(name: "Cafe")]),
                made("Other"),
                .binaryTarget(name: "Cup", path: "Cup.xcframework"),
            ] + more
        )
        """#

    private func manifest(_ text: String) -> PackageManifest? {
        PackageManifest.read(SourceText(path: "Cafe/Package.swift", text))
    }

    @Test("states tools, systems and targets")
    func reading() throws {
        let manifest = try #require(self.manifest(Self.text.replacing(" + more", with: "")))
        #expect(manifest.name == "Cafe")
        #expect(manifest.toolsVersion == [5, 9])
        #expect(manifest.platforms == [.iOS: "15", .macOS: "10.15", .tvOS: "14.2"])
        #expect(manifest.platformExpression == nil)
        #expect(manifest.targets.map(\.name) == ["Cafe", "Kit", "CafeTests"])
        let cafe = try #require(manifest.targets.first)
        #expect(cafe.path == "Code/Cafe")
        #expect(cafe.excluded == ["Old"])
        #expect(cafe.copied == ["Fixtures"])
        #expect(cafe.dependencies == ["Kit", "Tea"])
        #expect(manifest.targets[2].dependencies == ["Cafe"])
    }

    @Test("says nothing of targets that are put together while it runs")
    func expressions() throws {
        #expect(try #require(manifest(Self.text)).targets.isEmpty)
    }

    @Test(
        "names the expression where the systems are no plain list",
        arguments: [
            ("platforms: systems", "systems"), ("platforms: [.iOS(oldest)]", "oldest"),
            ("platforms: [.iOS(.v12)] + others", "iOS"), ("platforms: nil", nil),
        ] as [(String, String?)])
    func platforms(argument: String, expected: String?) throws {
        let manifest = try #require(self.manifest("let package = Package(name: \"A\", \(argument), targets: [])"))
        #expect(manifest.platformExpression == expected)
        #expect(manifest.toolsVersion == [3, 1])
        #expect(!manifest.findsResources)
    }

    @Test("knows that statements behind it may set the systems anew")
    func laterStatements() throws {
        let text = "let package = Package(name: \"A\", targets: [])\npackage.platforms = [.iOS(.v17)]\n"
        #expect(try #require(manifest(text)).platformExpression == "package.platforms")
    }

    @Test("finds the folder of a target, also the only one's")
    func folders() throws {
        let manifest = try #require(self.manifest(Self.text.replacing(" + more", with: "")))
        let paths = ["Cafe/Code/Cafe/A.xib", "Cafe/Source/Kit/K.swift", "Cafe/Tests/CafeTests/T.swift"]
        let folders = manifest.folders(in: FileListing(paths))
        #expect(folders.map(\.path) == ["Cafe/Code/Cafe", "Cafe/Source/Kit", "Cafe/Tests/CafeTests"])
        let compiled = [
            "Cafe/Code/Cafe/A.xib", "Cafe/Code/Cafe/de.lproj/B.storyboard", "Cafe/Code/Cafe/C.xcassets/Contents.json",
        ]
        let others = [
            "Cafe/Code/Cafe/Old/A.xib", "Cafe/Code/Cafe/Fixtures/A.xib", "Cafe/Code/Cafe/A.swift", "Cafe/Code/A.xib",
            "Cafe/Code/Cafe/D.bundle/A.xib",
        ]
        for path in compiled {
            #expect(PackageManifest.folder(compiling: path, among: folders)?.target.name == "Cafe")
        }
        for path in others { #expect(PackageManifest.folder(compiling: path, among: folders) == nil) }
        let only = "// swift-tools-version:5.9\nlet package = Package(name: \"A\", targets: [.target(name: \"A\")])"
        #expect(
            PackageManifest.read(SourceText(path: "Package.swift", only))?
                .folders(in: FileListing(["Sources/A.xib"])).map(\.path) == ["Sources"])
    }

    @Test("never crashes on damaged text, and ends where brackets nest without end")
    func damaged() {
        var random = SeededRandom(seed: 11)
        let pieces = ["(", ")", "[", "]", "\"", ",", ":", ".", "/*", "#", "\\", "{", "\"\"\""].map { Array($0.utf8) }
        var read = 0
        for _ in 0..<1_000 {
            var bytes = Array(Self.text.utf8)
            let place = Int.random(in: 0..<bytes.count, using: &random)
            bytes.replaceSubrange(
                place..<min(bytes.count, place + Int.random(in: 0..<9, using: &random)),
                with: pieces.randomElement(using: &random) ?? [])
            if PackageManifest.read(SourceText(path: "Package.swift", bytes: bytes)) != nil { read += 1 }
        }
        #expect(read > 100)
        let deep = "Package(name: " + String(repeating: "[(.a(", count: 100_000)
        #expect(manifest(deep) == nil)
    }
}
