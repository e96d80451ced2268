import TransformKit

/// Lists the names of a plan that people should judge, in one note for each cause.
enum NamesForReview {
    static func findings(_ named: [NamedGroup]) -> [Finding] {
        let waiting = named.filter(\.needsReview)
        let duplicates = waiting.filter { !$0.origin.needsReview($0.name) }
        let purposes = waiting.filter { $0.origin.needsReview($0.name) }
        return [
            finding(
                purposes, "names-for-review",
                Set(purposes.map(\.name)).count == 1 ? "it says what a color is for" : "they say what colors are for",
                "`plan --write palette=FILE` writes all names to edit, and `--set palette=FILE` takes them back"),
            finding(
                duplicates, "values-of-other-sets",
                "color sets that seem to belong to something else have the values already",
                "a name in `names:` settles which one a color is"),
        ].compactMap(\.self)
    }

    private static func finding(_ groups: [NamedGroup], _ rule: String, _ cause: String, _ way: String) -> Finding? {
        guard let place = groups.map(\.place).min() else { return nil }
        let names = Set(groups.map(\.name)).sorted()
        let listed = names.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
        let rest = names.count > 8 ? " and \(names.count - 8) more" : ""
        let uses = groups.map { $0.uses.count + $0.swiftUses.count }.reduce(0, +)
        return Finding(
            rule: rule, level: .note, place: place,
            message: "People should judge \(Count.of(names.count, "name")) for \(Count.of(uses, "place")), "
                + "since \(cause): \(listed)\(rest). "
                + "`--allow review` takes them with the others; \(way).")
    }
}
