import SourceText
import SwiftCode

/// A function whose parameters, generic arguments or `Self` decide what a site in it names, so that its calls name it.
struct ReferenceHelper {
    let site: ReferenceSite
    let file: SwiftFile
    /// The function that holds the site.
    let siteMember: SwiftMember
    /// Calls on the way from `member` to the site, outermost first; empty where `member` holds it.
    let calls: [Step]
    /// The function that is called.
    let member: SwiftMember
    let path: String
    let region: String

    struct Step {
        let call: MemberCall
        let callee: SwiftMember
        let calleePath: String
    }
}

/// Follows identifiers through functions that pass them on: each call of such a function is a reference with the
/// argument's value.
struct HelperReferences {
    let linker: SwiftReferenceLinker
    let files: [SwiftFile]
    let objectiveCSources: [SourceText]
    let filesByPath: [String: SwiftFile]
    /// Whether each function that only makes a controller is the only one of its name, which each of its calls asks.
    let onlyFunctions = Memo()
    /// The most functions that may pass an identifier on, from the outermost call to the site.
    private static let mostRounds = 4

    /// Answers that are worked out once, while calls are followed one after another.
    final class Memo {
        var answers: [CodeRange: Bool] = [:]
        var answersByType: [String: Bool] = [:]
    }

    init(linker: SwiftReferenceLinker, files: [SwiftFile], objectiveCSources: [SourceText]) {
        self.linker = linker
        self.files = files
        self.objectiveCSources = objectiveCSources
        filesByPath = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private var index: MemberIndex { linker.evaluator.index }

    /// The references, the sites that Objective-C reaches through a function's parameters, and for each site of a
    /// function that stands for others the sites of those.
    func references() -> (
        found: [LinkedReference], exposed: Set<CodeRange>, twins: [CodeRange: [CodeRange]]
    ) {
        var found: [LinkedReference] = []
        var exposed: Set<CodeRange> = []
        var twins: [CodeRange: [CodeRange]] = [:]
        var helpers = files.flatMap { self.helpers(in: $0) }
        for _ in 0..<Self.mostRounds where !helpers.isEmpty {
            for helper in helpers where isCalledFromObjectiveC(helper) {
                exposed.insert(CodeRange(path: helper.file.path, range: helper.site.range))
            }
            let byName = Dictionary(grouping: helpers, by: \.calledName).mapValues(CalledHelpers.init)
            for called in byName.values { twins.merge(called.twins) { $0 + $1 } }
            let search = MemberCallSearch(Set(byName.keys))
            let calls = concurrentMap(files, threads: defaultThreadCount) { search.calls(in: $0.source) }
            var outer: [ReferenceHelper] = []
            for (file, calls) in zip(files, calls) {
                for call in calls {
                    let (references, handedOn) = follow(call, in: file, byName[call.name])
                    found += references
                    outer += handedOn
                }
            }
            helpers = outer.count > 2000 ? [] : outer
        }
        return (found, exposed, twins)
    }

    // MARK: Helpers

    func helpers(in file: SwiftFile) -> [ReferenceHelper] {
        file.references.sites.compactMap { site in
            guard let place = site.memberIndex, site.kind != .segueTest else { return nil }
            let member = file.references.members[place]
            guard mayBeHelper(member, site) else { return nil }
            let scope = EvaluationScope(path: file.path, member, type: site.enclosingType)
            if site.kind == .initialScene {
                let storyboard = linker.storyboard(of: site, scope)
                if case .named(let names) = storyboard, names.count == 1 { return nil }
                if storyboard == .own { return nil }
            } else if linker.names(of: site, scope).isExact {
                return nil
            }
            return ReferenceHelper(
                site: site, file: file, siteMember: member, calls: [], member: member, path: file.path,
                region: index.region(of: file.path))
        }
    }

    private func mayBeHelper(_ member: SwiftMember, _ site: ReferenceSite) -> Bool {
        if member.kind == .subscripting { return false }
        if site.parameterNames.contains(where: { mayHandOn($0, member) }) { return true }
        if !member.genericParameters.isEmpty { return true }
        return mayVarySelf(member)
    }

    /// Whether the type of `Self` or `self` in a member's code depends on its callers.
    private func mayVarySelf(_ member: SwiftMember) -> Bool {
        guard let owner = member.owner else { return false }
        switch index.kind(of: owner) {
        case .protocol, nil: return true
        case .class: return member.isStatic && !index.inheritors(of: owner).isEmpty
        default: return member.kind == .function && !member.isStatic
        }
    }

    /// Whether a parameter's type can carry a name; index paths and views cannot.
    private func mayHandOn(_ name: String, _ member: SwiftMember) -> Bool {
        guard let parameter = member.parameters.first(where: { $0.name == name }) else { return false }
        return parameter.isMetatype || Self.carriers.contains(parameter.type.lastNamePart)
            || member.genericParameters[parameter.type] != nil
            || index.fullName(of: parameter.type, in: member.owner).flatMap(index.kind) == .enum
            || index.fullName(of: parameter.type, in: member.owner).flatMap(index.kind) == .struct
    }

    private static let carriers: Set<String> = [
        "String", "StaticString", "AnyClass", "UIStoryboard", "NSStoryboard", "Name", "Identifier", "SceneIdentifier",
        "NSUserInterfaceItemIdentifier", "UINib", "NSNib", "SegueIdentifier", "Self",
    ]

    /// Whether the arguments that decide the name come from the caller's own parameters, so that its callers have to be
    /// followed too.
    private func handsOn(_ call: MemberCall, _ helper: ReferenceHelper, _ member: SwiftMember) -> Bool {
        let deciding = helper.calls.first?.call.parameterNames ?? helper.site.parameterNames
        let arguments = ParameterMatch.pairs(helper.member.parameters, call.arguments)
            .filter { deciding.contains($0.parameter.name) }.compactMap(\.argument)
        return arguments.contains { argument in
            argument.value.parameterNames.contains { mayHandOn($0, member) }
        } || !member.genericParameters.isEmpty && !helper.member.genericParameters.isEmpty
            || call.mentionsSelf(owner: helper.member.owner) && mayVarySelf(member)
    }

    // MARK: Calls

    private func follow(
        _ call: MemberCall, in file: SwiftFile, _ called: CalledHelpers?
    ) -> (references: [LinkedReference], helpers: [ReferenceHelper]) {
        let region = index.region(of: file.path)
        let near = called?.near(region) ?? []
        let caller = EvaluationScope(path: file.path, call.member, type: call.enclosingType)
        let bases = call.base.map { linker.evaluator.evaluate($0, caller) }
        var references: [LinkedReference] = []
        var outer: [ReferenceHelper] = []
        for helper in near where fits(call, helper, bases, caller) {
            let (scope, trace) = linker.evaluator.tracing { innerScope(of: helper, calledBy: call, caller) }
            let step = ReferenceHelper.Step(call: call, callee: helper.member, calleePath: helper.path)
            let told = linker.names(of: helper.site, scope)
            if !told.names.isEmpty || helper.site.kind == .initialScene {
                if let reference = reference(call, helper, scope, caller, in: file, bases) {
                    references.append(linked(reference, call, helper, (scope, trace), caller, in: file))
                }
            }
            let isHandedOn =
                call.member.map { member in
                    handsOn(call, helper, member) && (member.range != helper.member.range || file.path != helper.path)
                } ?? false
            // Where a caller's callers decide, theirs stand for it, once some are found.
            if told.names.isEmpty, helper.site.kind == .scene, bases?.values.isEmpty != true,
                // A generated symbol has functions of its own, and is listed itself.
                call.base?.isGenerated != true,
                var open = reference(call, helper, scope, caller, in: file, bases).map({
                    linked($0, call, helper, (scope, trace), caller, in: file)
                })
            {
                open.namesSomething = false
                references.append(open)
            }
            if !told.isExact, isHandedOn, let member = call.member {
                outer.append(
                    ReferenceHelper(
                        site: helper.site, file: helper.file, siteMember: helper.siteMember,
                        calls: [step] + helper.calls, member: member, path: file.path, region: region))
            }
        }
        return (references, outer)
    }

    private func reference(
        _ call: MemberCall, _ helper: ReferenceHelper, _ scope: EvaluationScope, _ caller: EvaluationScope,
        in file: SwiftFile, _ bases: CodeValues?
    ) -> CodeReference? {
        let pairs = ParameterMatch.pairs(helper.member.parameters, call.arguments)
        let names = helper.calls.first?.call.parameterNames ?? helper.site.name.parameterNames
        let argument = pairs.first { names.contains($0.parameter.name) && $0.argument != nil }?.argument
        let range =
            helper.site.kind == .initialScene
            ? call.range : argument?.range ?? (call.baseRange.map { $0.count < 80 ? $0 : call.range } ?? call.range)
        return linker.reference(
            helper.site, in: file, scope, at: range,
            CallContext(
                enclosingType: call.enclosingType, enclosingMember: call.member?.name,
                expectedClass: expectedClass(call, caller) ?? Self.madeClass(helper.member, bases),
                isCertain: bases.map { !$0.values.isEmpty } ?? true))
    }

    /// The class that the context of the call names, where that is a fixed one: not `Self` or a generic parameter,
    /// whose meaning the caller's callers decide.
    private func expectedClass(_ call: MemberCall, _ caller: EvaluationScope) -> String? {
        guard let name = call.expectedClass else { return nil }
        let isOpen = name == "Self" || caller.generics[name] != nil
        guard isOpen else { return name }
        guard let only = linker.expectedTypes(name, caller).values.first, case .type(let type) = only else {
            return nil
        }
        return index.kind(of: type) == .class ? type : nil
    }

    /// `Detail.make()` that gives a `Self`.
    private static func madeClass(_ member: SwiftMember, _ bases: CodeValues?) -> String? {
        guard member.type == "Self", let values = bases?.values, values.count == 1, case .type(let type)? = values.first
        else { return nil }
        return type
    }

    /// Tells whether the call can be one of the helper, by its base, labels and number of arguments.
    private func fits(
        _ call: MemberCall, _ helper: ReferenceHelper, _ bases: CodeValues?, _ caller: EvaluationScope
    ) -> Bool {
        let member = helper.member
        if call.isCall != (member.kind != .property) { return false }
        guard ParameterMatch.fits(member.parameters, call.arguments) else { return false }
        if member.kind == .initializer { return true }
        guard let owner = member.owner else { return call.base == nil }
        let isForeign = !index.declares(owner)
        guard let bases else {
            guard let type = caller.type else { return false }
            return isForeign && !Self.storyboardTypes.contains(owner)
                || index.ancestors(of: type, from: nil).contains(owner) || index.inheritors(of: type).contains(owner)
        }
        if bases.values.isEmpty { return !member.isStatic && (isForeign || !member.parameters.isEmpty) }
        return bases.values.contains { base in
            switch base {
            case .type(let type), .instance(let type):
                isForeign && !Self.storyboardTypes.contains(owner) && index.kind(of: type) != .enum || type == owner
                    || index.ancestors(of: type, from: nil).contains(owner)
            case .storyboard, .ownStoryboard: Self.storyboardTypes.contains(owner)
            case .enumCase(let type, _): type == owner || index.ancestors(of: type, from: nil).contains(owner)
            default: isForeign
            }
        }
    }

    private static let storyboardTypes: Set<String> = ["UIStoryboard", "NSStoryboard"]

    /// The scope of the site, with what the call and those inside hand over.
    func innerScope(
        of helper: ReferenceHelper, calledBy call: MemberCall, _ caller: EvaluationScope
    ) -> EvaluationScope {
        var scope = linker.scope(inside: helper.member, helper.path, calledBy: call, caller)
        for step in helper.calls {
            scope = linker.scope(inside: step.callee, step.calleePath, calledBy: step.call, scope)
        }
        return scope
    }
}

/// The surroundings of a reference that a function makes for its caller.
struct CallContext {
    let enclosingType: String?
    let enclosingMember: String?
    let expectedClass: String?
    let isCertain: Bool
}

extension SwiftReferenceLinker {
    func scope(
        inside member: SwiftMember, _ path: String, calledBy call: MemberCall, _ caller: EvaluationScope
    ) -> EvaluationScope {
        let bases = call.base.map { evaluator.evaluate($0, caller) }
        let indexed = IndexedMember(member: member, path: path, region: "")
        var scope = evaluator.scope(inside: indexed, selfValue: bases?.values.count == 1 ? bases?.values.first : nil)
        if case .storyboard? = bases?.values.first { scope.selfValue = bases?.values.first }
        if case .ownStoryboard? = bases?.values.first { scope.selfValue = .ownStoryboard }
        if call.base == nil, let own = caller.selfType ?? caller.type, member.owner != nil {
            scope.selfType = own
            scope.isSelfCertain = caller.isSelfCertain
            scope.selfValue = caller.selfValue
        }
        evaluator.bind(call.arguments, to: member, caller, &scope, 1)
        if let result = member.type, member.genericParameters[result] != nil,
            scope.generics[result]?.values.isEmpty != false,
            let expected = call.expectedClass
        {
            scope.generics[result] = expectedTypes(expected, caller)
        }
        return scope
    }

