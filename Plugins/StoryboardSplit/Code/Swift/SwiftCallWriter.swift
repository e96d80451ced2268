import SwiftWriting
import TransformKit

/// Rewrites Swift so that a call opens a scene in its new storyboard.
struct SwiftCallWriter: Sendable {
    let graph: ProjectGraph
    private let cases: StoryboardCaseWriter
    private let accessors: StoryboardAccessorWriter

    init(_ graph: ProjectGraph, _ calls: [SceneCall]) {
        self.graph = graph
        cases = StoryboardCaseWriter(graph, calls)
        accessors = StoryboardAccessorWriter(graph, calls)
    }

    /// Returns whether a source can be changed to any other storyboard.
    func canChange(_ source: StoryboardSource, of call: SceneCall) -> Bool {
        switch source.form {
        case .enumCase(let storyboardCase):
            cases.canGrow(storyboardCase) && cases.givesName(storyboardCase, of: call)
        case .literal, .name, .swiftGenSymbol, .rSwiftSymbol: true
        case .storyboard, .local, .makingCall: expression(call, "", at: source.place) != nil
        }
    }

    /// Returns whether a changed source would contradict its name, while the call can use an accessor of its own instead.
    func misleads(changing source: StoryboardSource, of call: SceneCall, to placement: ScenePlacement) -> Bool {
        accessors.misleads(changing: source)
            && call.sources.contains { accessors.sibling(for: $0, of: call, storyboard: placement.storyboard) != nil }
    }

    /// Returns the edits that change a source of a call to another storyboard; nil where that cannot be written.
    func edits(changing source: StoryboardSource, of call: SceneCall, to placement: ScenePlacement) -> [FileEdit]? {
        let place = source.place
        if [.storyboard, .local, .name].contains(source.form),
            let sibling = accessors.sibling(for: source, of: call, storyboard: placement.storyboard)
        {
            return [replace(place, sibling.text)] + sibling.edits
        }
        switch source.form {
        case .literal, .name: return [replace(place, placement.storyboard.swiftLiteral)]
        case .swiftGenSymbol: return [replace(place, SwiftNames.swiftGen(placement.storyboard))]
        case .rSwiftSymbol: return [replace(place, SwiftNames.rSwift(placement.storyboard))]
        case .enumCase(let storyboardCase):
            guard let (name, edits) = cases.name(of: placement.storyboard, in: storyboardCase, for: call) else {
                return nil
            }
            return [replace(place, name)] + edits
        case .storyboard:
            guard let text = expression(call, placement.storyboard, at: place) else { return nil }
            return receiverEdits(place, text, of: call)
        case .makingCall(let cast): return makingEdits(cast, source, of: call, to: placement)
        case .local:
            guard let text = expression(call, placement.storyboard, at: place) else { return nil }
            return [localEdit(place, text, of: call)]
        }
    }

    /// Returns the edits that change the identifier of a call; nil where that cannot be written.
    func edits(renaming call: SceneCall, to identifier: String) -> [FileEdit]? {
        if let literal = call.identifier { return [replace(literal, identifier.swiftLiteral)] }
        guard call.syntax != nil, !call.sources.contains(where: { $0.form == .swiftGenSymbol }) else { return nil }
        let place = CodeRange(path: call.reference.path, range: call.reference.range)
        return [replace(place, identifier.swiftLiteral)]
    }

    /// Returns the edits that turn a call for the initial scene into one for an identifier; nil where that cannot be
    /// written.
    func edits(identifying call: SceneCall, as identifier: String) -> [FileEdit]? {
        guard let syntax = call.syntax, let document = call.controllers.first?.document else { return nil }
        let name = document.kind.platform == .macOS ? "instantiateController" : "instantiateViewController"
        let path = call.reference.path
        // A creator would have to move along.
        guard let old = graph.text(at: path)?.string(syntax.method), old.hasSuffix("()"), !old.contains("{") else {
            return nil
        }
        var edits = [
            replace(
                CodeRange(path: path, range: syntax.method),
                "\(name)(withIdentifier: \(identifier.swiftLiteral))")
        ]
        // The call for the initial scene gives an optional, and this one does not, unless its storyboard is one.
        if syntax.chaining == .optional { return edits }
        switch syntax.following {
        case .cast: break
        case .anything where isAssigned(syntax.range, in: path): break
        case .forced(let mark): edits.append(replace(CodeRange(path: path, range: mark), ""))
        case .optional, .anything:
            edits.append(.replace(path: path, TextEdit(insert: "Optional(", at: syntax.range.lowerBound)))
            edits.append(.replace(path: path, TextEdit(insert: ")", at: syntax.range.upperBound)))
        }
        return edits
    }

