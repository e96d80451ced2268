import ArgumentParser
import Differences
import Foundation
import InterfaceBuilder
import Planning
import SourceText

struct DescribeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "describe", abstract: "Print a storyboard or xib as lines that people read, for git's diffs.",
        discussion: """
            What Xcode changes by itself has no line. A file that cannot be read is printed as it is, after a line that \
            says why.

            In git diff, git log -p and git show: git config diff.nibwright.textconv 'nibwright describe', and in \
            .gitattributes: *.storyboard diff=nibwright and *.xib diff=nibwright
            """)

    @Argument(help: "A storyboard or xib, whatever its name.")
    var file: String

    /// Documents of this size are refused by the reader in any case.
    private static let largestSize = 256 << 20

    func run() throws {
        let bytes: [UInt8]
        do {
            bytes = try NamedFile(file, projects: []).read(limit: Self.largestSize)
        } catch {
            throw Failure(.usage, "\(error)".printable)
        }
        let source = SourceText(path: file, bytes: bytes)
        switch IBDocument.read(source) {
        case .success(let document): Terminal.print(DocumentDescription(document).text)
        case .failure(let refusal):
            // git takes no diff at all where this fails, and a file with marks of a merge has to be looked at.
            Terminal.print(Array("not described: \(refusal.message.printable)\n".utf8) + bytes)
        }
    }
}
