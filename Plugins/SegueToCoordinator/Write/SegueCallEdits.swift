import Navigation
import SwiftWriting
import TransformKit

/// The edits that rewrite one call. The sender's expression stays as it is, since it may contain calls that are edited
/// themselves.
struct SegueCallEdits {
    private let call: SegueCallSyntax
    private let source: SourceText
    private let wrappers: SegueWrappers
    private static let widestLine = 120

    init(_ call: SegueCallSyntax, _ source: SourceText, _ wrappers: SegueWrappers) {
        self.call = call
        self.source = source
        self.wrappers = wrappers
    }

    /// The call as one of the coordinator: `navigation.showDetail(from: self, sender: x)`.
    func direct(_ method: NavigationMethod) -> [TextEdit] {
        var name = "\(method.property).\(method.name)"
        if call.receiver == .implicitSelf, isSpelledNearby(method.property) { name = "self." + name }
        var object = "self"
        if case .alias(let local) = call.receiver { object = local }
        var first = "from: \(object)"
        let values = self.values(method, object)
        guard let label = method.sender.label else {
            let end = call.sender?.range.upperBound ?? call.identifier.range.upperBound
            return [TextEdit(call.nameRange, name)]
                + arguments(call.identifier.range.lowerBound..<end, first + values, name)
        }
        guard let sender = call.sender else {
            first += ", sender: \(wrappers.impliedSender(of: call, object: object))"
            return [TextEdit(call.nameRange, name)] + arguments(call.identifier.range, first + values, name)
        }
        let between = call.identifier.range.upperBound..<sender.range.lowerBound
        if !values.isEmpty, !source.string(between).contains(where: \.isNewline),
            isTooLong(name, first + ", " + source.string(sender.range) + values)
        {
            let lines = argumentLines
            return [
                TextEdit(call.nameRange, name), TextEdit(call.identifier.range, lines.start + first),
                TextEdit(insert: values + lines.end, at: sender.range.upperBound),
            ] + relabeling(sender, label)
        }
        let added = values.isEmpty ? [] : [TextEdit(insert: values, at: sender.range.upperBound)]
        guard isLineBreakAlone(between), fits(name, first + values, sender) else {
            return [TextEdit(call.nameRange, name), TextEdit(call.identifier.range, first)]
                + relabeling(sender, label) + added
        }
        return [
            TextEdit(call.nameRange, name),
            TextEdit(call.identifier.range.lowerBound..<between.upperBound, first + ", "),
        ] + relabeling(sender, label) + added
    }

    /// The arguments for the values, with the comma before each.
    private func values(_ method: NavigationMethod, _ object: String) -> String {
        guard !method.values.isEmpty else { return "" }
        if object != "self" { return method.arguments(of: object) { _ in true } }
        let scope = CallScope(call, source)
        return method.arguments(
            of: nil, indexPath: scope.indexPath ?? RowCode.indexPath, needsSelf: scope.needsSelf)
    }

    /// All arguments in place of the old ones, on a line of their own where the call's would be too long.
    private func arguments(_ range: Range<Int>, _ text: String, _ name: String) -> [TextEdit] {
        guard text.contains(","), isTooLong(name, text) else { return [TextEdit(range, text)] }
        let lines = argumentLines
        return [TextEdit(range, lines.start + text + lines.end)]
    }

    private func isTooLong(_ name: String, _ arguments: String) -> Bool {
        // The name's own `self.` stands before the column.
        let column = source.position(at: call.nameRange.lowerBound).column
        return column + name.count + arguments.count + 2 > Self.widestLine
    }

    /// What stands before and behind arguments on a line of their own.
    private var argumentLines: (start: String, end: String) {
        let layout = SwiftLayout(of: source)
        let line = source.lineRange(containing: call.nameRange.lowerBound)
        let indent = source.string(line).prefix { $0 == " " || $0 == "\t" }
        return ("\(layout.newline)\(indent)\(layout.step)", "\(layout.newline)\(indent)")
    }

    /// The edit that gives the sender's argument another label.
    private func relabeling(_ sender: SegueCallSyntax.Argument, _ label: String) -> [TextEdit] {
        sender.label == label ? [] : [TextEdit(sender.range.lowerBound..<sender.value.lowerBound, label + ": ")]
    }

    /// The call as one of a new method of the class: `menu?.showDetail(sender: x)`.
    func method(_ name: String, _ form: SenderForm, cast: String?) -> [TextEdit] {
        var edits = [TextEdit(call.nameRange, name)]
        if let cast {
            if let range = call.receiverRange {
                edits.append(TextEdit(range, "(\(withoutMark(source.string(range))) as? \(cast))?"))
            } else {
                edits.append(TextEdit(insert: "(self as? \(cast))?.", at: call.range.lowerBound))
            }
        }
        guard let label = form.label else {
            let end = call.sender?.range.upperBound ?? call.identifier.range.upperBound
            return edits + [TextEdit(call.identifier.range.lowerBound..<end, "")]
        }
        guard let sender = call.sender else {
            let object = call.receiverRange.map { withoutMark(source.string($0)) } ?? "self"
            edits.append(
                TextEdit(call.identifier.range, "sender: \(wrappers.impliedSender(of: call, object: object))"))
            return edits
        }
        let between = call.identifier.range.upperBound..<sender.range.lowerBound
        if source.string(between).contains("/") {
            // A comment stays; the comma before it is removed.
            let comma = between.lowerBound..<between.lowerBound + (startsWithComma(between) ? 1 : 0)
            edits.append(TextEdit(call.identifier.range.lowerBound..<comma.upperBound, ""))
        } else {
            edits.append(TextEdit(call.identifier.range.lowerBound..<between.upperBound, ""))
        }
        return edits + relabeling(sender, label)
    }

    /// The call as one of the method that switches over identifiers: `openScene(withIdentifier: name, sender: x)`.
    func openScene(_ name: String) -> [TextEdit] { [TextEdit(call.nameRange, name)] }

    /// An object's expression without a `?` or `!` at its end.
    private func withoutMark(_ object: String) -> String {
        object.hasSuffix("?") || object.hasSuffix("!") ? String(object.dropLast()) : object
    }

    // MARK: Layout

    /// Whether the enclosing function contains the property's name, which may be a local variable's.
    private func isSpelledNearby(_ property: String) -> Bool {
        guard let member = call.member else { return false }
        return source.offsets(ofIdentifier: property).contains { member.contains($0) }
    }

    private func startsWithComma(_ range: Range<Int>) -> Bool { source.string(range).hasPrefix(",") }

    private func isLineBreakAlone(_ range: Range<Int>) -> Bool {
        let text = source.string(range)
        return text.contains { $0.isNewline } && text.allSatisfy { $0.isWhitespace || $0 == "," }
    }

    /// Whether the call fits on one line.
    private func fits(_ name: String, _ first: String, _ sender: SegueCallSyntax.Argument) -> Bool {
        let last = source.string(sender.range)
        guard !last.contains(where: \.isNewline) else { return false }
        let column = source.position(at: call.nameRange.lowerBound).column
        return column + name.count + first.count + last.count + 4 <= Self.widestLine
    }
}
