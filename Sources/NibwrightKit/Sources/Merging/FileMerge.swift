import InterfaceBuilder
import ProjectFiles
public import SourceText

/// Merges three versions of one file by what they mean, and says where a merge of its lines does as well.
public enum FileMerge {
    /// What a merge of lines made, as git does it.
    public struct LineMerge: Sendable {
        /// The merged lines, with git's marks where they conflict.
        public let bytes: [UInt8]
        /// Whether there are such marks.
        public let isClean: Bool

        public init(bytes: [UInt8], isClean: Bool) {
            self.bytes = bytes
            self.isClean = isClean
        }
    }

    /// What becomes of the file.
    public enum Outcome: Sendable {
        /// The merge by meaning, whose conflicts are told.
        case merged(MergedFile)
        /// The merge of lines, since it is clean and means the same.
        case lines(LineMerge)
        /// The merge of lines, since the versions cannot be merged by meaning.
        case onlyLines(LineMerge, MergeObstacle)
    }

    /// Merges a file of any kind.
    ///
    /// - Parameters:
    ///   - lines: the merge of lines of the same versions.
    ///   - side: the side that is taken where both disagree and nobody decided.
    ///   - decided: the side that somebody chose for conflicts that an earlier merge of the same versions told.
    ///   - markerSize: the length of git's marks that stand around what both sides say where they disagree; nil for a file
    ///     in which the favored side stands alone.
    public static func merge(
        base: SourceText, ours: SourceText, theirs: SourceText, lines: LineMerge, favoring side: MergeSide = .ours,
        decided: [MergeConflict: MergeSide] = [:], markerSize: Int? = nil
    ) -> Outcome {
        if ours.bytes == theirs.bytes || base.bytes == theirs.bytes {
            return .merged(MergedFile(bytes: ours.bytes, conflicts: []))
        }
        if base.bytes == ours.bytes { return .merged(MergedFile(bytes: theirs.bytes, conflicts: [])) }
        let form = LineForm(of: ours)
        let versions = [base, ours, theirs].map(form.plain)
        let merged: MergedFile
        do throws(MergeObstacle) {
            merged = try byMeaning(
                versions[0], versions[1], versions[2],
                MergeChoices(favored: markerSize == nil ? side : .ours, decided: decided))
        } catch {
            return .onlyLines(lines, error)
        }
        var text = merged.bytes
        if let markerSize, !merged.conflicts.isEmpty, let syntax = merged.tree?.syntax,
            let other = try? byMeaning(
                versions[0], versions[1], versions[2], MergeChoices(favored: .theirs, decided: decided))
        {
            text =
                ConflictMarks(
                    ours: merged.bytes, theirs: other.bytes, size: markerSize, syntax: syntax
                ).text
        }
        let written = MergedFile(
            bytes: form.written(text), conflicts: merged.conflicts, renewedIDs: merged.renewedIDs, tree: nil)
        guard lines.isClean, let reader = reader(of: ours.path) else { return .merged(written) }
        if lines.bytes == written.bytes { return merged.conflicts.isEmpty ? .lines(lines) : .merged(written) }
        let plain = form.plain(SourceText(path: ours.path, bytes: lines.bytes))
        guard let tree = reader(plain), let other = merged.tree else { return .merged(written) }
        if tree.saysTheSame(as: other) && merged.conflicts.isEmpty { return .lines(lines) }
        // Lines that merge are what people expect; only what breaks together is worth a conflict.
        let holds = !merged.conflicts.contains(where: \.isBreakage)
        return !merged.conflicts.isEmpty && holds && tree.holdsTogether ? .lines(lines) : .merged(written)
    }

    private static func byMeaning(
        _ base: SourceText, _ ours: SourceText, _ theirs: SourceText, _ choices: MergeChoices
    ) throws(MergeObstacle) -> MergedFile {
        if ProjectFileKind(path: ours.path).isDocument {
            return try DocumentMerge(base, ours, theirs, choices: choices).merged()
        }
        if ProjectFileKind(path: ours.path) == .xcodeProject {
            return try ProjectMerge(base, ours, theirs, choices: choices).merged()
        }
        guard let read = reader(of: ours.path) else { throw MergeObstacle("nothing is known of files of its kind") }
        return try TableMerge(base, ours, theirs, choices: choices, read: read).merged()
    }

    private static func reader(of path: String) -> ((SourceText) -> MergeTree?)? {
        switch ProjectFileKind(path: path) {
        case .storyboard, .xib: { (try? IBDocument.read($0).get()).flatMap { DocumentTreeReader.read($0) } }
        case .xcodeProject: ProjectTreeReader.read
        case .strings: StringsTreeReader.read
        case .stringCatalog, .assetContents: JSONTreeReader.read
        default: nil
        }
    }
}

/// The ends of lines and the encoding of a file: versions are compared in one form and written in that of ours.
struct LineForm {
    private let usesCarriageReturns: Bool
    private let encoding: TextEncoding
    private let mark: [UInt8]

    init(of source: SourceText) {
        let (encoding, markLength) = TextEncoding.detect(source.bytes)
        self.encoding = encoding
        mark = Array(source.bytes.prefix(markLength))
        usesCarriageReturns = Self.text(source.bytes).usesCarriageReturns
    }

    private static func text(_ bytes: [UInt8]) -> [UInt8] {
        let (encoding, markLength) = TextEncoding.detect(bytes)
        let text = bytes.dropFirst(markLength)
        return encoding == .utf8 ? Array(text) : Array(encoding.text(text).utf8)
    }

    /// UTF-8 without a mark, with line feeds.
    func plain(_ source: SourceText) -> SourceText {
        let text = Self.text(source.bytes)
        let bytes = text.usesCarriageReturns ? text.filter { $0 != 0x0D } : text
        return SourceText(path: source.path, bytes: bytes)
    }

    func written(_ bytes: [UInt8]) -> [UInt8] {
        let lines = usesCarriageReturns ? bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] } : bytes
        return mark + (encoding == .utf8 ? lines : encoding.bytes(String(decoding: lines, as: UTF8.self)))
    }
}
