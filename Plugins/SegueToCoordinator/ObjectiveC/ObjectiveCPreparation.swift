import Navigation
import ObjectiveCCode
import TransformKit

/// A class's `prepareForSegue:sender:`, taken apart by the segues that it prepares.
struct ObjectiveCPreparation {
    let code: ObjectiveCImplementation
    let graph: ProjectGraph
    /// The method; nil where the class has none.
    let method: ObjectiveCMethodCode?
    private let segue: String
    private let sender: String
    /// What conditions in the method compare the segue's identifier with.
    private let tests: [CodeReference]

    init(_ code: ObjectiveCImplementation, _ graph: ProjectGraph) throws(Obstacle) {
        self.code = code
        self.graph = graph
        let methods = code.syntax.methods("prepareForSegue:sender:", in: code.extent)
        method = methods.first
        segue = method?.parameters.first ?? ""
        sender = method?.parameters.last ?? ""
        tests = graph.codeReferences.filter { $0.kind == .segueTest && $0.path == code.path }
        guard let method else { return }
        guard methods.count == 1, !method.isConditional, method.parameters.count == 2 else {
            throw obstacle("the preprocessor chooses its prepareForSegue:sender:", method.range.lowerBound)
        }
    }

    private func obstacle(_ reason: String, _ offset: Int) -> Obstacle {
        Obstacle(
            code: .objectiveCPreparation, reason: reason,
            place: Place(path: code.path, position: code.source.position(at: offset)))
    }

    /// A segue as conditions of the method see it.
    struct Prepared: Hashable {
        let identifier: String?
        /// The classes of what it leads to and those above each; nil where one is not known to its end.
        let destinationClasses: [Set<String>?]
    }

    /// What runs for a segue; nil where the class prepares none.
    func configuration(for prepared: Prepared) throws(Obstacle) -> ObjectiveCConfiguration? {
        guard let slice = try slice(for: prepared) else { return nil }
        return try ObjectiveCConfigurationWriter(
            source: code.source, syntax: code.syntax, segue: segue, sender: sender
        ).configuration(of: slice)
    }

    /// Whether a class above prepares the segues first: its method is called at the beginning, or inherited.
    ///
    /// - Throws: an obstacle where it is called later, so that the order of both is not to be seen.
    func callsSuperFirst() throws(Obstacle) -> Bool {
        guard let method else { return true }
        let calls = code.syntax.words(in: method.body).filter { $0.text == "super" }
        guard let call = calls.first else { return false }
        guard calls.count == 1, case .plain(let first)? = method.statements.first, isCallOfSuper(first) else {
            throw obstacle("it calls super in the midst of its code", call.range.lowerBound)
        }
        return true
    }

    private func slice(for prepared: Prepared) throws(Obstacle) -> ObjectiveCSlice? {
        guard let method else { return nil }
        var slice = ObjectiveCSlice()
        var aliases = Aliases()
        try add(method.statements, to: &slice, &aliases, prepared)
        return slice
    }

    // MARK: Statements

    /// The locals that stand for the destination.
    private struct Aliases {
        private(set) var names: Set<String> = []
        /// Those that did, and got another value: what they stand for is not known.
        private(set) var changed: Set<String> = []

        init(_ names: Set<String> = []) { self.names = names }

        var all: Set<String> { names.union(changed) }

        mutating func insert(_ name: String) {
            names.insert(name)
            changed.remove(name)
        }

        mutating func set(_ others: Set<String>) {
            changed.formUnion(names.intersection(others))
            names.subtract(others)
        }
    }

    private func add(
        _ statements: [ObjectiveCStatement], to slice: inout ObjectiveCSlice,
        _ aliases: inout Aliases, _ prepared: Prepared
    ) throws(Obstacle) {
        for (number, statement) in statements.enumerated() {
            if slice.isEnded { return }
            let isLast = number + 1 == statements.count
            switch statement {
            case .returning(let range):
                guard code.syntax.words(in: range).count == 1 else {
                    throw obstacle("it returns something", range.lowerBound)
                }
                slice.isEnded = true
            case .plain(let range):
                if isCallOfSuper(range) { continue }
                if let alias = alias(range) {
                    aliases.insert(alias)
                    slice.pieces.append(ObjectiveCSlice.Piece(range: range, alias: alias))
                } else {
                    aliases.set(assigned(in: range))
                    slice.pieces.append(ObjectiveCSlice.Piece(range: range))
                }
            case .other(let range):
                try checkReturns(in: range, isLast)
                aliases.set(assigned(in: range))
                slice.pieces.append(ObjectiveCSlice.Piece(range: range))
            case .conditional(let conditional):
                guard asksSegue(conditional, aliases) else {
                    try checkReturns(in: conditional.range, isLast)
                    aliases.set(assigned(in: conditional.range))
                    slice.pieces.append(ObjectiveCSlice.Piece(range: conditional.range))
                    continue
                }
                try add(conditional, to: &slice, &aliases, prepared, isLast: isLast)
            }
        }
    }

