/// Finds the files that a description means by a path or a pattern.
struct DescribedFiles {
    let listing: FileListing
    /// The folder of the description.
    let folder: String

    /// A path from the root of what is refactored; nil for one outside of it, or one that holds a variable.
    func resolved(_ path: String) -> String? {
        guard !path.contains("${"), !path.contains("$("), !path.hasPrefix("/"), !path.hasPrefix("~") else { return nil }
        let plain = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        let trimmed = plain.hasSuffix("/") ? String(plain.dropLast()) : plain
        return trimmed.isEmpty || trimmed == "." ? folder : RelativePath.join(folder, trimmed)
    }

    /// The files that a pattern matches below a folder, with all files of folders that it matches.
    ///
    /// Descriptions' patterns are the shell's: `**` stands for any number of folders, and a folder for what is in it.
    func matches(_ pattern: String, below base: String) -> [String] {
        guard let full = RelativePath.join(base, pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern) else {
            return []
        }
        if !full.contains(where: { "*?[{".contains($0) }) {
            switch listing.item(at: full) {
            case .file(let index): return [listing.paths[index]]
            case .folder(let range): return range.map { listing.paths[$0] }
            case nil: return []
            }
        }
        let patterns = [full, full + "/**"].compactMap { try? PathPattern($0) }
        let fixed = full.prefix { !"*?[{".contains($0) }
        let start = fixed.lastIndex(of: "/").map { String(fixed[..<$0]) } ?? ""
        return listing.range(inFolder: start).map { listing.paths[$0] }.filter { path in
            patterns.contains { $0.matches(path) }
        }
    }
}
