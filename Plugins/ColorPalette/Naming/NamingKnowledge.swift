import Colorimetry
import TransformKit

/// Gathers what the naming of colors depends on in a project, once for all colors.
struct NamingKnowledge {
    let usage: ColorSetUsage
    let reusable: ReusableSets
    let code: CodeNames
    /// The names of static members that the project's Swift gives color types.
    let colorMembers: Set<String>
    /// The names that documents and code look up, whether such a color set exists or not.
    let namesInUse: Set<String>

    init(_ graph: ProjectGraph) {
        usage = ColorSetUsage(graph)
        reusable = ReusableSets(graph, usage: usage)
        code = CodeNames(graph)
        colorMembers = Set(graph.swiftColors.declarations.values.flatMap(\.staticMembers))
        namesInUse = NamesInUse.names(in: graph)
    }

    /// Returns the project's name for a translucent color without its alpha, from a color set or from code.
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
