import SourceText
import SwiftCode

extension ProjectGraph {
    /// The references of the project's Swift.
    func swiftCodeReferences() -> [CodeReference] {
        swiftLinks.references.lazy.filter(\.namesSomething).map(\.reference)
    }

    /// The references with the expressions that decide each. They are found on a thread of `concurrentMap`'s, which has
    /// room for deep recursion.
    var swiftLinks: SwiftLinks {
        lazySwiftLinks.value {
            let files = concurrentMap(swiftFiles, threads: defaultThreadCount) { $0.readingReferences() }
            let found = concurrentMap([self], threads: 1) { $0.findReferences(in: files, constants: files) }.first ?? []
            return SwiftLinks(references: withGeneratedSegueNames(found, files), files: files)
        }
    }

    /// Resolves identifiers of segues that are cases of an enumeration which a tool wrote. Names of storyboards and
    /// scenes are not resolved so: changing them would change the tool's output.
    private func withGeneratedSegueNames(_ found: [LinkedReference], _ files: [SwiftFile]) -> [LinkedReference] {
        let sources = generatedSwift.filter { $0.contains(identifier: "enum") && $0.contains(identifier: "String") }
        guard !sources.isEmpty, found.contains(where: \.isOfSegue) else { return found }
        let generated = concurrentMap(sources, threads: defaultThreadCount) { SwiftFile.read($0).readingReferences() }
        let again =
            concurrentMap([self], threads: 1) {
                $0.findReferences(in: files, constants: files + generated)
            }.first ?? []
        return found.filter { !$0.isOfSegue } + again.filter(\.isOfSegue)
    }

    /// - Parameter constants: the files whose constants are known.
    private func findReferences(in swiftFiles: [SwiftFile], constants: [SwiftFile]) -> [LinkedReference] {
        let index = MemberIndex(files: constants, regions: scopes.regions)
        let symbols = GeneratedSymbols(documents: documents, paths: paths)
        let linker = SwiftReferenceLinker(
            evaluator: ReferenceEvaluator(index: index, symbols: symbols),
            segueTypes: SegueIdentifierTypes(constants))
        var direct = swiftFiles.flatMap { linker.references(of: $0) }
        var seen = Set(direct.map { SiteKey($0.reference) })
        let helpers = HelperReferences(
            linker: linker, files: swiftFiles, objectiveCSources: objectiveCFiles.map(\.source))
        var (handedOn, exposed, twins) = helpers.references()
        let followed = Set(handedOn.flatMap(\.standsFor))
        for place in handedOn.indices {
            if let call = handedOn[place].call, followed.contains(call) { handedOn[place].opensScene = false }
        }
        let sites = Set(handedOn.compactMap(\.helperSite))
        let called = sites.union(sites.flatMap { twins[$0] ?? [] }).union(helpers.unusedSites()).subtracting(exposed)
        for place in direct.indices {
            let reference = direct[place].reference
            if called.contains(CodeRange(path: reference.path, range: reference.range)) {
                direct[place].opensScene = false
            }
        }
        return direct + handedOn.filter { seen.insert(SiteKey($0.reference)).inserted }
    }
}

extension LinkedReference {
    fileprivate var isOfSegue: Bool { reference.kind == .performSegue || reference.kind == .segueTest }
}

/// The references of Swift code, with the files as they were read to find them.
struct SwiftLinks: Sendable {
    let references: [LinkedReference]
    let files: [SwiftFile]
}

/// One reference for one kind and place: a helper that overrides a method of the system's names nothing twice.
private struct SiteKey: Hashable {
    let path: String
    let kind: CodeReference.Kind
    let range: Range<Int>

    init(_ reference: CodeReference) {
        (path, kind, range) = (reference.path, reference.kind, reference.range)
    }
}

/// Makes references of the sites of files.
struct SwiftReferenceLinker {
    let evaluator: ReferenceEvaluator
    let segueTypes: SegueIdentifierTypes

