/// What git can use Nibwright for.
struct GitUses: OptionSet {
    let rawValue: Int

    /// A merge driver.
    static let merging = GitUses(rawValue: 1)
    /// A converter of documents to lines that people read, for differences.
    static let describing = GitUses(rawValue: 2)
    /// A hook that tidies what is staged before a commit is made.
    static let tidying = GitUses(rawValue: 4)
    /// A hook that says what a merge broke.
    static let linting = GitUses(rawValue: 16)
    /// A clean filter that tidies documents.
    static let filtering = GitUses(rawValue: 8)

    /// The uses for which files have attributes, with the attribute of each.
    static let attributes: [(use: GitUses, attribute: String)] = [
        (.merging, "merge=nibwright"), (.describing, "diff=nibwright"), (.filtering, "filter=nibwright"),
    ]

    /// What attributes are written for; what there is no attribute for is left out.
    init(attributesIn lines: [String]) {
        self = Self.attributes.reduce(into: []) { uses, known in
            if lines.contains(where: { $0.split(separator: " ").contains(Substring(known.attribute)) }) {
                uses.insert(known.use)
            }
        }
    }

    init(rawValue: Int) { self.rawValue = rawValue }

    /// Lines of an attributes file, one a kind of file.
    var attributeLines: [String] {
        Self.files.compactMap { pattern, isDocument in
            let own = Self.attributes.filter { contains($0.use) && (isDocument || $0.use == .merging) }
            return own.isEmpty ? nil : ([pattern] + own.map(\.attribute)).joined(separator: " ")
        }
    }

    /// The files that something is known of; documents are described and tidied, the others merged alone.
    private static let files: [(pattern: String, isDocument: Bool)] = [
        ("*.storyboard", true), ("*.xib", true), ("*.strings", false), ("*.xcstrings", false),
        ("**/*.xcassets/**/Contents.json", false), ("project.pbxproj", false),
    ]
}
