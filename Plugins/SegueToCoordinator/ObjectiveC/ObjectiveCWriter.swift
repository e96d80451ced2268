import Navigation
import ObjectiveCCode
import SwiftWriting
import TransformKit

/// Writes the changes of one class in Objective-C: calls of the coordinator, actions, and what configures screens.
struct ObjectiveCWriter {
    let part: ObjectiveCPart
    /// `MainCoordinator`
    let coordinator: String
    private let layout: SwiftLayout
    /// What configures the screen of each method that several places call.
    private var configurings: [ObjectiveCNavigationMethod: Configuring] = [:]

    init(_ part: ObjectiveCPart, coordinator: String) {
        self.part = part
        self.coordinator = coordinator
        layout = SwiftLayout(of: part.owner.source)
        var taken = part.owner.usedNames
        for method in part.methods {
            guard let configuring = configuring(for: method, besides: taken) else { continue }
            taken.insert(configuring.name)
            configurings[method] = configuring
        }
    }

    private var owner: ObjectiveCOwner { part.owner }
    private var newline: String { layout.newline }

    /// The edits of the class's file.
    var edits: [TextEdit] {
        var edits = part.screen.preparationEdits + [declaration]
        if let importing { edits.append(importing) }
        var members: [[String]] = []
        for method in part.methods {
            let configuring = configurings[method]
            for call in method.way.calls { edits.append(edit(call, method, configuring)) }
            if let configuring { members.append(self.method(configuring)) }
            if let action = action(of: method) { members.append(self.action(action, method, configuring)) }
        }
        let selection = selection
        if let edit = selection.edit { edits.append(edit) }
        if !selection.member.isEmpty { members.append(selection.member) }
        members.append(getter)
        let text = members.map { $0.map { $0 + newline }.joined() }.joined(separator: newline)
        // The last method may be the one that goes.
        let end = part.screen.preparationEdits.first { $0.range.upperBound == owner.implementation.end }?.range
            .lowerBound
        let isApart = owner.source.string(0..<(end ?? owner.implementation.end)).hasSuffix(newline + newline)
        edits.append(TextEdit(insert: (isApart ? "" : newline) + text + newline, at: owner.implementation.end))
        return edits
    }

    // MARK: The coordinator

    private var importing: TextEdit? {
        guard !owner.seesSwift else { return nil }
        let line = "#import \"\(owner.generatedHeader)\"" + newline
        guard let end = owner.endOfImports else { return TextEdit(insert: line + newline, at: 0) }
        return TextEdit(insert: line, at: end)
    }

    /// The property, in the class extension that is there or in a new one.
    private var declaration: TextEdit {
        let lines = [
            "/// Opens the screens that this one leads to. Set another one to lead elsewhere.",
            "@property (nonatomic, strong) id<\(part.protocolName)> \(part.property);",
        ]
        // An extension above the imports does not see the protocol yet.
        if let known = owner.syntax.classExtension(of: owner.name), known.end < owner.implementation.head.lowerBound,
            (owner.endOfImports ?? 0) <= known.head.lowerBound
        {
            let isApart = owner.source.string(known.head.upperBound..<known.end).hasSuffix(newline + newline)
            let text = lines.map { $0 + newline }.joined()
            return TextEdit(insert: (isApart ? "" : newline) + text + newline, at: known.end)
        }
        let all = ["@interface \(owner.name) ()", ""] + lines + ["", "@end", ""]
        return TextEdit(insert: all.map { $0 + newline }.joined(), at: owner.implementation.head.lowerBound)
    }

    private var getter: [String] {
        let variable = "_" + part.property
        return braced(
            "- (id<\(part.protocolName)>)\(part.property)",
            braced("if (!\(variable))", ["\(variable) = [[\(coordinator) alloc] init];"]) + ["return \(variable);"])
    }

    /// Lines in braces, as the file sets them.
    private func braced(_ head: String, _ lines: [String]) -> [String] {
        let inner = lines.map { $0.isEmpty ? "" : layout.step + $0 }
        return hasBracesBelow && head.hasPrefix("-") ? [head, "{"] + inner + ["}"] : [head + " {"] + inner + ["}"]
    }

    /// Whether the methods of the file have their braces on lines of their own.
    private var hasBracesBelow: Bool {
        let text = owner.source.string(owner.implementation.head.upperBound..<owner.implementation.end)
        let lines = text.split(omittingEmptySubsequences: true) { $0.isNewline }
        let heads = lines.indices.filter { lines[$0].hasPrefix("- (") || lines[$0].hasPrefix("-(") }
        let below = heads.count { lines.indices.contains($0 + 1) && lines[$0 + 1].hasPrefix("{") }
        return below * 2 > heads.count
    }

    // MARK: Configuring

    /// A method of the class that configures a screen which several places open.
    private struct Configuring {
        let name: String
        let configuration: ObjectiveCConfiguration
        /// The parameter: `MenuViewController *menu`, or the destination itself.
        let parameter: String
        let lines: [String]

