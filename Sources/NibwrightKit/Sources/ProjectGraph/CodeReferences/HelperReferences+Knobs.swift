import SourceText
import SwiftCode

extension HelperReferences {
    /// The reference that a call of a helper makes, with the expressions at the call that decide the storyboard.
    func linked(
        _ reference: CodeReference, _ call: MemberCall, _ helper: ReferenceHelper,
        _ inner: (scope: EvaluationScope, trace: EvaluationTrace), _ caller: EvaluationScope, in file: SwiftFile
    ) -> LinkedReference {
        var link = LinkedReference(reference: reference)
        guard reference.kind.opensScene else { return link }
        let (asked, trace) = linker.evaluator.tracing { linker.askedStoryboard(of: helper.site, inner.scope) }
        let deciding = decidingParameters(helper)
        let ignored = ignoredArguments(call, helper, deciding)
        let literals = (inner.trace.literals + trace.literals).filter { literal in
            literal.place.path != file.path || !ignored.contains { $0.contains(literal.place.range.lowerBound) }
        }
        let cases = inner.trace.cases + trace.cases
        link.opensScene = true
        let (named, naming) = linker.evaluator.tracing { linker.names(of: helper.site, inner.scope) }
        link.hasExactNames = reference.kind == .initialScene || named.isExact
        if !link.hasExactNames { link.patterns = inner.trace.patterns + naming.patterns }
        link.isStoryboardExact = asked.isExact
        link.keep(literals, cases)
        link.helperSite = CodeRange(path: helper.file.path, range: helper.site.range)
        link.call = CodeRange(path: file.path, range: call.range)
        // The first is the call by the function that is called here.
        var path = helper.path
        for step in helper.calls {
            link.standsFor.append(CodeRange(path: path, range: step.call.range))
            path = step.calleePath
        }
        let nameStart = call.baseRange.map { $0.upperBound + 1 } ?? call.range.lowerBound
        let nameEnd = min(nameStart + call.name.utf8.count, call.range.upperBound)
        link.callee = CodeRange(path: file.path, range: call.range.lowerBound..<nameEnd)
        link.knobs = knobs(call, helper, deciding, caller, in: file, cases)
        if let cast = cast(inside: call, helper, inner.scope, caller), link.hasExactNames, reference.names.count == 1 {
            let place = CodeRange(path: file.path, range: call.range)
            link.knobs.append(StoryboardKnob(form: .makingCall(cast: cast), place: place))
        }
        if link.hasExactNames, reference.kind == .initialScene || reference.names.count == 1 {
            link.made = made(by: call, helper, inner.scope, caller, in: file)
        }
        link.identifier = linker.identifier(of: reference) {
            linker.evaluator.evaluate(helper.site.name, innerScope(of: helper, calledBy: call, caller))
        }
        return link
    }

    /// Whether Objective-C can call a function and contains its name: the arguments of such calls are not followed.
    func isCalledFromObjectiveC(_ helper: ReferenceHelper) -> Bool {
        let member = helper.member
        guard member.kind == .function || member.kind == .property, let file = filesByPath[helper.path] else {
            return false
        }
        let declaration = file.source.string(member.range).prefix { $0 != "{" }
        guard declaration.contains("@objc") || file.source.contains("@objcMembers" as StaticString) else {
            return false
        }
        return member.objectiveCNames(declaration).contains { name in
            objectiveCSources.contains { $0.contains(identifier: name) }
        }
    }

    /// Sites in functions whose names occur nowhere else: no scene is ever opened there.
    func unusedSites() -> [CodeRange] {
        let helpers = files.flatMap { self.helpers(in: $0) }
        let names = Set(helpers.map(\.member.name)).subtracting(["init", "subscript"])
        guard !names.isEmpty else { return [] }
        var counts: [String: Int] = [:]
        for file in files {
            for name in names where file.source.contains(identifier: name) {
                counts[name, default: 0] += file.source.offsets(ofIdentifier: name).count
            }
        }
        return helpers.filter { counts[$0.member.name] == 1 && !isCalledFromObjectiveC($0) }.map {
            CodeRange(path: $0.file.path, range: $0.site.range)
        }
    }