    func references(of file: SwiftFile) -> [LinkedReference] {
        let sites = file.references.sites.filter { site in
            // What a project's own `Asset` has is no image of a catalog.
            if site.name.root == "Asset", evaluator.index.declares("Asset") { return false }
            // `performSegue(withIdentifier: R.segue.list.detail.identifier)`: the call says it, the symbol in it need
            // not.
            return site.name.isGenerated == false
                || !file.references.sites.contains { other in
                    other != site && other.kind != .initialScene && other.range != site.range
                        && other.range.contains(site.range)
                }
        }
        return sites.compactMap { site in
            let member = site.memberIndex.map { file.references.members[$0] }
            let scope = EvaluationScope(path: file.path, member, type: site.enclosingType)
            return reference(site, in: file, scope).map { linked($0, site, in: file, scope) }
        }
    }

    /// The reference with the expressions at its own site that decide the storyboard.
    private func linked(
        _ reference: CodeReference, _ site: ReferenceSite, in file: SwiftFile, _ scope: EvaluationScope
    ) -> LinkedReference {
        var link = LinkedReference(reference: reference)
        guard reference.kind.opensScene else { return link }
        let (asked, trace) = evaluator.tracing { askedStoryboard(of: site, scope) }
        link.opensScene = true
        link.hasExactNames = reference.isExact
        link.isStoryboardExact = asked.isExact
        link.keep(trace.literals, trace.cases)
        if !link.hasExactNames { link.patterns = evaluator.tracing { names(of: site, scope) }.trace.patterns }
        link.syntax = site.call
        if site.name.isGenerated {
            link.knobs = StoryboardKnob.generated(CodeRange(path: file.path, range: site.range), of: file.source)
        } else if let call = site.call {
            let place = CodeRange(
                path: file.path, range: call.receiver ?? call.method.lowerBound..<call.method.lowerBound)
            link.knobs = StoryboardKnob.inside(place, of: file.source, trace.cases)
            link.knobs.append(StoryboardKnob(form: .storyboard, place: place))
            if let value = site.local?.value {
                let place = CodeRange(path: file.path, range: value)
                link.knobs += StoryboardKnob.inside(place, of: file.source, trace.cases)
                link.knobs.append(StoryboardKnob(form: .local, place: place))
            }
        }
        link.identifier = identifier(of: reference) { evaluator.evaluate(site.name, scope) }
        return link
    }

    /// The one literal that is the identifier.
    func identifier(of reference: CodeReference, _ evaluate: () -> CodeValues) -> CodeRange? {
        guard reference.kind == .scene, reference.names.count == 1 else { return nil }
        let literals = Set(evaluator.tracing(evaluate).trace.literals.filter { $0.text == reference.names[0] })
        return literals.count == 1 ? literals.first?.place : nil
    }

    /// The reference that a site makes where its function's parameters and `Self` have the values of `scope`.
    func reference(
        _ site: ReferenceSite, in file: SwiftFile, _ scope: EvaluationScope, at range: Range<Int>? = nil,
        _ call: CallContext? = nil
    ) -> CodeReference? {
        guard let kind = CodeReference.Kind(rawValue: site.kind.rawValue) else { return nil }
        let named = self.names(of: site, scope)
        let range = range ?? site.range
        return CodeReference(
            kind: kind, language: .swift, path: file.path, range: range,
            position: file.source.position(at: range.lowerBound), text: file.source.string(range),
            names: named.names, isExact: kind == .initialScene || named.isExact && call?.isCertain != false,
            storyboard: storyboard(of: site, scope), enclosingType: call.map(\.enclosingType) ?? site.enclosingType,
            enclosingMember: call.map(\.enclosingMember) ?? site.enclosingMember,
            expectedClass: call?.expectedClass ?? expectedClass(site, scope),
            namesBundle: namesBundle(site.bundle))
    }