        func message(to receiver: String, sender: String) -> String {
            "[\(receiver) \(name):\(ObjectiveCConfiguration.destination)"
                + (configuration.sender == nil ? "]" : " sender:\(sender)]")
        }
    }

    /// The method for what is written once and called from several places; nil where it stands in the only call.
    private func configuring(for method: ObjectiveCNavigationMethod, besides taken: Set<String>) -> Configuring? {
        guard let configuration = method.way.configuration else { return nil }
        if method.way.calls.count == 1, method.way.triggered.isEmpty, method.way.rows.isEmpty,
            let call = method.way.calls.first,
            standsAlone(configuration, in: call)
        {
            return nil
        }
        let isPlain = configuration.sender == nil || configuration.sender == "sender"
        if method.way.calls.isEmpty, method.way.rows.isEmpty, isPlain { return nil }
        if method.way.calls.isEmpty, method.way.triggered.isEmpty, method.way.rows.count == 1,
            configuration.sender == nil, configuration.lines.count <= Self.mostLinesOfRow,
            configuration.freeNames.isDisjoint(with: part.screen.selection?.parameters ?? ["tableView", "indexPath"])
        {
            return nil
        }
        let words = method.name.nameWords
        let stem = (["show", "open", "present", "go", "to"].contains(words[0]) ? Array(words.dropFirst()) : words)
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        var name = "configure" + stem
        while taken.contains(name) { name += "Screen" }
        let (parameter, lines) = Self.parameter(of: configuration)
        return Configuring(name: name, configuration: configuration, parameter: parameter, lines: lines)
    }

    /// `Menu *menu = destination;` in the first line is the parameter itself.
    private static func parameter(of configuration: ObjectiveCConfiguration) -> (parameter: String, lines: [String]) {
        let destination = ObjectiveCConfiguration.destination
        let whole = ("(__kindof UIViewController *)" + destination, configuration.lines)
        guard let first = configuration.lines.first, first.hasSuffix(";"),
            !configuration.lines.dropFirst().contains(where: { $0.contains(destination) })
        else { return whole }
        let sides = first.dropLast().split(separator: "=", omittingEmptySubsequences: false)
        guard sides.count == 2 else { return whole }
        let value = sides[1].filter { !$0.isWhitespace }
        let isPlain = value == destination || value.hasPrefix("(") && value.hasSuffix("*)" + destination)
        let declared = sides[0].split { $0 == " " || $0 == "*" }.map(String.init)
        guard isPlain, declared.count == 2, sides[0].contains("*") else { return whole }
        let rest = configuration.lines.dropFirst().drop(while: \.isEmpty)
        return ("(\(declared[0]) *)\(declared[1])", Array(rest))
    }

    private func method(_ configuring: Configuring) -> [String] {
        let sender = configuring.configuration.sender.map { " sender:(id)\($0)" } ?? ""
        return braced("- (void)\(configuring.name):\(configuring.parameter)\(sender)", configuring.lines)
    }

    /// Whether the code means the same in the place of a call: the names that it takes from around it are no locals
    /// there.
    private func standsAlone(_ configuration: ObjectiveCConfiguration, in call: SegueCall) -> Bool {
        guard let message = owner.message(of: call), owner.source.string(message.receiver) == "self" else {
            return false
        }
        if configuration.sender != nil {
            // Another name may have a type, and what asks the sender was written for any object.
            guard ["self", "nil", configuration.sender].contains(owner.source.string(message.arguments[1])) else {
                return false
            }
            // A text may say the sender's name as well.
            if configuration.lines.contains(where: { $0.contains("\"") && $0.contains(configuration.sender ?? "") }) {
                return false
            }
        }
        let locals = owner.locals(around: message.range.lowerBound)
        return configuration.freeNames.isDisjoint(with: locals)
    }

    // MARK: Calls

    private func edit(
        _ call: SegueCall, _ method: ObjectiveCNavigationMethod, _ configuring: Configuring?
    ) -> TextEdit {
        guard let message = owner.message(of: call) else { return TextEdit(insert: "", at: call.range.lowerBound) }
        let sender = owner.source.string(message.arguments[1])
        let lines = opening(
            method, configuring, receiver: owner.source.string(message.receiver), sender: sender)
        let indentation = SwiftLayout.indentation(at: message.range.lowerBound, in: owner.source)
        return TextEdit(message.range, lines.joined(separator: newline + indentation))
    }

    /// The message that opens a screen, with the block that configures it.
    private func opening(
        _ method: ObjectiveCNavigationMethod, _ configuring: Configuring?, receiver: String, sender: String
    ) -> [String] {
        let message = method.message(to: receiver, property: part.property, sender: sender)
        guard let configuration = method.way.configuration else { return [message + "]"] }
        let inner =
            configuring.map { [$0.message(to: receiver, sender: sender) + ";"] }
            ?? configuration.lines(sender: sender)
        return [message + " configure:^(__kindof UIViewController *\(ObjectiveCConfiguration.destination)) {"]
            + inner.map { $0.isEmpty ? "" : layout.step + $0 } + ["}]"]
    }

