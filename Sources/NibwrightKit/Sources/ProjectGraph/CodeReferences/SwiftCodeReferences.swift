import SourceText
import SwiftCode

extension ProjectGraph {
    /// The references of the project's Swift.
    func swiftCodeReferences() -> [CodeReference] {
        // On a thread of the map's, which has room for deep recursion.
        let files = concurrentMap(swiftFiles, threads: defaultThreadCount) { $0.readingReferences() }
        return concurrentMap([self], threads: 1) { $0.findReferences(in: files) }.first ?? []
    }

    private func findReferences(in swiftFiles: [SwiftFile]) -> [CodeReference] {
        let index = MemberIndex(files: swiftFiles, regions: scopes.regions)
        let symbols = GeneratedSymbols(documents: documents, paths: paths)
        let linker = SwiftReferenceLinker(evaluator: ReferenceEvaluator(index: index, symbols: symbols))
        let direct = swiftFiles.flatMap { linker.references(of: $0) }
        var seen = Set(direct.map(SiteKey.init))
        let handedOn = HelperReferences(linker: linker, files: swiftFiles).references()
        return direct + handedOn.filter { seen.insert(SiteKey($0)).inserted }
    }
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

    func references(of file: SwiftFile) -> [CodeReference] {
        let sites = file.references.sites.filter { site in
            // `performSegue(withIdentifier: R.segue.list.detail.identifier)`: the call says it, the symbol in it need not.
            site.name.isGenerated == false
                || !file.references.sites.contains { other in
                    other != site && other.kind != .initialScene && other.range != site.range
                        && other.range.contains(site.range)
                }
        }
        return sites.compactMap { site in
            let member = site.memberIndex.map { file.references.members[$0] }
            let scope = EvaluationScope(path: file.path, member, type: site.enclosingType)
            return reference(site, in: file, scope)
        }
    }

    /// A site with what it names where its function's parameters and `Self` stand for what `scope` says.
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
        let values = evaluator.evaluate(site.name, scope).flatMap { value -> CodeValues in
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

    func storyboard(of site: ReferenceSite, _ scope: EvaluationScope) -> CodeReference.Storyboard {
        guard site.kind == .scene || site.kind == .initialScene else { return .none }
        let expression = site.name.isGenerated ? site.name : site.storyboard ?? .unknown
        let values = evaluator.evaluate(expression, scope)
        if values.values == [.ownStoryboard] { return .own }
        let names = values.flatMap { value in
            if case .generated(let names) = value { return evaluator.symbols.values(of: names, asStoryboard: true) }
            return CodeValues(value)
        }.values.compactMap { value -> String? in
            if case .storyboard(let name) = value { name } else { nil }
        }
        return names.isEmpty ? .unknown : .named(Set(names).sorted())
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
    var isGenerated: Bool {
        switch self {
        case .name(let name): ["StoryboardScene", "StoryboardSegue", "Asset", "R"].contains(name)
        case .member(let base, _): base.isGenerated
        case .call(let callee, _): callee.isGenerated
        default: false
        }
    }
}

extension Range<Int> {
    fileprivate func contains(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
