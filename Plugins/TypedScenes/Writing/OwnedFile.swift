import TransformKit

/// A Swift file that a transform writes for the targets that build some documents.
protocol OwnedFile {
    var owner: SceneOwner { get }
    var path: String { get }
    /// The file of an earlier run; nil where there is none yet.
    var written: SourceText? { get }
    /// The file that declares the types which all files of the transform use.
    var declaringPath: String { get }
}

extension OwnedFile {
    var isNew: Bool { written == nil }
    var declaresTypes: Bool { declaringPath == path }
}

extension Array where Element: OwnedFile {
    /// The file whose types serve an owner: every target that builds the owner's file builds that one too.
    func declaring(for owner: SceneOwner) -> Element? {
        owner.targets.isEmpty
            ? nil : first { Set(owner.targets).isSubset(of: $0.owner.targets) && $0.declaresTypes }
    }
}

extension SceneOwner {
    /// Why a file cannot be written: it is somebody else's, or has no place.
    ///
    /// - Parameters:
    ///   - path: the file; nil where no place was found.
    ///   - transform: what would write it.
    ///   - document: what it would be written for.
    func obstacle(_ path: String?, _ transform: String, _ document: IBDocument) -> Obstacle {
        guard let path else {
            return Obstacle(
                code: .noTarget, reason: "no Swift file is in exactly \(described), beside which a new one could go",
                place: Place(path: document.path))
        }
        return Obstacle(
            code: .fileNotOurs,
            reason: "\(path) is there and was not written by \(transform); choose another name with `file`",
            place: Place(path: path))
    }
}

/// Writes files of one transform.
struct OwnedFileWriter {
    let context: TransformContext
    private(set) var proposals = Proposals()
    /// The edits that write each file, by its path; a file that cannot be written has none.
    private(set) var written: [String: [FileEdit]] = [:]

    init(_ context: TransformContext) { self.context = context }

    /// Proposes the change of each file that is not as it should be.
    mutating func write<File: OwnedFile>(
        _ files: [File], text: (File) -> String, change: (File, [FileEdit]) -> Change
    ) {
        for file in files {
            do throws(Obstacle) {
                let outcome = try OwnedFileEdits(context: context, owner: file.owner)
                    .edits(file.path, text(file), renewing: file.written)
                written[file.path] = outcome.edits
                proposals.findings += outcome.findings
                if !outcome.edits.isEmpty {
                    // The file does not compile without the one that has its types.
                    let needed = file.declaresTypes ? [] : written[file.declaringPath] ?? []
                    proposals.changes.append(change(file, outcome.edits + needed))
                }
            } catch {
                proposals.refusals.append(
                    Refusal(
                        subject: file.path, title: "write \(file.path)", code: error.code, reason: error.reason,
                        place: error.place))
            }
        }
    }

    /// Those of the files that are there from now on.
    func ready<File: OwnedFile>(_ files: [File]) -> [File] {
        files.filter { written[$0.path] != nil && written[$0.declaringPath] != nil }
    }

    /// The edits that write what code of a file uses.
    func edits(for path: String, _ files: [some OwnedFile]) -> [FileEdit] {
        var shared: [FileEdit] = []
        for file in files where file.owner.contains(path, in: context.graph) {
            for edit in (written[file.path] ?? []) + (written[file.declaringPath] ?? []) where !shared.contains(edit) {
                shared.append(edit)
            }
        }
        return shared
    }
}
