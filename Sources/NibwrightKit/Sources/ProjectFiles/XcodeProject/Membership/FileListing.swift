/// The files of a repository, sorted, so that many projects can find theirs in it.
public struct FileListing: Sendable {
    /// Paths relative to the root of what is refactored, sorted.
    public let paths: [String]
    private let indices: [String: Int]
    /// Files and folders in small letters: a Mac's disk does not tell `main.swift` from `Main.swift`.
    private let folded: [String: String]

    /// Sorts the paths, each taken once.
    public init(_ unsorted: [String]) {
        let paths = zip(unsorted, unsorted.dropFirst()).allSatisfy { $0 < $1 } ? unsorted : Set(unsorted).sorted()
        self.paths = paths
        indices = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, $0) })
        var folded: [String: String] = [:]
        folded.reserveCapacity(paths.count)
        for path in paths {
            var path = path
            while !path.isEmpty {
                let key = path.lowercased()
                guard folded[key] == nil else { break }
                folded[key] = path
                path = RelativePath.folder(of: path)
            }
        }
        self.folded = folded
    }

    /// The thing at a path: one file, or all files in a folder.
    enum Item {
        case file(Int), folder(Range<Int>)
    }

    func item(at path: String) -> Item? {
        if let exact = exactItem(at: path) { return exact }
        guard let actual = folded[path.lowercased()], actual != path else { return nil }
        return exactItem(at: actual)
    }

    private func exactItem(at path: String) -> Item? {
        if let index = indices[path] { return .file(index) }
        let range = range(inFolder: path)
        return range.isEmpty ? nil : .folder(range)
    }

    /// The indices of all files in a folder, however deep.
    func range(inFolder folder: String) -> Range<Int> {
        if folder.isEmpty { return 0..<paths.count }
        // "0" is the character behind "/".
        let start = firstIndex(notBefore: folder + "/")
        return start..<max(start, firstIndex(notBefore: folder + "0"))
    }

    /// Whether some file lies in a folder, however deep.
    public func hasFolder(_ folder: String) -> Bool { !range(inFolder: folder).isEmpty }

    func index(of path: String) -> Int? { indices[path] }

    private func firstIndex(notBefore text: String) -> Int {
        var low = 0
        var high = paths.count
        while low < high {
            let middle = (low + high) / 2
            if paths[middle] < text { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
