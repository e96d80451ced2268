import NibwrightKit

/// The file that the plugin writes: what silences `NSLog`, for a list of frameworks.
struct SilencedLogFile {
    static let name = "SilencedLog.swift"
    static let typeName = "SilencedLog"
    static let call = "SilencedLog.install()"

    let frameworks: [String]

    /// The one that an earlier run added to an app.
    static func find(in app: XcodeTarget, of graph: ProjectGraph) -> SourceText? {
        graph.targets.members(of: app, phase: .sources).lazy.compactMap(graph.text(at:))
            .first { $0.contains("enum \(typeName)") && $0.contains("_NSSetLogCStringFunction" as StaticString) }
    }

    /// A new file with the indentation and line endings of another.
    func bytes(like neighbor: SourceText) -> [UInt8] {
        let layout = SwiftLayout(of: neighbor)
        let lines = layout.lines(text.components(separatedBy: "\n"), depth: 0)
        return Array(lines.joined(separator: layout.newline).utf8)
    }

    /// The edit that gives a known file the list; none where it has these frameworks.
    func updating(_ known: SourceText) throws(Obstacle) -> [FileEdit] {
        let finder = ListFinder(viewMode: .sourceAccurate)
        finder.walk(SwiftSyntaxTree.parse(known))
        guard let found = finder.list else {
            throw Obstacle(
                code: .changedByHand, reason: "\(known.path) has no `let frameworks` with a list of literals",
                place: Place(path: known.path))
        }
        let names = found.elements.compactMap { element in
            element.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }
        if names.count == found.elements.count, Set(names) == Set(frameworks) { return [] }
        return [.replace(path: known.path, TextEdit(found.trimmedByteRange, list))]
    }

    private var list: String { "[" + frameworks.map(\.swiftLiteral).joined(separator: ", ") + "]" }

    /// What runs with each line is `nonisolated` and `@Sendable`, since a target may make everything else the main actor's,
    /// and any thread may log.
    private var text: String {
        """
        import Foundation

        /// Keeps what noisy frameworks write with `NSLog` out of the console of debug builds.
        enum SilencedLog {
            /// Sets the function that Foundation hands each line of `NSLog` to. Release builds do nothing here: the way to
            /// set it is private.
            static func install() {
                #if DEBUG
                setLogFunction { line, length, _ in
                    if SilencedLog.isCalledBySilencedFramework { return }
                    // In one piece, and not with `NSLog`, which would come here again.
                    FileHandle.standardError.write(Data(bytes: line, count: Int(length)) + Data([10]))
                }
                #endif
            }

            #if DEBUG
            /// The names of their binaries. What is linked statically is part of the app and has none.
            nonisolated private static let frameworks: Set<String> = \(list)

            /// Looks for the first code outside of Foundation that called `NSLog`. The search ends there, so a line costs a
            /// few frames of the stack, and the app's own lines stay where a framework has called the app.
            nonisolated private static var isCalledBySilencedFramework: Bool {
                let own = image(of: #dsohandle)
                let frames = Thread.callStackReturnAddresses.lazy.map { address in
                    image(of: UnsafeRawPointer(bitPattern: address.uintValue))
                }
                let caller = frames.drop { foundation.contains($0) }.drop { $0 == own }.first { !foundation.contains($0) }
                return caller.map(frameworks.contains) ?? false
            }

            nonisolated private static let foundation: Set<String> = [
                "Foundation", "CoreFoundation", "libswiftFoundation.dylib", "libswiftCore.dylib",
            ]

            /// The name of the binary that holds an address.
            nonisolated private static func image(of address: UnsafeRawPointer?) -> String {
                var info = Dl_info()
                guard let address, dladdr(address, &info) != 0, let path = info.dli_fname else { return "" }
                return String(cString: path).split(separator: "/").last.map(String.init) ?? ""
            }
            #endif
        }

        #if DEBUG
        /// Foundation's, and in none of its headers.
        @_silgen_name("_NSSetLogCStringFunction")
        private func setLogFunction(_ function: @Sendable @convention(c) (UnsafePointer<CChar>, UInt32, Bool) -> Void)
        #endif

        """
    }
}

/// Finds the list of frameworks in a file that an earlier run wrote.
private final class ListFinder: SyntaxVisitor {
    private(set) var list: ArrayExprSyntax?

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if node.pattern.trimmedDescription == "frameworks" { list = node.initializer?.value.as(ArrayExprSyntax.self) }
        return .skipChildren
    }
}
