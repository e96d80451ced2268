import ProjectFiles
import Randomness
import SourceText
import Testing

@Suite("An .xcconfig")
struct ConfigurationFileTests {
    @Test("gives settings and includes, without comments, blanks and semicolons")
    func statements() {
        let text = """
            // All of it
            #include "Base.xcconfig" // first
            #include? "Local.xcconfig"
            IPHONEOS_DEPLOYMENT_TARGET = 12.0;
              NAME[sdk=iphoneos*] [arch=*]=Tea // for one
            ADDRESS = https://example.com
            EMPTY =
            nonsense
            = nothing
            """
        for newline in ["\n", "\r\n"] {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: newline)
            let source = SourceText(path: "A.xcconfig", "\u{FEFF}" + lines)
            var told: [String] = []
            for statement in XcodeConfigurationFile.read(source).statements {
                switch statement {
                case .include(let path, let isOptional): told.append("\(path) \(isOptional)")
                case .setting(let name, let value, let range):
                    told.append("\(name)=\(value)")
                    #expect(source.string(range) == value)
                }
            }
            #expect(
                told == [
                    "Base.xcconfig false", "Local.xcconfig true", "IPHONEOS_DEPLOYMENT_TARGET=12.0",
                    "NAME[sdk=iphoneos*][arch=*]=Tea", "ADDRESS=https:", "EMPTY=",
                ])
        }
    }

    @Test("never crashes on damaged bytes")
    func damaged() {
        var random = SeededRandom(seed: 3)
        let pieces = ["#include", "\"", "[", "]", "=", "//", ";", "\n", " ", "é", "A"]
        for _ in 0..<2_000 {
            let count = Int.random(in: 0..<12, using: &random)
            let text = (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined()
            for statement in XcodeConfigurationFile.read(SourceText(path: "A.xcconfig", text)).statements {
                if case .setting(let name, _, let range) = statement {
                    #expect(!name.isEmpty && range.upperBound <= text.utf8.count)
                }
            }
        }
    }

    @Test("is a kind of file by its ending")
    func kind() {
        #expect(ProjectFileKind(path: "Config/App.xcconfig") == .buildConfiguration)
    }
}
