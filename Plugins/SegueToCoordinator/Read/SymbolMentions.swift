import Navigation
import SwiftSyntax
import TransformKit

/// Finds generated segue symbols in code that neither performs nor compares a segue but passes them on or stores them.
///
/// `row.presentationMode = .segueName(segueName: StoryboardSegue.Settings.account.rawValue)` has a form library perform
/// it.
struct SymbolMentions {
    let graph: ProjectGraph
    /// The symbols in known calls and comparisons.
    let known: [CodeReference]
    /// The segues of the project, each of which may have a symbol.
    let bearers: [SegueBearer]

    func references() -> [CodeReference] {
        let known = Dictionary(grouping: self.known, by: \.path)
        let sources = graph.swiftFiles.map(\.source).filter { source in
            !source.path.isInPlayground
                && (source.contains("R.segue." as StaticString) || source.contains("StoryboardSegue." as StaticString))
        }
        return concurrentMap(sources, threads: defaultThreadCount) { source in
            let finder = SymbolFinder(viewMode: .sourceAccurate)
            finder.walk(SwiftSyntaxTree.parse(source))
            return finder.types.compactMap { typeReference($0.range, $0.text, source) }
                + finder.found.filter { range, _ in
                    known[source.path]?.contains { $0.range.overlaps(range) } != true
                }.compactMap { reference($0.range, $0.text, source) }
        }.flatMap { $0 }
    }

    /// A reference to a type of symbols, whose cases code may use without naming it:
    /// `let all: [StoryboardSegue.Main] = [.detail]`.
    private func typeReference(_ range: Range<Int>, _ text: String, _ source: SourceText) -> CodeReference? {
        let storyboard = text.split(separator: ".").last.map { GeneratedName(String($0)) }
        let names = bearers.filter {
            graph.isNear(source.path, $0.path) && GeneratedName($0.storyboardName) == storyboard
        }.map(\.identifier)
        return made(range, text, source, of: names, isExact: false)
    }

    private func reference(_ range: Range<Int>, _ text: String, _ source: SourceText) -> CodeReference? {
        let parts = text.split(separator: ".").map { GeneratedName(String($0)) }
        guard let symbol = parts.dropFirst(parts[0] == GeneratedName("R") ? 3 : 2).first else { return nil }
        let names = bearers.filter { bearer in
            graph.isNear(source.path, bearer.path) && GeneratedName(bearer.identifier) == symbol
                && (parts[0] == GeneratedName("R") || GeneratedName(bearer.storyboardName) == parts[1])
        }.map(\.identifier)
        return made(range, text, source, of: names, isExact: true)
    }

    /// A reference to the symbols of segues; nil where the project has no such segue.
    private func made(
        _ range: Range<Int>, _ text: String, _ source: SourceText, of names: [String], isExact: Bool
    ) -> CodeReference? {
        if names.isEmpty { return nil }
        return CodeReference(
            kind: .performSegue, language: .swift, path: source.path, range: range,
            position: source.position(at: range.lowerBound), text: text, names: Set(names).sorted(), isExact: isExact)
    }
}

/// Finds `StoryboardSegue.Main.detail` and `R.segue.menu.detail`, with a `rawValue` or `identifier` after it.
private final class SymbolFinder: SyntaxVisitor {
    private(set) var found: [(range: Range<Int>, text: String)] = []
    /// `StoryboardSegue.Main` as a type of anything but a parameter.
    private(set) var types: [(range: Range<Int>, text: String)] = []

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        let text = node.trimmedDescription
        guard text.hasPrefix("StoryboardSegue."), text.count(where: { $0 == "." }) == 1 else { return .visitChildren }
        types.append((node.trimmedByteRange, text))
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        // `App.StoryboardSegue.Main.detail` names the module as well.
        let whole = node.trimmedDescription
        let module = whole.split(separator: ".").first.map(String.init) ?? ""
        let text = whole.hasPrefix(module + ".StoryboardSegue.") ? String(whole.dropFirst(module.count + 1)) : whole
        guard isSymbol(text) else { return .visitChildren }
        found.append((node.trimmedByteRange, text))
        return .skipChildren
    }

    private func isSymbol(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let length = text.hasPrefix("StoryboardSegue.") ? 3 : text.hasPrefix("R.segue.") ? 4 : 0
        guard length > 0, text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else {
            return false
        }
        return parts.count == length
            || parts.count == length + 1 && ["rawValue", "identifier"].contains(parts[length])
    }
}

extension String {
    /// Whether a path is in a playground, which has its own copies of generated code.
    var isInPlayground: Bool { contains(".playground/") }
}
