public import Differences
public import SourceText
public import YAMLCode

/// What a project's `.nibwright.yml` says of noise: the part under `tidy`. The rest of the file is the linter's.
public struct TidyConfiguration: Sendable {
    /// The kinds of noise that stay in documents.
    public let kept: Set<Noise>

    /// The kinds that can be taken out, in the order in which they are told.
    public static let kinds = Noise.allCases.filter { $0 != .standardObject }

    /// Why a configuration cannot be used; never empty.
    public struct Invalid: Error {
        /// Each once, by place.
        public let problems: [InputProblem]
    }

    /// Reads a configuration.
    ///
    /// - Parameter path: names the file in problems.
    /// - Throws: `Invalid` where the file is no YAML, or where something under `tidy` is not right.
    public static func read(path: String, bytes: [UInt8]) throws(Invalid) -> TidyConfiguration {
        if YAMLReader.isBlank(bytes) { return TidyConfiguration(kept: []) }
        let problems = ProblemLog()
        let (root, found) = YAMLReader.read(path: path, bytes: bytes)
        problems.add(found)
        var kept: Set<Noise> = []
        if case .mapping(let entries) = root?.content, let part = entries.first(where: { $0.key == "tidy" })?.value,
            let tidy = MappingDecoder(part, called: "\"tidy\"", keys: ["keep"], problems: problems)
        {
            kept = Set(tidy.strings("keep").compactMap { kind($0, problems) })
        }
        guard problems.problems.isEmpty else { throw Invalid(problems: InputProblem.sorted(problems.problems)) }
        return TidyConfiguration(kept: kept)
    }

    private static func kind(_ name: Written<String>, _ problems: ProblemLog) -> Noise? {
        if let kind = kinds.first(where: { $0.name == name.value }) { return kind }
        let advice = Spelling.advice(for: name.value, among: kinds.map(\.name), called: "kind")
        problems.add(at: name.place, "there is no kind of noise \"\(name.value.excerpt)\"; \(advice)")
        return nil
    }
}
