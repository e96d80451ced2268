import Foundation
import PluginHost
import Testing

#if !os(macOS)
    /// A plugin is trusted by its bytes; a library that it needs was never shown to anybody.
    @Suite("A project's plugin that needs another library")
    struct NeededLibraryTests {
        private let folder: TemporaryFolder
        private let project: String
        private let mark: String
        /// Another one in each test: a library that the process has is not looked for again.
        private let name = "libHelper-\(UUID().uuidString).so"

        init() throws {
            folder = try TemporaryFolder()
            project = folder.path + "/project"
            mark = folder.path + "/ran"
            for name in ["project/lib", "project/.nibwright/plugins", "outside", "state"] {
                try FileManager.default.createDirectory(
                    atPath: folder.path + "/" + name, withIntermediateDirectories: true)
            }
        }

        /// Makes a library that leaves a file behind when it is loaded, and gives its path.
        @discardableResult
        private func helper(in place: String, soname: Bool = true) throws -> String {
            let source = """
                #include <stdio.h>
                __attribute__((constructor)) static void loaded(void) { fclose(fopen("\(mark)", "w")); }
                int helper(void) { return 1; }
                """
            let built = try folder.cLibrary(
                "Helper", source, linking: soname ? ["-Wl,-soname,\(name)"] : [])
            let path = folder.path + "/" + place + "/" + name
            try FileManager.default.copyItem(atPath: built, toPath: path)
            return path
        }

        /// Loads a plugin as one of the project's, from a copy elsewhere.
        private func load(_ arguments: [String]) throws -> PluginRefusal? {
            let source = PluginInC().source + "int helper(void); int use(void) { return helper(); }"
            let plugin = try folder.cLibrary("Plugin", source, linking: arguments)
            let copy = folder.path + "/state/plugin.so"
            try FileManager.default.copyItem(atPath: plugin, toPath: copy)
            var loader = PluginLoader()
            loader.load(
                plugin, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: plugin))), copy: copy, project: project)
            return loader.refused.first?.refusal
        }

        private func expectRefused(_ arguments: [String], _ needed: String, at place: String) throws {
            let refusal = try load(arguments)
            #expect(refusal == .projectLibrary(needed, place: place))
            #expect(!FileManager.default.fileExists(atPath: mark))
        }

        @Test(
            "which would be looked for in the project is refused, and nothing is loaded",
            arguments: [
                ["-rpath,PROJECT/lib"], ["-rpath,PROJECT/lib", "--disable-new-dtags"], ["-rpath,PROJECT/gone"],
                ["-rpath,$ORIGIN/../project/lib"], ["-rpath,${ORIGIN}/../project/lib"], ["-rpath,/nowhere:PROJECT/lib"],
                ["-rpath,ROOT/link"], ["-rpath,ROOT/$LIB"], ["-rpath,PROJECT/lib/../../outside"],
            ])
        func searched(flags: [String]) throws {
            let helper = try helper(in: "project/lib")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/link", withDestinationPath: project + "/lib")
            let flags = flags.map {
                "-Wl," + $0.replacing("PROJECT", with: project).replacing("ROOT", with: folder.path)
            }
            let refusal = try load([helper] + flags)
            guard case .projectLibrary(name, _) = refusal else {
                Issue.record("\(flags): \(String(describing: refusal))")
                return
            }
            #expect(refusal?.message.contains("link it statically into the plugin, or put it outside") == true)
            #expect(!FileManager.default.fileExists(atPath: mark))
        }

        @Test("which it names by its path in the project is refused")
        func named() throws {
            let helper = try helper(in: "project/lib", soname: false)
            try expectRefused([helper], helper, at: helper)
        }

        @Test("which an outside library's needs would bring in is refused where its folders count for those too")
        func inherited() throws {
            let helper = try helper(in: "outside")
            let flags = ["-Wl,-rpath,\(folder.path)/outside:\(project)/lib", "-Wl,--disable-new-dtags"]
            try expectRefused([helper] + flags, name, at: "\(project)/lib/\(name)")
        }

        @Test("which lies elsewhere, or is loaded already, is loaded, wherever else it might be looked for")
        func elsewhere() throws {
            let helper = try helper(in: "outside")
            // It registers nothing: so far it was loaded.
            #expect(try load([helper, "-Wl,-rpath,\(folder.path)/outside:\(project)/lib"]) == .noParts)
            #expect(FileManager.default.fileExists(atPath: mark))
        }

        @Test("which is there already is loaded, whatever its folders are")
        func loadedAlready() throws {
            let plugin = try folder.cLibrary(
                "Plugin", PluginInC().source,
                linking: ["-Wl,-rpath,\(project)/lib", "-Wl,--no-as-needed", "-lm", "-ldl"])
            let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: plugin)))
            var loader = PluginLoader()
            loader.load(plugin, bytes: bytes, copy: plugin, project: project)
            #expect(loader.refused.map(\.refusal) == [.noParts])
        }

        @Test("is named by the executable with what to do")
        func executable() throws {
            let helper = try helper(in: "project/lib")
            let source = PluginInC().source + "int helper(void); int use(void) { return helper(); }"
            let plugin = try folder.cLibrary("Plugin", source, linking: [helper, "-Wl,-rpath,\(project)/lib"])
            try FileManager.default.copyItem(
                atPath: plugin, toPath: project + "/.nibwright/plugins/libPlugin.so")
            let result = try CommandResult.run(
                [try BuiltKit.nibwright(), "plugin", "--project", project, "--plugins", "all"],
                environment: ["NIBWRIGHT_STATE_HOME": folder.path + "/user"])
            #expect(result.status == 3, "\(result.errors)")
            #expect(result.output.contains("refused (project-library): it needs the library \(name)"))
            #expect(!FileManager.default.fileExists(atPath: mark))
        }
    }
#endif
