import InterfaceBuilder

extension [IBDocument] {
    /// The documents, with one for the full copies that a document has for languages: that of `Base.lproj`, else the
    /// English one, else the first.
    package var withoutLanguageCopies: [IBDocument] {
        var chosen: [String: IBDocument] = [:]
        for document in self {
            guard let (key, rank) = Self.localizedKey(document.path) else { continue }
            if let other = chosen[key], let otherRank = Self.localizedKey(other.path)?.rank, otherRank <= rank {
                continue
            }
            chosen[key] = document
        }
        return filter { document in Self.localizedKey(document.path).map { chosen[$0.key] === document } ?? true }
    }

    private static func localizedKey(_ path: String) -> (key: String, rank: Int)? {
        var parts = path.split(separator: "/")
        guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return nil }
        let language = parts.remove(at: parts.count - 2).dropLast(".lproj".count)
        let rank = language == "Base" ? 0 : language == "en" || language == "English" ? 1 : 2
        return (parts.joined(separator: "/"), rank)
    }
}
