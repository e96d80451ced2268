import Navigation
import SceneCallWriting
import SwiftSyntax
import SwiftWriting
import TransformKit

/// A place that opens a screen, in its new form.
struct RewrittenOpening {
    let opening: SceneOpening
    let edits: [TextEdit]
    /// What a person has to look at; nil where the place does the same for certain.
    let doubt: String?
    /// What stands there now, for people: `push.signUp(user:)`.
    let made: String

    var safety: Safety { doubt == nil ? .safe : .review }
}

/// Writes the places of one file that open screens in one line each.
struct OpeningRewriter {
    let graph: ProjectGraph
    let properties: PropertyReader
    let source: SourceText
    let file: FactoryFile
    /// Methods that controllers of the project have beside UIKit's of the name.
    let overloaded: Set<String>

    /// Nil where the place gains nothing by it.
    ///
    /// - Throws: the reason why the place stays.
    func rewritten(_ opening: SceneOpening, _ factory: ScreenFactory) throws(Obstacle) -> RewrittenOpening? {
        switch opening.form {
        case .otherwise: return nil
        case .prepared: return try prepared(opening, factory)
        case .made(let made):
            let expression = CallExpression(made.call)
            if case .local(let variable, let binding) = expression.taker, let run = opening.run,
                let local = opening.local,
                binding.accessorBlock == nil
            {
                return try inLocal(opening, factory, made, variable, run, local)
            }
            return try inline(opening, factory, made, expression)
        }
    }

    private func obstacle(_ code: RefusalCode, _ reason: String, _ opening: SceneOpening) -> Obstacle {
        Obstacle(code: code, reason: reason, place: Place(source, at: opening.range.lowerBound))
    }

    // MARK: A controller that goes straight to a call

    private func inline(
        _ opening: SceneOpening, _ factory: ScreenFactory, _ made: MadeScene, _ expression: CallExpression
    ) throws(Obstacle) -> RewrittenOpening? {
        guard let argument = made.call.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let showing = ShowingCall(call),
            showing.shown.id == made.call.id, isKnown(showing, factory)
        else { return nil }
        guard factory.parameters.allSatisfy(\.hasDefault) else {
            let names = factory.parameters.filter { !$0.hasDefault }.map { "`\($0.name)`" }.joined(separator: ", ")
            throw obstacle(.lacksParameter, "it does not set \(names), which `\(factory.name)` needs", opening)
        }
        var doubts: [String] = []
        addOptional(showing, factory, [], &doubts)
        return RewrittenOpening(
            opening: opening, edits: [TextEdit(call.bytes, text(showing, factory, [], nil))], doubt: doubts.first,
            made: described(factory, showing.form.rawValue))
    }

    /// Whether the screen has a function for the call, and what shows it is known.
    private func isKnown(_ showing: ShowingCall, _ factory: ScreenFactory) -> Bool {
        if showing.form == .push, factory.scene.controller.isNamed("navigationController") { return false }
        if overloaded.contains(showing.form == .push ? "pushViewController" : "present") { return false }
        return ControllerReceiver(graph: graph, properties: properties, path: source.path)
            .isKnown(showing.base, at: showing.call, as: showing.receiverClass)
    }

    // MARK: A controller in a local

    private func inLocal(
        _ opening: SceneOpening, _ factory: ScreenFactory, _ made: MadeScene, _ variable: VariableDeclSyntax,
        _ run: SettingRun, _ local: String
    ) throws(Obstacle) -> RewrittenOpening? {
        let showing = run.end.flatMap { end in
            ShowingCall(end.item).flatMap { showing in
                let isShown = showing.shown.as(DeclReferenceExprSyntax.self)?.baseName.text == local
                let isElsewhere =
                    showing.rest.contains { $0.names(local) } || showing.base?.names(local) == true
                    || showing.call.trailingClosure?.names(local) == true
                return isShown && !isElsewhere && !run.isUsedBehind && isKnown(showing, factory) ? showing : nil
            }
        }
        if factory.parameters.isEmpty, showing == nil { return nil }
        let sets = try parameterSets(opening.assignments(onRootOf: factory.root), factory, opening)
        let kept = run.assignments.filter { assignment in !sets.contains { $0.item.id == assignment.item.id } }
        if let showing, let style = style(kept, showing, factory), run.rootsUsedLater.isEmpty {
            return try shown(opening, factory, variable, run, sets, showing, style)
        }
        if sets.isEmpty { return nil }
        return try created(opening, factory, made, variable, run, sets, kept, local)
    }

