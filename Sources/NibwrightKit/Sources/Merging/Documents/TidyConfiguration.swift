public import Differences
public import SourceText
public import YAMLCode

/// What a project's `.nibwright.yml` says of noise: the part under `tidy`. The rest of the file is the linter's.
public struct TidyConfiguration: Sendable {
    /// The kinds of noise that stay in documents.
    public let kept: Set<Noise>
    /// The versions that documents in normal form get.
    public let pins: NormalForm.Pins

    /// The kinds that can be taken out, in the order in which they are told.
    public static let kinds = Noise.allCases.filter { $0 != .standardObject }

    /// That of a project that says nothing of noise.
    public static let none = TidyConfiguration(kept: [], pins: NormalForm.Pins())

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
        if YAMLReader.isBlank(bytes) { return .none }
        let problems = ProblemLog()
        let (root, found) = YAMLReader.read(path: path, bytes: bytes)
        problems.add(found)
        var kept: Set<Noise> = []
        var pins = NormalForm.Pins()
        if case .mapping(let entries) = root?.content, let part = entries.first(where: { $0.key == "tidy" })?.value,
            let tidy = MappingDecoder(part, called: "\"tidy\"", keys: ["keep", "versions"], problems: problems)
        {
            kept = Set(tidy.strings("keep").compactMap { kind($0, problems) })
            pins = versions(tidy.value("versions"), problems)
        }
        guard problems.problems.isEmpty else { throw Invalid(problems: InputProblem.sorted(problems.problems)) }
        return TidyConfiguration(kept: kept, pins: pins)
    }

    private static func versions(_ node: YAMLNode?, _ problems: ProblemLog) -> NormalForm.Pins {
        guard let node,
            let versions = MappingDecoder(
                node, called: "\"versions\"", keys: ["tools", "system", "plug-in"], problems: problems)
        else { return NormalForm.Pins() }
        return NormalForm.Pins(
            tools: versions.string("tools")?.value, system: versions.string("system")?.value,
            plugIn: versions.string("plug-in")?.value)
    }

    private static func kind(_ name: Written<String>, _ problems: ProblemLog) -> Noise? {
        if let kind = kinds.first(where: { $0.name == name.value }) { return kind }
        let advice = Spelling.advice(for: name.value, among: kinds.map(\.name), called: "kind")
        problems.add(at: name.place, "there is no kind of noise \"\(name.value.excerpt)\"; \(advice)")
        return nil
    }
}