    /// The cast behind the call in a function that does nothing but make a controller: ` as! Detail`. Empty for no
    /// cast; nil for any other function.
    private func cast(
        inside call: MemberCall, _ helper: ReferenceHelper, _ scope: EvaluationScope, _ caller: EvaluationScope
    ) -> String? {
        guard helper.calls.isEmpty, call.isCall, helper.site.kind == .scene, let making = helper.site.making,
            making.isLast
        else { return nil }
        // Without a cast the result's type is what tells which class is made.
        let isInferred = making.type == nil && helper.member.type.map { !Self.anyControllers.contains($0) } ?? false
        guard let type = making.type ?? (isInferred ? helper.member.type : nil) else { return "" }
        let sign = making.isForced || isInferred ? " as! " : " as? "
        if type == "Self" {
            guard let base = call.base, case .type(let name)? = linker.evaluator.evaluate(base, caller).values.first
            else {
                return nil
            }
            return sign + name
        }
        guard let generic = scope.generics[type] else { return sign + type }
        guard generic.values.count == 1, case .type(let name)? = generic.values.first else { return nil }
        return sign + name
    }

    private static let anyControllers: Set<String> = ["UIViewController", "NSViewController", "Any"]

    /// The parameters of the called function on which the storyboard depends.
    private func decidingParameters(_ helper: ReferenceHelper) -> Set<String> {
        let asked = helper.site.name.isGenerated ? helper.site.name : helper.site.storyboard ?? .unknown
        var names = asked.parameterNames
        var isSelfDeciding = asked.mentionsSelf
        for step in helper.calls.reversed() {
            var deciding = ParameterMatch.pairs(step.callee.parameters, step.call.arguments)
                .filter { names.contains($0.parameter.name) }.compactMap { $0.argument?.value }
            // `board.make(self)`: the base of the call is `self` in there.
            if isSelfDeciding { deciding.append(step.call.base ?? .selfValue) }
            names = deciding.reduce(into: []) { $0.formUnion($1.parameterNames) }
            isSelfDeciding = deciding.contains(where: \.mentionsSelf)
        }
        return names
    }

    private func ignoredArguments(
        _ call: MemberCall, _ helper: ReferenceHelper, _ deciding: Set<String>
    ) -> [Range<Int>] {
        ParameterMatch.pairs(helper.member.parameters, call.arguments)
            .filter { !deciding.contains($0.parameter.name) }.compactMap { $0.argument?.range }
    }

    private func knobs(
        _ call: MemberCall, _ helper: ReferenceHelper, _ deciding: Set<String>, _ caller: EvaluationScope,
        in file: SwiftFile, _ cases: [TracedCase]
    ) -> [StoryboardKnob] {
        var found: [StoryboardKnob] = []
        for (parameter, argument) in ParameterMatch.pairs(helper.member.parameters, call.arguments) {
            guard deciding.contains(parameter.name), let argument else { continue }
            let place = CodeRange(path: file.path, range: argument.range)
            found += StoryboardKnob.inside(place, of: file.source, cases)
            switch parameter.type.lastNamePart {
            case "UIStoryboard", "NSStoryboard": found.append(StoryboardKnob(form: .storyboard, place: place))
            case "String", "StaticString":
                let isLiteral = if case .literal(_, at: .some) = argument.value { true } else { false }
                found.append(StoryboardKnob(form: isLiteral ? .literal : .name, place: place))
            default: break
            }
        }
        guard let base = call.base, let range = call.baseRange else { return found }
        let place = CodeRange(path: file.path, range: file.source.withoutUnwrapping(range))
        found += StoryboardKnob.inside(place, of: file.source, cases)
        let values = linker.evaluator.evaluate(base, caller)
        let isStoryboard = values.values.contains { value in
            switch value {
            case .storyboard, .ownStoryboard: true
            default: false
            }
        }
        let owner = helper.member.owner ?? ""
        if isStoryboard || ["UIStoryboard", "NSStoryboard"].contains(owner) && !helper.member.isStatic,
            helper.member.kind != .initializer
        {
            found.append(StoryboardKnob(form: .storyboard, place: place))
        }
        return found
    }
}

extension SwiftMember {
    /// The names that the first part of its selector may have: `makeWithBoard` for `make(board:)`.
    fileprivate func objectiveCNames(_ declaration: Substring) -> [String] {
        var names = [name]
        if let label = parameters.first?.label {
            let word = label.prefix(1).uppercased() + label.dropFirst()
            names += [name + "With" + word, name + word]
        }
        let custom = declaration.split(separator: "@objc(", omittingEmptySubsequences: false).dropFirst().first
        if let custom { names.append(String(custom.prefix { $0 != ":" && $0 != ")" })) }
        return names
    }
}

extension SourceText {
    /// The range of an expression without `?` and `!` behind it.
    func withoutUnwrapping(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, end <= bytes.count,
            bytes[end - 1] == UInt8(ascii: "?") || bytes[end - 1] == UInt8(ascii: "!")
        {
            end -= 1
        }
        return range.lowerBound..<end
    }
}