    /// The assignment of the style in which the controller is presented, if that is all that is left to set; `.none` for
    /// nothing, and nil where more is set.
    private func style(
        _ kept: [SettingRun.Assignment], _ showing: ShowingCall, _ factory: ScreenFactory
    ) -> SettingRun.Assignment?? {
        guard let only = kept.first else { return .some(nil) }
        let isStyle =
            kept.count == 1 && showing.form == .present && only.property == "modalPresentationStyle" && !only.isOnRoot
            && source.string(only.value.range) != ".none" && !only.value.throwsOrAwaits
            && only.value.firstCall == nil
        return isStyle ? .some(only) : nil
    }

    /// The value of the statement that returns the controller behind the assignments.
    private func returned(_ run: SettingRun, _ local: String) -> DeclReferenceExprSyntax? {
        guard !run.isUsedBehind, let value = run.end?.item.as(ReturnStmtSyntax.self)?.expression else { return nil }
        let reference = value.as(DeclReferenceExprSyntax.self)
        return reference?.baseName.text == local ? reference : nil
    }

    /// The assignments of the parameters, in the order of the parameters.
    private func parameterSets(
        _ assignments: [SettingRun.Assignment], _ factory: ScreenFactory, _ opening: SceneOpening
    ) throws(Obstacle) -> [SettingRun.Assignment] {
        var sets: [SettingRun.Assignment] = []
        for parameter in factory.parameters {
            guard let set = assignments.first(where: { $0.property == parameter.name }) else {
                if parameter.hasDefault { continue }
                throw obstacle(
                    .lacksParameter, "it does not set `\(parameter.name)`, which `\(factory.name)` needs", opening)
            }
            if set.value.throwsOrAwaits {
                throw obstacle(.throwsOrAwaits, "the value of `\(parameter.name)` can throw or wait", opening)
            }
            sets.append(set)
        }
        let offsets: [Int] = sets.map { $0.item.bytes.lowerBound }
        let isOrdered = zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 }
        if !isOrdered, let observed = factory.parameters.first(where: \.property.runsCode) {
            throw obstacle(
                .orderDiffers,
                "it sets the properties in another order, and `\(observed.name)` runs code when it is set", opening)
        }
        return sets
    }

    /// One line that makes the controller, sets its properties and shows it.
    private func shown(
        _ opening: SceneOpening, _ factory: ScreenFactory, _ variable: VariableDeclSyntax, _ run: SettingRun,
        _ sets: [SettingRun.Assignment], _ showing: ShowingCall, _ style: SettingRun.Assignment?
    ) throws(Obstacle) -> RewrittenOpening {
        var doubts: [String] = []
        addValues(sets, factory, &doubts)
        addOptional(showing, factory, sets, &doubts)
        for case .other(let item) in run.steps { addMoved(over: item, factory, sets, &doubts) }
        let gone: [Range<Int>] =
            [variable.bytes] + statements(of: sets + (style.map { [$0] } ?? [])) + rootLocals(run, besides: [])
        let line = text(showing, factory, sets, style)
        let edits = try removing(gone, opening) + [TextEdit(showing.call.bytes, line)]
        return RewrittenOpening(
            opening: opening, edits: edits, doubt: doubts.first, made: described(factory, showing.form.rawValue))
    }

    private func statements(of sets: [SettingRun.Assignment]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        for set in sets {
            let range: Range<Int> = set.statement.bytes
            if !found.contains(range) { found.append(range) }
        }
        return found
    }

    /// The declarations of locals for the first screen, besides those that some assignments still need.
    private func rootLocals(_ run: SettingRun, besides kept: [SettingRun.Assignment]) -> [Range<Int>] {
        run.steps.compactMap { step in
            guard case .root(let name, let item) = step, !run.rootsUsedLater.contains(name),
                !kept.contains(where: { $0.item.names(name) })
            else { return nil }
            return item.bytes
        }
    }

    /// One line that makes the controller and sets its properties, for code that goes on with it.
    private func created(
        _ opening: SceneOpening, _ factory: ScreenFactory, _ made: MadeScene, _ variable: VariableDeclSyntax,
        _ run: SettingRun, _ sets: [SettingRun.Assignment], _ kept: [SettingRun.Assignment], _ local: String
    ) throws(Obstacle) -> RewrittenOpening {
        if kept.contains(where: { other in sets.contains { $0.statement.id == other.statement.id } }) {
            throw obstacle(.statementBetween, "an `if` sets what the screen needs together with other things", opening)
        }
        let last = sets.map { $0.item.bytes.lowerBound }.max() ?? 0
        var doubts: [String] = []
        let between = run.steps.compactMap { step -> CodeBlockItemSyntax? in
            if case .other(let item) = step, item.bytes.lowerBound < last { return item }
            return nil
        }
        let before = kept.filter { $0.item.bytes.lowerBound < last && !isPlain($0, factory, sets) }
        addValues(sets, factory, &doubts)
        let returned = kept.isEmpty && isUnannotated(variable) ? returned(run, local) : nil
        let creation = creation(factory, sets, in: returned?.bytes ?? made.call.bytes)
        let gone = statements(of: sets) + rootLocals(run, besides: kept)
        if let value = returned {
            for case .other(let item) in run.steps { addMoved(over: item, factory, sets, &doubts) }
            let edits = try removing([variable.bytes] + gone, opening) + [TextEdit(value.bytes, creation)]
            return RewrittenOpening(
                opening: opening, edits: edits, doubt: doubts.first, made: described(factory, "create"))
        }
        if between.isEmpty {
            if let first = before.first {
                if let observed = factory.parameters.first(where: \.property.runsCode) {
                    throw obstacle(
                        .orderDiffers,
                        "it sets `\(first.property)` before `\(observed.name)`, which runs code when it is set", opening
                    )
                }
                doubts.append("`\(first.property)` is set behind the others now")
            }
            let edits = try removing(gone, opening) + [TextEdit(made.call.bytes, creation)]
            return RewrittenOpening(
                opening: opening, edits: edits, doubt: doubts.first, made: described(factory, "create"))
        }
        let final = sets.max { $0.item.bytes.lowerBound < $1.item.bytes.lowerBound }
        let isRootKept = run.steps.contains { step in
            if case .root(_, let item) = step { !gone.contains(item.bytes) } else { false }
        }
        guard let final, !kept.contains(where: { $0.item.bytes.lowerBound < last }), !isRootKept else {
            throw obstacle(
                .statementBetween, "it does other things before it has set all that the screen needs", opening)
        }
        for item in between { addMoved(over: item, factory, sets, &doubts) }
        let range: Range<Int> = variable.bytes
        let call: Range<Int> = made.call.bytes
        let declaration =
            source.string(range.lowerBound..<call.lowerBound) + creation
            + source.string(call.upperBound..<range.upperBound)
        let place: Range<Int> = final.statement.bytes
        let edits = try removing([range] + gone.filter { $0 != place }, opening) + [TextEdit(place, declaration)]
        return RewrittenOpening(
            opening: opening, edits: edits, doubt: doubts.first, made: described(factory, "create"))
    }

    private func isUnannotated(_ variable: VariableDeclSyntax) -> Bool {
        variable.bindings.allSatisfy { $0.typeAnnotation == nil }
    }

    /// Whether nothing notices that a property is set behind others now.
    private func isPlain(
        _ assignment: SettingRun.Assignment, _ factory: ScreenFactory, _ sets: [SettingRun.Assignment]
    ) -> Bool {
        if assignment.value.firstCall != nil, sets.contains(where: { $0.value.firstCall != nil }) { return false }
        if Self.plainProperties.contains(assignment.property) { return true }
        let controller = assignment.isOnRoot ? factory.configuredController : factory.scene.controller
        guard let type = graph.classes.swiftClass(of: controller) else { return false }
        return properties.runsCode(assignment.property, of: type) == false
    }

    /// Properties of UIKit's that only tell how a controller is shown, so that it does not matter when they are set.
    private static let plainProperties: Set<String> = [
        "title", "modalPresentationStyle", "modalTransitionStyle", "hidesBottomBarWhenPushed", "preferredContentSize",
        "isModalInPresentation", "transitioningDelegate", "modalPresentationCapturesStatusBarAppearance",
        "definesPresentationContext", "restorationIdentifier",
    ]

    // MARK: A segue that is prepared

    private func prepared(_ opening: SceneOpening, _ factory: ScreenFactory) throws(Obstacle) -> RewrittenOpening? {
        guard let run = opening.run, let local = opening.local, let initializer = factory.initializer,
            factory.parameters.count > 1
        else { return nil }
        let sets = try parameterSets(opening.assignments(onRootOf: factory.root), factory, opening)
        let ordered = sets.sorted { $0.item.bytes.lowerBound < $1.item.bytes.lowerBound }
        guard sets.count > 1, let first = ordered.first, let last = ordered.last else { return nil }
        // Everything between would be before or behind all of them.
        let inside = run.steps.filter { step in
            let item: CodeBlockItemSyntax =
                switch step {
                case .set(let set): set.item
                case .root(_, let item), .other(let item): item
                }
            let start: Int = item.bytes.lowerBound
            return first.item.bytes.lowerBound <= start && start <= last.item.bytes.lowerBound
        }
        guard inside.count == sets.count else {
            throw obstacle(
                .statementBetween, "other statements stand between those that set what the screen needs", opening)
        }
        var doubts: [String] = []
        addOrder(sets, factory, &doubts)
        let gone: [Range<Int>] = ordered.dropFirst().map { $0.item.bytes }
        let start = "\(local).\(initializer)"
        let call = "\(start)(\(arguments(sets, behind: start, at: first.item.bytes.lowerBound)))"
        return RewrittenOpening(
            opening: opening, edits: try removing(gone, opening) + [TextEdit(first.item.bytes, call)],
            doubt: doubts.first, made: "\(local).\(initializer)(\(labels(factory)))")
    }

    // MARK: Doubts

    private func effect(_ factory: ScreenFactory) -> String? {
        ControllerCreation(graph: graph, properties: properties).effect(of: factory.scene.controller)
    }

    /// Values are computed before the controller is made now, and all of them before any is set.
    private func addValues(_ sets: [SettingRun.Assignment], _ factory: ScreenFactory, _ doubts: inout [String]) {
        if let call = sets.lazy.compactMap(\.value.firstCall).first, let effect = effect(factory) {
            doubts.append("`\(call)` is called before the controller is made now, and \(effect)")
        }
        addOrder(sets, factory, &doubts)
    }

    private func addOrder(_ sets: [SettingRun.Assignment], _ factory: ScreenFactory, _ doubts: inout [String]) {
        for parameter in factory.parameters where parameter.property.runsCode {
            guard let number = sets.firstIndex(where: { $0.property == parameter.name }),
                let later = sets.dropFirst(number + 1).first(where: { !$0.value.isConstant })
            else { continue }
            doubts.append("`\(parameter.name)` runs code when it is set, which `\(later.property)` was computed after")
        }
    }

    /// Where the object that shows the controller is nil, nothing is made any more.
    private func addOptional(
        _ showing: ShowingCall, _ factory: ScreenFactory, _ sets: [SettingRun.Assignment], _ doubts: inout [String]
    ) {
        guard showing.isOptional else { return }
        let base = showing.base?.trimmedDescription.filter { $0 != "?" } ?? ""
        if let call = sets.lazy.compactMap(\.value.firstCall).first {
            doubts.append("where `\(base)` is nil, `\(call)` is not called any more")
        } else if let effect = effect(factory) {
            doubts.append("where `\(base)` is nil, the controller is not made any more, and \(effect)")
        } else if let parameter = factory.parameters.first(where: \.property.runsCode) {
            doubts.append("where `\(base)` is nil, `\(parameter.name)` is not set any more, which runs code")
        }
    }

    /// A statement that ran behind the making, or between the assignments, runs before them now.
    private func addMoved(
        over item: CodeBlockItemSyntax, _ factory: ScreenFactory, _ sets: [SettingRun.Assignment],
        _ doubts: inout [String]
    ) {
        let line = source.position(at: item.bytes.lowerBound).line
        let isConstant = item.item.as(VariableDeclSyntax.self).map { variable in
            variable.bindings.allSatisfy { binding in
                binding.initializer.map { AssignedValue([$0.value]).firstCall == nil } ?? true
            }
        }
        if isConstant == true { return }
        if let effect = effect(factory) {
            doubts.append("line \(line) runs before the controller is made now, and \(effect)")
        } else if let set = sets.first(where: {
            $0.item.bytes.lowerBound < item.bytes.lowerBound && !$0.value.isConstant
        }) {
            doubts.append("line \(line) runs before `\(set.property)` is computed now")
        } else if let parameter = factory.parameters.first(where: \.property.runsCode) {
            doubts.append("line \(line) runs before `\(parameter.name)` is set now, which runs code")
        } else {
            doubts.append("line \(line) runs before the screen has what it needs now")
        }
    }

    // MARK: Text

    private var controller: String { file.scenes.owner.isMac ? "NSViewController" : "UIViewController" }

    private func labels(_ factory: ScreenFactory) -> String {
        factory.parameters.map { $0.name + ":" }.joined()
    }

    private func described(_ factory: ScreenFactory, _ form: String) -> String {
        "\(form).\(factory.name)(\(labels(factory)))"
    }

    /// `UIViewController.create.signUp(user: user)`
    private func creation(
        _ factory: ScreenFactory, _ sets: [SettingRun.Assignment], in place: Range<Int>
    ) -> String {
        let start = "\(controller).create.\(MemberName.written(factory.name))"
        return "\(start)(\(arguments(sets, behind: start, at: place.lowerBound)))"
    }

    private func arguments(
        _ sets: [SettingRun.Assignment], behind start: String, at place: Int
    ) -> String {
        let values = values(sets)
        let line = values.joined(separator: ", ")
        let isLong = source.position(at: place).column + start.count + line.count > 120 || line.contains("\n")
        return isLong && values.count > 1 ? inLines(values, at: place) : line
    }

    private func values(_ sets: [SettingRun.Assignment]) -> [String] {
        sets.map { "\(MemberName.written($0.property)): \(source.string($0.value.range))" }
    }

    /// Arguments on lines of their own. What has several lines goes further in with its first one, unless it has a text
    /// of several lines, whose indentation counts.
    private func inLines(_ values: [String], at place: Int) -> String {
        let indentation = source.indentation(at: place)
        let step = indentation.contains("\t") ? "\t" : "    "
        let lines = values.map { value in
            let inner =
                value.contains("\"\"\"") ? value : value.replacing("\n\(indentation)", with: "\n\(indentation)\(step)")
            return "\n\(indentation)\(step)\(inner)"
        }
        return lines.joined(separator: ",") + "\n\(indentation)"
    }

    /// `navigationController?.push.signUp(user: user, animated: true)`
    private func text(
        _ showing: ShowingCall, _ factory: ScreenFactory, _ sets: [SettingRun.Assignment],
        _ style: SettingRun.Assignment?
    ) -> String {
        let base = showing.base.map { source.string($0.bytes) + "." } ?? ""
        let styled = style.map { ["style: \(source.string($0.value.range))"] } ?? []
        let rest = showing.rest.map { "\($0.label?.text ?? ""): \(source.string($0.expression.bytes))" }
        let all = values(sets) + styled + rest
        let start = "\(base)\(showing.form.rawValue).\(MemberName.written(factory.name))"
        let closure = showing.call.trailingClosure.map { " " + source.string($0.bytes) } ?? ""
        let line = "\(start)(\(all.joined(separator: ", ")))"
        let column = source.position(at: showing.call.bytes.lowerBound).column - 1
        let isLong = column + line.count > 120 || line.contains("\n")
        guard isLong, all.count > 1 else { return line + closure }
        return "\(start)(\(inLines(all, at: showing.call.bytes.lowerBound)))\(closure)"
    }

    /// The edits that take statements out.
    private func removing(_ ranges: [Range<Int>], _ opening: SceneOpening) throws(Obstacle) -> [TextEdit] {
        let edits = LineRemoval(source, ranges, keepsComments: true).edits
        let isWhole = ranges.allSatisfy { range in
            edits.contains { $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound }
        }
        guard isWhole else {
            throw obstacle(.commentInside, "a comment or another statement shares a line with what would go", opening)
        }
        return edits
    }
}

extension SourceText {
    /// The spaces or tabs at the start of a line.
    fileprivate func indentation(at offset: Int) -> String {
        String(string(lineRange(containing: offset)).prefix { $0 == " " || $0 == "\t" })
    }
}
