import InterfaceBuilder

/// Finds storyboards and nibs by the names that references, code and `Info.plist` use.
struct FlowStoryboards {
    let regions: ProjectRegions
    /// One of several copies per language; the others show the same scenes once more.
    let storyboards: [IBDocument]
    let nibs: [IBDocument]
    private let storyboardsByName: [String: [IBDocument]]
    private let nibsByName: [String: [IBDocument]]
    private var regionOfDocument: [String: String] = [:]

    init(_ graph: ProjectGraph) {
        regions = ProjectRegions(graph.paths)
        let documents = Self.withoutCopies(graph.documents)
        storyboards = documents.filter { $0.kind.form == .storyboard }
        nibs = documents.filter { $0.kind.form == .xib }
        storyboardsByName = Dictionary(grouping: storyboards) { $0.path.fileBaseName.withoutDevice }
        nibsByName = Dictionary(grouping: nibs) { $0.path.fileBaseName.withoutDevice }
        for document in documents { regionOfDocument[document.path] = regions.region(of: document.path) }
    }

    func region(of path: String) -> String { regionOfDocument[path] ?? regions.region(of: path) }

    /// The storyboards that a name means in a file: one, and its twins for a device.
    func storyboards(named name: String, from path: String, platform: DocumentKind.Platform? = nil) -> [IBDocument] {
        find(name, in: storyboardsByName, path, platform)
    }

    func nibs(named name: String, from path: String) -> [IBDocument] { find(name, in: nibsByName, path, nil) }

    private func find(
        _ name: String, in documents: [String: [IBDocument]], _ path: String, _ platform: DocumentKind.Platform?
    ) -> [IBDocument] {
        guard let candidates = documents[name.withoutDevice] else { return [] }
        // `Main~ipad` by its full name means that one alone.
        let exact = name == name.withoutDevice ? candidates : candidates.filter { $0.path.fileBaseName == name }
        var found = inRegion(exact, path)
        if let platform, platform != .unknown {
            let same = found.filter { $0.kind.platform == platform }
            if !same.isEmpty { found = same }
        }
        let depths = found.map { Self.sharedFolders($0.path, path) }
        let deepest = depths.max() ?? 0
        let region = region(of: path)
        // As for classes: files of one target share a folder below the root of their project.
        if found.count > 1, deepest > region.split(separator: "/").count {
            found = zip(found, depths).filter { $0.1 == deepest }.map(\.0)
        }
        return found
    }

    private func inRegion(_ candidates: [IBDocument], _ path: String) -> [IBDocument] {
        let own = region(of: path)
        let same = candidates.filter { region(of: $0.path) == own }
        if !same.isEmpty { return same }
        let around = candidates.filter { candidate in
            let other = region(of: candidate.path)
            return own.isEmpty || other.isEmpty || other.hasPrefix(own + "/") || own.hasPrefix(other + "/")
        }
        if !around.isEmpty { return around }
        // Projects of one workspace stand side by side; a name that is there once means that one.
        return candidates.count == 1 ? candidates : []
    }

    private static func sharedFolders(_ left: String, _ right: String) -> Int {
        zip(left.utf8, right.utf8).lazy.prefix { $0 == $1 }.count { $0.0 == UInt8(ascii: "/") }
    }

    /// Full copies of a document per language stand for one: that of `Base.lproj`, else English, else the first.
    private static func withoutCopies(_ documents: [IBDocument]) -> [IBDocument] {
        var chosen: [String: IBDocument] = [:]
        for document in documents {
            guard let (key, rank) = localizedKey(document.path) else { continue }
            if let other = chosen[key], let otherRank = localizedKey(other.path)?.rank, otherRank <= rank { continue }
            chosen[key] = document
        }
        return documents.filter { document in
            localizedKey(document.path).map { chosen[$0.key] === document } ?? true
        }
    }

    private static func localizedKey(_ path: String) -> (key: String, rank: Int)? {
        var parts = path.split(separator: "/")
        guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return nil }
        let language = parts.remove(at: parts.count - 2).dropLast(".lproj".count)
        let rank = language == "Base" ? 0 : language == "en" || language == "English" ? 1 : 2
        return (parts.joined(separator: "/"), rank)
    }
}

extension String {
    /// `Main` of `Main~ipad`.
    var withoutDevice: String {
        for suffix in ["~ipad", "~iphone"] where hasSuffix(suffix) { return String(dropLast(suffix.count)) }
        return self
    }
}
