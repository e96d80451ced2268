public import TransformKit

extension LintRules {
    /// The findings of one rule about projects with its default options and level, for a transform that reports the
    /// same thing.
    ///
    /// Gives nothing for a rule that is not there or looks at single documents.
    public static func findings(of id: String, in graph: ProjectGraph) -> [Finding] {
        guard let rule = projects.first(where: { $0.description.id == id }) else { return [] }
        let description = rule.description
        let defaults = description.options.reduce(into: OptionValues()) { $0[$1.name] = $1.defaultValue }
        return rule.init(options: defaults).findings(in: graph).map { found in
            Finding(
                rule: id, level: found.isCertain ? description.level : .note, place: found.place,
                message: found.message)
        }
    }
}