    // MARK: Rows

    /// How many lines a row's screen may be configured by in the method that answers the selection.
    private static let mostLinesOfRow = 4

    /// What the selection of rows does: at the beginning of the class's method, as UIKit performs segues before it calls
    /// that, or in a new one.
    private var selection: (edit: TextEdit?, member: [String]) {
        let cases = part.methods.flatMap { method in method.way.rows.map { (method: method, row: $0) } }
            .sorted { ObjectiveCRow.isBefore($0.row, $1.row) }
        guard !cases.isEmpty else { return (nil, []) }
        let known = part.screen.selection
        let table = known?.parameters.first ?? "tableView"
        let path = known?.parameters.last ?? "indexPath"
        var lines: [String] = []
        let local = "selectedIdentifier"
        let isCell = cases.count { if case .cell = $0.row.test { true } else { false } } > 1
        let identifier = isCell && !owner.usedNames.contains(local) ? local : nil
        if let identifier {
            lines.append("NSString *\(identifier) = [\(table) cellForRowAtIndexPath:\(path)].reuseIdentifier;")
        }
        for (number, item) in cases.enumerated() {
            // A backslash at the end would take the next line into the comment.
            let title = item.row.title.map { "  // \($0.replacing("\\", with: ""))" } ?? ""
            let test = "if (\(item.row.condition(table: table, path: path, identifier: identifier))) {\(title)"
            var opening = opening(
                item.method, configurings[item.method], receiver: "self",
                sender: "[\(table) cellForRowAtIndexPath:\(path)]")
            opening[opening.count - 1] += ";"
            if number == 0 { lines.append(test) } else { lines[lines.count - 1] = "} else " + test }
            lines += opening.map { $0.isEmpty ? "" : layout.step + $0 } + ["}"]
        }
        guard let known else {
            let head = "- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath"
            return (nil, braced(head, lines))
        }
        let text = lines.map { newline + ($0.isEmpty ? "" : layout.step + $0) }.joined()
        return (TextEdit(insert: text, at: known.body.lowerBound), [])
    }

    // MARK: Actions

    /// An action that takes the place of a segue which the document starts.
    private func action(of method: ObjectiveCNavigationMethod) -> (name: String, type: String)? {
        let senders = method.way.triggered.compactMap { (try? ActionSender(of: $0)) ?? nil }
        guard let first = senders.first else { return nil }
        let isOne = Set(senders.map(\.type)).count == 1
        return (Self.actionName(for: method, of: owner), isOne ? first.type + " *" : "id")
    }

    /// `showDetail` of the action `showDetail:`.
    static func actionName(for method: ObjectiveCNavigationMethod, of owner: ObjectiveCOwner) -> String {
        let candidates = [method.name, method.name + "Tapped", method.name + "Triggered"]
        return candidates.first { !owner.usedNames.contains($0) } ?? method.name + "FromDocument"
    }

    private func action(
        _ action: (name: String, type: String), _ method: ObjectiveCNavigationMethod, _ configuring: Configuring?
    ) -> [String] {
        var lines: [String] = []
        if part.screen.callsShouldPerform {
            let identifier = method.way.identifier?.objectiveCLiteral ?? "nil"
            lines += braced(
                "if (![self shouldPerformSegueWithIdentifier:\(identifier) sender:sender])", ["return;"])
        }
        var opening = opening(method, configuring, receiver: "self", sender: "sender")
        opening[opening.count - 1] += ";"
        return braced("- (IBAction)\(action.name):(\(action.type))sender", lines + opening)
    }
}

extension ObjectiveCOwner {
    /// Behind the last line above the implementation that imports a file in every build; nil where none does.
    fileprivate var endOfImports: Int? {
        var depth = 0
        var end: Int?
        for start in source.lineStarts where start < implementation.head.lowerBound {
            let line = source.lineRange(containing: start)
            let text = source.string(line).filter { !$0.isWhitespace }
            if text.hasPrefix("#if") { depth += 1 }
            if text.hasPrefix("#endif") { depth -= 1 }
            let isImport = ["#import", "#include", "@import"].contains { text.hasPrefix($0) }
            if depth == 0, isImport { end = line.upperBound }
        }
        return end
    }

    /// The names that methods around an offset declare: parameters and locals.
    func locals(around offset: Int) -> Set<String> {
        let body = source.string(implementation.head.upperBound..<offset)
        // The method begins behind the last closing brace at the margin.
        let start = body.range(of: "\n}", options: .backwards).map { body[..<$0.upperBound].utf8.count } ?? 0
        let words = syntax.words(in: implementation.head.upperBound + start..<implementation.end)
            .prefix { $0.range.lowerBound < offset + 4000 }
        return Set(words.filter { !$0.isMember && source.declaresName($0.range) }.map(\.text))
    }
}
