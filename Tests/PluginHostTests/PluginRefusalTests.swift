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
        // It exports no descriptor, so that no damage can get it as far as the system's loader.
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
                #expect(["not-a-library", "other-platform", "no-descriptor"].contains(code), "\(word) at \(place)")
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

    @Test("when it has no descriptor")
    func noDescriptor() throws {
        let library = try folder.cLibrary("Plain", "int plain(void) { return 1; }")
        _ = try expectRefused(library, .noDescriptor, advice: "see Docs/Plugins.md")
    }

    @Test("when it carries a SwiftSyntax of its own")
    func ownSwiftSyntax() throws {
        let source = """
            public struct Syntax { public var text: String }
            @_cdecl("nibwright_plugin_descriptor")
            public func descriptor() -> UnsafeRawPointer? { nil }
            """
        let library = try folder.swiftLibrary(
            "Carrying", source, flags: ["-emit-library", "-parse-as-library", "-module-name", "SwiftSyntax"])
        let refusal = try expectRefused(library, .ownSwiftSyntax, advice: "use the one that TransformKit exports")
        guard case .ownSwiftSyntax(let count) = refusal else { return }
        #expect(count > 5)
    }

    // MARK: By its descriptor

    @Test("when its descriptor is not one of ours")
    func badDescriptor() throws {
        let libraries = [
            try folder.cLibrary("Magic", Descriptor(magic: "1").source),
            try folder.cLibrary("Short", Descriptor(size: "24").source),
            try folder.cLibrary("Null", "const void *nibwright_plugin_descriptor(void) { return 0; }"),
        ]
        for library in libraries { _ = try expectRefused(library, .badDescriptor, advice: "nibwright plugin build") }
    }

    @Test("when it was built for another interface, kit, compiler, swift-syntax or machine")
    func otherBuild() throws {
        let version = PluginLoader.apiVersion
        let cases: [(Descriptor, PluginRefusal)] = [
            (Descriptor(size: "16", apiVersion: "0"), .apiVersion(expected: version, found: 0)),
            (Descriptor(apiVersion: "7"), .apiVersion(expected: version, found: 7)),
            (Descriptor(kitBuild: "\"0123\""), .kitBuild(expected: KitIdentity.build, found: "0123")),
            (Descriptor(compiler: "\"5.9\""), .compiler(expected: KitIdentity.compiler, found: "5.9")),
            (Descriptor(compiler: "0"), .compiler(expected: KitIdentity.compiler, found: "(nothing)")),
            (Descriptor(swiftSyntax: "\"509.0.0\""), .swiftSyntax(expected: KitIdentity.swiftSyntax, found: "509.0.0")),
            (
                Descriptor(targetTriple: "\"riscv64-unknown-linux-gnu\""),
                .otherPlatform(found: "riscv64-unknown-linux-gnu")
            ),
        ]
        for (number, (descriptor, expected)) in cases.enumerated() {
            let refusal = try #require(load(folder.cLibrary("Other\(number)", descriptor.source)))
            #expect(refusal == expected)
            #expect(
                refusal.message.contains("nibwright plugin build") || refusal.message.contains("build the plugin on"))
        }
    }

    @Test("when the system misses a symbol of it")
    func notLoadable() throws {
        let source = Descriptor().source + "void nibwright_gone(void); void use(void) { nibwright_gone(); }"
        let library = try folder.cLibrary("Missing", source)
        let refusal = try expectRefused(library, .notLoadable, advice: "nibwright plugin build")
        #expect(refusal.message.contains("nibwright_gone"))
    }

    // MARK: By its transforms

    @Test("when it brings no transform")
    func noTransforms() throws {
        let empty = "void nibwright_plugin_transforms(void *registry) { (void)registry; }"
        for (name, source) in [("Without", Descriptor().source), ("Empty", Descriptor().source + empty)] {
            _ = try expectRefused(folder.cLibrary(name, source), .noTransforms, advice: "call `register`")
        }
    }

    @Test("when its transform's id is taken, and the one that has it stays")
    func transformTaken() throws {
        let first = try PagePlugin.library()
        let second = try folder.file("libCopy.so", Data(contentsOf: URL(fileURLWithPath: first))).path
        var loader = PluginLoader()
        loader.load(first)
        loader.load(second)
        #expect(loader.refused.map(\.refusal) == [.transformTaken("remove-restoration-identifiers", by: first)])
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

/// The descriptor of a plugin in C that fits this kit but for the fields that a test gives.
private struct Descriptor {
    var magic = "0x4E49425752474854ULL"
    var size = "sizeof(Descriptor)"
    var apiVersion = "\(PluginLoader.apiVersion)"
    var kitBuild = "\"\(KitIdentity.build)\""
    var compiler = "\"\(KitIdentity.compiler)\""
    var swiftSyntax = "\"\(KitIdentity.swiftSyntax)\""
    var targetTriple = "\"\(KitIdentity.targetTriple)\""

    var source: String {
        """
        #include <stdint.h>
        typedef struct {
            uint64_t magic;
            uint32_t size, api_version;
            const char *kit_build, *compiler, *swift_syntax, *target_triple;
        } Descriptor;
        static const Descriptor descriptor = {
            \(magic), \(size), \(apiVersion), \(kitBuild), \(compiler), \(swiftSyntax), \(targetTriple)
        };
        const void *nibwright_plugin_descriptor(void) { return &descriptor; }

        """
    }
}
