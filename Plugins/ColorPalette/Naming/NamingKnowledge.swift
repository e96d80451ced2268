import Colorimetry
import TransformKit

/// What a project says about the names of its colors, looked up once for all of them.
struct NamingKnowledge {
    let usage: ColorSetUsage
    let reusable: ReusableSets
    let code: CodeNames
    /// Names of static members that the project's Swift gives color types.
    let colorMembers: Set<String>
    /// Names that documents and code ask for, whether there is such a color set or not.
    let askedNames: Set<String>

    init(_ graph: ProjectGraph) {
        usage = ColorSetUsage(graph)
        reusable = ReusableSets(graph, usage: usage)
        code = CodeNames(graph)
        colorMembers = Set(graph.swiftColors.declarations.values.flatMap(\.staticMembers))
        askedNames = NamesInUse.names(in: graph)
    }

    /// What the project calls a translucent color without its alpha: by a color set, or by code.
    func opaqueName(of value: ColorValue, in bundles: Set<ResourceBundle>) -> NameAssigner.OpaqueName? {
        let opaque = value.with(alpha: 1)
        let sets = reusable.sets(for: opaque, in: bundles)
        if let set = sets.first(where: { ColorWords.sayAValue($0.name) || ColorWords.areGeneral($0.name) }) {
            let leaf = set.name.split(separator: "/").last.map(String.init) ?? set.name
            return NameAssigner.OpaqueName(name: leaf, isSemantic: !ColorWords.sayAValue(leaf))
        }
        guard opaque.extreme == nil,
            let name = code.name(of: opaque, in: Set(bundles.map(\.projectPath)), used: RoleCounts())
        else { return nil }
        let text = NameStyle(sets.map(\.name)).name(of: name.words)
        return NameAssigner.OpaqueName(name: text, isSemantic: !name.saysAValue)
    }
}