    /// Returns whether a call is the whole value assigned to a variable declared elsewhere, which has its type already.
    private func isAssigned(_ range: Range<Int>, in path: String) -> Bool {
        guard let source = graph.text(at: path) else { return false }
        let line = source.lineRange(containing: range.lowerBound)
        let before = source.string(line.lowerBound..<range.lowerBound).split(separator: " ")
        let behind = source.string(range.upperBound..<max(range.upperBound, line.upperBound))
        return before.count == 2 && before[1] == "=" && behind.allSatisfy(\.isWhitespace)
    }

    // MARK: Storyboards

    /// Returns `UIStoryboard(name: "Orders", bundle: nil)`; nil where the bundle cannot be determined.
    private func expression(_ call: SceneCall, _ name: String, at place: CodeRange) -> String? {
        guard let document = call.controllers.first?.document ?? call.storyboards.first,
            let bundle = BundleExpression(graph).text(for: document, call, at: place)
        else { return nil }
        let type = document.kind.platform == .macOS ? "NSStoryboard" : "UIStoryboard"
        return "\(type)(name: \(name.swiftLiteral), bundle: \(bundle))"
    }

    private func receiverEdits(_ place: CodeRange, _ text: String, of call: SceneCall) -> [FileEdit] {
        // In an extension of the storyboard's class nothing stands before the call.
        if place.range.isEmpty { return [replace(place, text + ".")] }
        guard let source = graph.text(at: place.path) else { return [] }
        let mark = place.range.upperBound < source.bytes.count ? source.bytes[place.range.upperBound] : 0
        let withMark = CodeRange(path: place.path, range: place.range.lowerBound..<place.range.upperBound + 1)
        let isUnwrapped = mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!")
        let whole = isUnwrapped ? withMark : place
        guard let syntax = call.syntax else {
            // A function of the project's own: the use of its result is not known.
            return [replace(whole, mark == UInt8(ascii: "?") ? "Optional(\(text))?" : text)]
        }
        guard syntax.chaining == .optional, call.reference.kind == .scene else { return [replace(whole, text)] }
        switch syntax.following {
        case .cast: return [replace(whole, text)]
        case .anything where isAssigned(syntax.range, in: place.path): return [replace(whole, text)]
        // Code that takes the result may get its type from it: a closure, a tuple, a pattern.
        case .optional, .anything: return [replace(whole, "Optional(\(text))?")]
        case .forced(let range):
            return [replace(whole, text), replace(CodeRange(path: place.path, range: range), "")]
        }
    }

    /// Replaces a call of a project's function that only creates a scene by the system's call.
    private func makingEdits(
        _ cast: String, _ making: StoryboardSource, of call: SceneCall, to placement: ScenePlacement
    ) -> [FileEdit]? {
        guard let text = expression(call, placement.storyboard, at: making.place),
            let source = graph.text(at: making.place.path),
            let document = call.controllers.first?.document, let identifier = call.reference.names.first
        else { return nil }
        let method = document.kind.platform == .macOS ? "instantiateController" : "instantiateViewController"
        let made = "\(text).\(method)(withIdentifier: \((placement.identifier ?? identifier).swiftLiteral))\(cast)"
        let behind = source.bytes[min(making.place.range.upperBound, source.bytes.count)...].prefix(3)
        let isOperand =
            behind.first.map { [.init(ascii: "."), .init(ascii: "!"), .init(ascii: "?")].contains($0) } == true
            || [" as", " ??", " =="].contains(String(decoding: Array(behind), as: UTF8.self))
        return [replace(making.place, isOperand && !cast.isEmpty ? "(\(made))" : made)]
    }

    /// Writes a local's value; a local that is unwrapped where it is used stays an optional.
    private func localEdit(_ place: CodeRange, _ text: String, of call: SceneCall) -> FileEdit {
        let old = graph.text(at: place.path)?.string(place.range) ?? ""
        let isUnwrapped =
            old.hasSuffix("!") || old.hasSuffix(")") && call.syntax?.chaining == SceneCallSyntax.Chaining.none
        let isPlain = isUnwrapped || call.syntax?.chaining == SceneCallSyntax.Chaining.none
        return replace(place, isPlain ? text : "Optional(\(text))")
    }

    private func replace(_ place: CodeRange, _ text: String) -> FileEdit {
        .replace(path: place.path, TextEdit(place.range, text))
    }
}