    /// Adds the branch of a chain that runs for the segue.
    private func add(
        _ conditional: ObjectiveCConditional, to slice: inout ObjectiveCSlice, _ aliases: inout Aliases,
        _ prepared: Prepared, isLast: Bool
    ) throws(Obstacle) {
        var taken: ObjectiveCConditional.Branch?
        for branch in conditional.branches {
            guard let holds = holds(branch.condition, aliases, prepared) else {
                throw obstacle("which segues a condition is for cannot be told", branch.condition.lowerBound)
            }
            guard holds else { continue }
            taken = branch
            slice.branches.append(branch.range)
            break
        }
        guard let branch = taken ?? conditional.otherwise else { return }
        // What a local stands for behind the branch is not known once that sets it.
        defer { aliases.set(assigned(in: branch.body)) }
        if taken == nil { slice.runsOtherwise = true }
        let asksAgain = branch.statements.contains { statement in
            if case .conditional(let inner) = statement { asksSegue(inner, aliases) } else { false }
        }
        if asksAgain {
            var inner = aliases
            return try add(branch.statements, to: &slice, &inner, prepared)
        }
        var body = branch.body
        if case .returning(let range)? = branch.statements.last {
            slice.isEnded = true
            body = body.lowerBound..<range.lowerBound
        }
        try checkReturns(in: body, isLast || slice.isEnded)
        slice.pieces.append(ObjectiveCSlice.Piece(range: body))
    }

    private func checkReturns(in range: Range<Int>, _ isLast: Bool) throws(Obstacle) {
        guard !isLast, let word = code.syntax.words(in: range).first(where: { $0.text == "return" }) else { return }
        // Only the last part of what runs may return early; a block's own return is rare here.
        throw obstacle("it may return before all that prepares the segue has run", word.range.lowerBound)
    }

    private func isCallOfSuper(_ range: Range<Int>) -> Bool {
        let text = code.source.string(range).filter { !$0.isWhitespace }
        return text == "[superprepareForSegue:\(segue)sender:\(sender)];"
    }

    /// The name of a local that is declared as the destination: `UIViewController *next = segue.destinationViewController;`
    private func alias(_ range: Range<Int>) -> String? {
        let words = code.syntax.words(in: range)
        guard let asked = words.last(where: { $0.text == segue && !$0.isMember }),
            let destination = code.source.destinationAsked(of: asked.range),
            code.source.string(destination.upperBound..<range.upperBound).filter({ !$0.isWhitespace }) == ";"
        else { return nil }
        let before = code.source.string(range.lowerBound..<destination.lowerBound)
        guard let equals = before.firstIndex(of: "="), before.filter({ $0 == "=" }).count == 1 else { return nil }
        let cast = before[equals...].dropFirst().filter { !$0.isWhitespace }
        guard cast.isEmpty || cast.hasPrefix("(") && cast.hasSuffix(")") && !cast.dropFirst().contains("(") else {
            return nil
        }
        let declared = words.filter {
            code.source.declaresName($0.range) && $0.range.upperBound < asked.range.lowerBound
        }
        return declared.count == 1 ? declared[0].text : nil
    }

    /// The names that statements set.
    private func assigned(in range: Range<Int>) -> Set<String> {
        Set(
            code.syntax.words(in: range).filter { !$0.isMember && code.source.isAssigned($0.range) }.map(\.text))
    }

    // MARK: Conditions

    private func asksSegue(_ conditional: ObjectiveCConditional, _ aliases: Aliases) -> Bool {
        conditional.branches.contains { branch in
            code.syntax.words(in: branch.condition).contains { word in
                !word.isMember && !word.isSelector && (word.text == segue || aliases.all.contains(word.text))
            } || tests.contains { branch.condition.contains($0.range.lowerBound) }
        }
    }

    /// Whether a condition holds for a segue; nil where that cannot be told.
    private func holds(_ condition: Range<Int>, _ aliases: Aliases, _ prepared: Prepared) -> Bool? {
        let found = tests.filter { condition.contains($0.range.lowerBound) }
        if found.count == 1, let test = found.first {
            let message =
                code.syntax.message("isEqualToString:", around: test.range.lowerBound)
                ?? code.syntax.message("isEqual:", around: test.range.lowerBound)
            guard message?.range == condition, test.isExact, test.names.count == 1 else { return nil }
            return prepared.identifier == test.names[0]
        }
        guard found.isEmpty else { return nil }
        return isOfClass(condition, aliases, prepared)
    }

    /// `[segue.destinationViewController isKindOfClass:[Detail class]]`
    private func isOfClass(_ condition: Range<Int>, _ aliases: Aliases, _ prepared: Prepared) -> Bool? {
        let words = code.syntax.words(in: condition)
        guard let selector = words.first(where: { $0.text == "isKindOfClass" && $0.isSelector }),
            let message = code.syntax.message("isKindOfClass:", around: selector.range.lowerBound),
            message.range == condition, let argument = message.arguments.first
        else { return nil }
        let receiver = code.source.string(message.receiver)
        let isDestination =
            aliases.names.contains(receiver)
            || words.first { $0.text == segue && !$0.isMember }
                .flatMap { code.source.destinationAsked(of: $0.range) } == message.receiver
        let said = code.source.string(argument).filter { !$0.isWhitespace }
        let name =
            said.hasPrefix("[") && said.hasSuffix("class]")
            ? String(said.dropFirst().dropLast(6)) : said.hasSuffix(".class") ? String(said.dropLast(6)) : ""
        guard isDestination, !name.isEmpty, name.allSatisfy(\.isNamePart) else {
            return nil
        }
        let answers = Set(prepared.destinationClasses.map { classes in classes.map { $0.contains(name) } })
        return answers.count == 1 ? answers.first ?? nil : nil
    }

