/// A file in one language.
public struct LanguageVariant: Hashable, Sendable {
    /// `Base`, `de`, `zh-Hans`, `mul`.
    public let language: String
    /// The project-relative path of the file.
    public let path: String
    /// A file of the project whose type and encoding the new one's reference states too.
    public let origin: String?

    public init(language: String, path: String, origin: String? = nil) {
        self.language = language
        self.path = path
        self.origin = origin
    }
}

extension XcodeProject {
    /// The name of a variant group and its files, in its own order; nil for an id that names no such group.
    public func variantGroup(id: String) -> (name: String, variants: [LanguageVariant])? {
        guard let group = object(id), group.isa == "PBXVariantGroup" else { return nil }
        let variants = group.strings("children").compactMap(object).compactMap { child -> LanguageVariant? in
            guard let path = tree.paths[child.id] else { return nil }
            return LanguageVariant(language: child.displayName ?? RelativePath.language(of: path) ?? "", path: path)
        }
        return (group.displayName ?? "", variants)
    }
}