    /// The types that a type's name stands for in a caller's code: its own callers decide the meaning of `Self` and
    /// generic parameters.
    func expectedTypes(_ name: String, _ caller: EvaluationScope) -> CodeValues {
        if name == "Self" { return evaluator.evaluate(.selfType, caller) }
        return caller.generics[name] ?? CodeValues(.type(name))
    }
}

extension ReferenceHelper {
    /// The name by which calls of it are found.
    fileprivate var calledName: String {
        member.kind == .initializer ? member.owner?.lastNamePart ?? "init" : member.name
    }
}

extension MemberCall {
    fileprivate var parameterNames: Set<String> {
        arguments.reduce(into: []) { $0.formUnion($1.value.parameterNames) }
    }

    /// Tells whether the call depends on the meaning of `self`: it is made on `self`, or passes `self` or a member of
    /// it.
    fileprivate func mentionsSelf(owner: String?) -> Bool {
        guard let base else { return owner != nil || arguments.contains { $0.value.mentionsSelf } }
        return base.mentionsSelf || arguments.contains { $0.value.mentionsSelf }
    }
}

extension ReferenceSite {
    /// The parameters that decide what is named, and of which storyboard.
    fileprivate var parameterNames: Set<String> { name.parameterNames.union(storyboard?.parameterNames ?? []) }
}

extension StringExpression {
    /// Whether the value depends on `self`, written or implied: `title` may be a member of it.
    var mentionsSelf: Bool {
        switch self {
        case .selfValue, .selfType, .caseOfSelf: true
        case .name(let name): name.first?.isLowercase == true
        case .member(let base, _), .element(let base), .typed(let base, _): base.mentionsSelf
        case .call(let callee, let arguments): callee.mentionsSelf || arguments.contains { $0.value.mentionsSelf }
        case .concatenation(let parts), .oneOf(let parts), .list(let parts): parts.contains(where: \.mentionsSelf)
        default: false
        }
    }

    /// The parameters that the value depends on.
    var parameterNames: Set<String> {
        switch self {
        case .parameter(let name): [name]
        case .member(let base, _): base.parameterNames
        case .call(let callee, let arguments):
            arguments.reduce(into: callee.parameterNames) { $0.formUnion($1.value.parameterNames) }
        case .concatenation(let parts), .oneOf(let parts), .list(let parts):
            parts.reduce(into: []) { $0.formUnion($1.parameterNames) }
        case .caseOfSelf(let cases): cases.reduce(into: []) { $0.formUnion($1.value.parameterNames) }
        case .element(let value), .typed(let value, _): value.parameterNames
        default: []
        }
    }
}
