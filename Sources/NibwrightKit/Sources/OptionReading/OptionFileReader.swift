import SourceText
import TransformKit
import YAMLCode

/// Gives the bytes of the files that options name, so that a recipe is checked with what they hold.
public struct OptionFileReader: Sendable {
    /// The reason why a file could not be read, worded to follow its name: `is a folder`.
    public struct Refusal: Error, Hashable, Sendable {
        /// The reason, without the file's name and without a full stop.
        public let reason: String

        public init(_ reason: String) {
            self.reason = reason
        }
    }

    /// Reads a file; a relative path counts from the folder of `recipe`, or the working folder where that is empty.
    public typealias Reading = @Sendable (_ path: String, _ recipe: String) throws(Refusal) -> [UInt8]

    private let reading: Reading
    /// Whether a mapping may stand in a file of its own: where no files are read, a text in its place is a mistake.
    let readsFiles: Bool

    /// Makes a reader that gets bytes by the closure, which throws a `Refusal` for a file that cannot be read.
    public init(_ reading: @escaping Reading) {
        self.init(reading, readsFiles: true)
    }

    private init(_ reading: @escaping Reading, readsFiles: Bool) {
        self.reading = reading
        self.readsFiles = readsFiles
    }

    /// For checking what needs no files, such as tests: no file is there.
    public static let none = OptionFileReader(
        { (_, _) throws(Refusal) in throw Refusal("is not there") }, readsFiles: false)

    /// The file at `path`, written at `place` or, where that is nil, on the command line; nil, with a problem, for
    /// none.
    ///
    /// An empty path is a file that is not given, so that a recipe's parameter can leave it out.
    func value(_ path: String, at place: Place?, called owner: String, problems: ProblemLog) -> OptionValue? {
        guard !path.isEmpty else { return .file(OptionFile(path: "", bytes: [])) }
        do throws(Refusal) {
            return .file(OptionFile(path: path, bytes: try reading(path, place?.path ?? "")))
        } catch {
            let base = place == nil ? "working folder" : "recipe's folder"
            let advice = path.hasPrefix("/") ? "" : "; the path counts from the \(base)"
            problems.add(at: place, "\(owner) names the file \"\(path)\", which \(error.reason)\(advice)")
            return nil
        }
    }
}