    func names(of site: ReferenceSite, _ scope: EvaluationScope) -> (names: [String], isExact: Bool) {
        if site.kind == .initialScene, !site.name.isGenerated { return ([], true) }
        let values = evaluator.evaluate(typedName(of: site, scope), scope).flatMap { value -> CodeValues in
            switch value {
            case .generated(let names):
                return evaluator.symbols.values(of: names, asStoryboard: site.kind == .storyboard)
            case .enumCase: return evaluator.member("rawValue", of: value, nil, scope, 0)
            default: return CodeValues(value)
            }
        }
        if site.kind == .initialScene { return ([], true) }
        let names = values.values.compactMap(\.string)
        return (Set(names).sorted(), values.isExact && !names.isEmpty && names.count == values.values.count)
    }

    /// `.detail` with the only type that it can be of, where the project's functions say so.
    private func typedName(of site: ReferenceSite, _ scope: EvaluationScope) -> StringExpression {
        guard case .implicitMember(let member) = site.name else { return site.name }
        let owners = Set(
            segueTypes.types(of: site).compactMap { evaluator.type(named: $0, having: member, visibleIn: scope) })
        guard owners.count == 1, let owner = owners.first else { return site.name }
        return .typed(site.name, owner)
    }

    func storyboard(of site: ReferenceSite, _ scope: EvaluationScope) -> CodeReference.Storyboard {
        askedStoryboard(of: site, scope).storyboard
    }

    /// The storyboard that a scene is loaded from, and whether it can be no other.
    func askedStoryboard(
        of site: ReferenceSite, _ scope: EvaluationScope
    ) -> (storyboard: CodeReference.Storyboard, isExact: Bool) {
        guard site.kind == .scene || site.kind == .initialScene else { return (.none, true) }
        let expression = site.name.isGenerated ? site.name : site.storyboard ?? .unknown
        let values = evaluator.evaluate(expression, scope)
        if values.values == [.ownStoryboard] { return (.own, values.isExact) }
        let names = values.flatMap { value in
            if case .generated(let names) = value { return evaluator.symbols.values(of: names, asStoryboard: true) }
            return CodeValues(value)
        }.values.compactMap { value -> String? in
            if case .storyboard(let name) = value { name } else { nil }
        }
        if names.isEmpty { return (.unknown, false) }
        return (.named(Set(names).sorted()), values.isExact && names.count == values.values.count)
    }

    private func expectedClass(_ site: ReferenceSite, _ scope: EvaluationScope) -> String? {
        guard let name = site.expectedClass else { return nil }
        if let values = scope.generics[name]?.values, case .type(let type)? = values.first { return type }
        return name == "Self" ? scope.selfType ?? scope.type : name
    }

    private func namesBundle(_ bundle: StringExpression?) -> Bool {
        switch bundle {
        case nil, .nothing, .implicitMember("main"), .member(.name("Bundle"), "main"),
            .member(.name("NSBundle"), "main"):
            false
        default: true
        }
    }
}

extension StringExpression {
    /// Whether it is a symbol of SwiftGen's or R.swift's.
    var isGenerated: Bool { root.map(["StoryboardScene", "StoryboardSegue", "Asset", "R"].contains) ?? false }

    /// The name that a chain of members and calls begins with; nil for an expression of another form.
    fileprivate var root: String? {
        switch self {
        case .name(let name): name
        case .member(let base, _): base.root
        case .call(let callee, _): callee.root
        default: nil
        }
    }
}

extension Range<Int> {
    fileprivate func contains(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}

extension LinkedReference {
    /// Keeps those of the literals and cases that give the storyboard its name.
    mutating func keep(_ metLiterals: [TracedLiteral], _ metCases: [TracedCase]) {
        guard case .named(let names) = reference.storyboard else { return }
        var seen: Set<TracedLiteral> = []
        literals = metLiterals.filter { names.contains($0.text) && seen.insert($0).inserted }
        var seenCases: Set<TracedCase> = []
        cases = metCases.filter { seenCases.insert($0).inserted }
    }
}
