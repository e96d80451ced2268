import Foundation
import PluginHost
import Testing

/// Every refusal, produced by a file that deserves it.
@Suite("A plugin is refused")
struct PluginRefusalTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func load(_ path: String) -> PluginRefusal? {
        var loader = PluginLoader()
        loader.load(path)
        return loader.refused.first?.refusal
    }

    /// Expects a refusal with its code and that its message says what to do.
    private func expectRefused(_ path: String, _ code: PluginRefusal.Code, advice: String) throws -> PluginRefusal {
        let refusal = try #require(load(path), "it was loaded")
        #expect(refusal.code == code.rawValue, "\(refusal)")
        #expect(refusal.message.contains(advice), "\(refusal.message)")
        return refusal
    }

    // MARK: By its file

    @Test("when it is not there or is a folder")
    func unreadable() throws {
        _ = try expectRefused(folder.path + "/libGone.so", .unreadable, advice: "take it out of the folder")
        _ = try expectRefused(folder.path, .unreadable, advice: "take it out of the folder")
    }

    @Test("when it is a text, empty, or an executable")
    func notALibrary() throws {
        let files = [
            try folder.file("libText.so", "import TransformKit\n").path, try folder.file("libEmpty.so", "").path,
            try BuiltKit.nibwright(),
        ]
        for file in files { _ = try expectRefused(file, .notALibrary, advice: "`swiftc -emit-library`") }
    }

    @Test("when its file ends anywhere before its end")
    func truncated() throws {
        let whole = try Data(contentsOf: URL(fileURLWithPath: PagePlugin.library()))
        let lengths = Array(0...200) + Array(stride(from: 201, to: whole.count, by: 997)) + [whole.count - 1]
        for length in lengths {
            let path = try folder.file("libTruncated.so", whole.prefix(length)).path
            #expect(load(path) == .notALibrary, "at \(length) of \(whole.count) bytes")
        }
    }

    #if !os(macOS)
        @Test("when its headers are whole and what they tell the system to map is not")
        func missingSegment() throws {
            var bytes = try Data(contentsOf: URL(fileURLWithPath: PagePlugin.library()))
            // Program headers follow the 64 bytes of the file's own, 56 bytes each: type 1 is mapped, 32 bytes in is its size.
            let header = try #require(stride(from: 64, to: 64 + 8 * 56, by: 56).first { bytes[$0] == 1 })
            bytes[header + 32 + 3] = 0x7F
            let path = try folder.file("libMissing.so", bytes).path
            #expect(load(path) == .notALibrary)
        }
    #endif

    @Test("when any byte of its file is wrong, by an answer and never by a crash")
    func damaged() throws {
        // It has no identity, so that no damage can get it as far as the system's loader.
        let library = try folder.cLibrary("Plain", "int plain(void) { return 1; }")
        let whole = try Data(contentsOf: URL(fileURLWithPath: library))
        let words =
            Array(stride(from: 0, to: 700, by: 4)) + Array(stride(from: whole.count - 2500, to: whole.count - 8, by: 4))
        for place in words {
            for word in [Int.max, -1, 0, 0x1_0000_0001] {
                var damaged = whole
                withUnsafeBytes(of: word.littleEndian) { damaged.replaceSubrange(place..<place + 8, with: $0) }
                let path = try folder.file("libDamaged.so", damaged).path
                let code = try #require(load(path)).code
                #expect(["not-a-library", "other-platform", "no-identity"].contains(code), "\(word) at \(place)")
            }
        }
    }

    @Test("when it is for another processor or system")
    func otherPlatform() throws {
        var bytes = try Data(contentsOf: URL(fileURLWithPath: PagePlugin.library()))
        #if os(macOS)
            bytes[4] = 0x12
            let foreign = Data([0x7F, 0x45, 0x4C, 0x46, 2, 1, 1])
        #else
            bytes[18] = 243
            let foreign = Data([0xCF, 0xFA, 0xED, 0xFE, 7, 0, 0, 1])
        #endif
        for bytes in [bytes, foreign] {
            let path = try folder.file("libOther.so", bytes).path
            _ = try expectRefused(path, .otherPlatform, advice: "build the plugin on this machine")
        }
    }

    @Test("when it does not say what it was compiled against")
    func noIdentity() throws {
        let library = try folder.cLibrary("Plain", "int plain(void) { return 1; }")
        _ = try expectRefused(library, .noIdentity, advice: "see Docs/Plugins.md")
    }

    @Test("when it is larger than any plugin, without being read")
    func tooLarge() throws {
        let path = try folder.file("libSparse.so", Data(contentsOf: URL(fileURLWithPath: PagePlugin.library()))).path
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try file.truncate(atOffset: 3 << 30)
        _ = try expectRefused(path, .tooLarge, advice: "take the file out of the folder")
    }

    @Test("when it carries a SwiftSyntax of its own")
    func ownSwiftSyntax() throws {
        let source = """
            public struct Syntax { public var text: String }
            @inline(never) func keep(_ text: StaticString) -> Int { text.utf8CodeUnitCount }
            @_cdecl("nibwright_plugin")
            public func transforms() -> Int { keep("\(KitIdentity.text)") }
            """
        let library = try folder.swiftLibrary(
            "Carrying", source, flags: ["-emit-library", "-parse-as-library", "-module-name", "SwiftSyntax"])
        let refusal = try expectRefused(library, .ownSwiftSyntax, advice: "use the one that TransformKit exports")
        guard case .ownSwiftSyntax(let count) = refusal else { return }
        #expect(count > 5)
    }

    // MARK: By its identity

    @Test("when what it says of its kit is cut short, twice and different, or lacks something")
    func badIdentity() throws {
        let text = KitIdentity.text
        let sources = [
            PluginInC(identity: text.replacing(";end", with: "")).source,
            PluginInC(identity: text.replacing("compiler=", with: "komplier=")).source,
            PluginInC(identity: text.replacing("seal=00", with: "seal=")).source,
            PluginInC(identity: text.replacing("api=1", with: "api=one")).source,
            PluginInC().source + "const char other[] = \"\(text.replacing("kit=", with: "kit=0"))\";\n",
        ]
        for (number, source) in sources.enumerated() {
            let library = try folder.cLibrary("Bad\(number)", source)
            _ = try expectRefused(library, .badIdentity, advice: "nibwright plugin build")
        }
    }

    @Test("when it was built for another interface, kit, compiler, swift-syntax or machine, and none of its code runs")
    func otherBuild() throws {
        let version = KitIdentity.apiVersion
        let cases: [(field: String, value: String, PluginRefusal, code: String)] = [
            ("api", "0", .apiVersion(expected: version, found: 0), "api-version"),
            ("api", "7", .apiVersion(expected: version, found: 7), "api-version"),
            ("kit", "0123", try mismatch(.kit, KitIdentity.build, "0123"), "kit-build"),
            ("compiler", "5.9", try mismatch(.compiler, KitIdentity.compiler, "5.9"), "compiler"),
            (
                "swift-syntax", "509.0.0", try mismatch(.swiftSyntax, KitIdentity.swiftSyntax, "509.0.0"),
                "swift-syntax-version"
            ),
            (
                "triple", "riscv64-none", try mismatch(.platform, KitIdentity.targetTriple, "riscv64-none"),
                "other-platform"
            ),
        ]
        for (number, (field, value, expected, code)) in cases.enumerated() {
            let source = PluginInC.ending + PluginInC(identity: PluginInC.identity(field, value)).source
            let refusal = try #require(load(folder.cLibrary("Other\(number)", source)))
            #expect(refusal == expected && refusal.code == code)
            #expect(refusal.message.contains("nibwright plugin build --all"))
        }
    }

    private func mismatch(_ fact: KitMismatch.Fact, _ expected: String, _ found: String) throws -> PluginRefusal {
        .mismatch(try #require(KitMismatch([KitMismatch.Difference(fact, expected: expected, found: found)])))
    }

    @Test("with every fact that differs, and those that do not")
    func words() throws {
        let identity = PluginInC.identity("kit", "0123").replacing(
            "compiler=\(KitIdentity.compiler)", with: "compiler=5.9")
        let refusal = try #require(load(folder.cLibrary("Both", PluginInC(identity: identity).source)))
        #expect(refusal.code == "compiler")
        #expect(
            refusal.message.hasPrefix(
                "it was built with Swift 5.9 and the kit with Swift \(KitIdentity.compiler), against kit 0123 and this is kit "
                    + "\(KitIdentity.build); its platform is the same; rebuild it against this kit: "),
            "\(refusal.message)")
        let kit = try #require(load(folder.cLibrary("Kit", PluginInC(identity: PluginInC.identity("kit", "1")).source)))
        #expect(kit.message.contains("; its compiler and platform are the same;"), "\(kit.message)")
    }

    @Test("when the system misses a symbol of it")
    func notLoadable() throws {
        let source = PluginInC().source + "void nibwright_gone(void); void use(void) { nibwright_gone(); }"
        let library = try folder.cLibrary("Missing", source)
        let refusal = try expectRefused(library, .notLoadable, advice: "nibwright plugin build")
        #expect(refusal.message.contains("nibwright_gone"))
    }

    // MARK: By its parts

    @Test("when it brings nothing")
    func noParts() throws {
        let sources = [
            "Without": PluginInC(entry: "").source, "Empty": PluginInC().source,
            "Variable": PluginInC(entry: "const long nibwright_plugin[] = { 7, 7 };").source,
        ]
        for (name, source) in sources {
            _ = try expectRefused(folder.cLibrary(name, source), .noParts, advice: "calls `register`")
        }
    }

    @Test("when its transform's id is taken, and the one that has it stays")
    func idTaken() throws {
        let first = try PagePlugin.library()
        let second = try folder.file("libCopy.so", Data(contentsOf: URL(fileURLWithPath: first))).path
        var loader = PluginLoader()
        loader.load(first)
        loader.load(second)
        let part = try #require(loader.transforms.first).part
        #expect(part.id == "remove-restoration-identifiers" && part.kind == .transform)
        #expect(loader.refused.map(\.refusal) == [.idTaken(part, by: first)])
        #expect(loader.refused.first?.refusal.message.contains("give it another id") == true)
        #expect(loader.transforms.count == 1)
    }

    @Test("by the executable with its code, and with status 3 if the recipe needs it")
    func executable() throws {
        try folder.file("libText.\(PluginFile.libraryExtension)", "no library")
        let recipe = """
            schema: 1
            name: gone
            summary: Uses a transform of the refused plugin.
            steps: [{ use: rename-everything }]

            """
        try folder.file("gone.yml", recipe)
        try folder.file("project/Main.swift", "")
        for (arguments, status) in [(["plan", "gone.yml", "project"], 3), (["plugin"], 3), (["explain"], 0)] {
            let result = try CommandResult.run(
                [try BuiltKit.nibwright()] + arguments, in: folder.path,
                environment: ["NIBWRIGHT_PLUGIN_PATH": folder.path])
            #expect(result.status == Int32(status), "\(arguments): \(result.errors)")
            if status == 3 {
                #expect((result.output + result.errors).contains("refused (not-a-library): the file is not"))
            }
        }
    }
}
