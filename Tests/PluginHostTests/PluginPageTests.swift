import PluginHost
import Testing

/// `Docs/Plugins.md` against the code; that its plugin compiles and runs is in `PluginFromOutsideTests`.
@Suite("The page for plugin authors")
struct PluginPageTests {
    @Test("explains every refusal, in the order of the checks")
    func refusals() throws {
        #expect(try PageText(BuiltKit.pluginPage()).rowCodes == PluginRefusal.Code.allCases.map(\.rawValue))
    }

    @Test("shows the flags that `nibwright plugin build` gives")
    func command() throws {
        let shell = try PageText(BuiltKit.pluginPage()).block("sh")
        let words = shell.replacing("\\\n", with: " ").replacing("\"", with: "")
            .split(separator: "\n").last?.split(separator: " ").map(String.init)
        let file = "RestorationIdentifiers.swift"
        #expect(
            words == ["swiftc"] + PluginFlags(kitFolder: "$KIT").arguments
                + ["-module-name", PluginFlags.moduleName(for: file), "-o", "libRestorationIdentifiers.so", file])
    }

    @Test(
        "is right that any file name gives a module name",
        arguments: ["a/Rename.swift": "RenamePlugin", "my-plugin.swift": "my_pluginPlugin", "2é.swift": "_2_Plugin"])
    private func moduleName(_ path: String, _ name: String) {
        #expect(PluginFlags.moduleName(for: path) == name)
    }
}