    // MARK: What stays

    /// The edits that take out what prepared segues that go.
    ///
    /// - Parameters:
    ///   - gone: the segues that become code.
    ///   - staying: the segues of the class that stay, such as embedded ones.
    ///   - isFirst: whether no class above prepares segues, so that an empty method can go.
    func edits(
        without gone: [Prepared], staying: [Prepared], isFirst: Bool
    ) throws(Obstacle) -> [TextEdit] {
        guard let method, !method.statements.isEmpty else { return [] }
        let goneSlices = try slices(of: gone)
        let goneBranches = Set(goneSlices.flatMap(\.branches))
        let needed = Set(try slices(of: staying).flatMap(\.branches))
        if let shared = goneBranches.intersection(needed).min(by: { $0.lowerBound < $1.lowerBound }) {
            throw obstacle("a condition holds for a segue that stays as well", shared.lowerBound)
        }
        let conditionals = method.statements.compactMap { statement -> ObjectiveCConditional? in
            if case .conditional(let conditional) = statement, asksSegue(conditional, allAliases) {
                conditional
            } else {
                nil
            }
        }
        let all = Set(conditionals.flatMap { $0.branches.map(\.range) })
        if staying.isEmpty, all.isSubset(of: goneBranches) { return [code.removingLines(of: method.range)] }
        if goneSlices.contains(where: \.runsOtherwise) {
            throw obstacle("the else of a condition is for several segues", method.range.lowerBound)
        }
        let isLeft = method.statements.contains { statement in
            switch statement {
            case .plain(let range): !isCallOfSuper(range) && alias(range) == nil
            case .conditional(let conditional):
                conditional.otherwise != nil
                    || !Set(conditional.branches.map(\.range)).isSubset(of: goneBranches)
            case .returning, .other: true
            }
        }
        // A method that only called super, or nothing, need not be there.
        if !isLeft, isFirst { return [code.removingLines(of: method.range)] }
        var edits: [TextEdit] = []
        for conditional in conditionals { edits += try self.edits(of: conditional, goneBranches) }
        return edits
    }

    private var allAliases: Aliases {
        Aliases(
            Set(
                (method?.statements ?? []).compactMap { statement in
                    if case .plain(let range) = statement { alias(range) } else { nil }
                }))
    }

    private func slices(of segues: [Prepared]) throws(Obstacle) -> [ObjectiveCSlice] {
        var found: [ObjectiveCSlice] = []
        for segue in segues {
            if let slice = try slice(for: segue) { found.append(slice) }
        }
        return found
    }

    /// Takes branches out of one chain of the method.
    private func edits(of conditional: ObjectiveCConditional, _ gone: Set<Range<Int>>) throws(Obstacle) -> [TextEdit] {
        let kept = conditional.branches.filter { !gone.contains($0.range) }
        guard kept.count < conditional.branches.count else { return [] }
        if kept.isEmpty {
            guard conditional.otherwise == nil else {
                throw obstacle("the else of the last condition would stand alone", conditional.range.lowerBound)
            }
            return [code.removingLines(of: conditional.range)]
        }
        var edits: [TextEdit] = []
        var isFirst = true
        for (number, branch) in conditional.branches.enumerated() {
            if !gone.contains(branch.range) {
                isFirst = false
                continue
            }
            if isFirst {
                let next = conditional.branches[number + 1].range.lowerBound
                edits.append(TextEdit(branch.range.lowerBound..<next, ""))
            } else {
                let before = conditional.branches[number - 1].range.upperBound
                edits.append(TextEdit(before..<branch.range.upperBound, ""))
            }
        }
        return edits
    }
}

extension ObjectiveCImplementation {
    /// The removal of some code with the lines that it has for itself, and of one blank line around it.
    func removingLines(of range: Range<Int>) -> TextEdit {
        var start = source.lineRange(containing: range.lowerBound).lowerBound
        guard source.string(start..<range.lowerBound).allSatisfy(\.isWhitespace) else {
            return TextEdit(range, "")
        }
        var end = source.lineRange(containing: range.upperBound).upperBound
        if !source.string(range.upperBound..<end).allSatisfy(\.isWhitespace) { end = range.upperBound }
        let before = source.lineRange(containing: max(0, start - 1))
        let after = source.lineRange(containing: min(end, source.bytes.count))
        if start > 0, end < source.bytes.count, source.string(before).allSatisfy(\.isWhitespace),
            source.string(after).allSatisfy(\.isWhitespace)
        {
            start = before.lowerBound
        }
        return TextEdit(start..<end, "")
    }
}
