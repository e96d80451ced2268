/// A reason why a file of a project was not read: documents, property lists, projects, catalogs and tables share the
/// type.
public struct ReadingRefusal: Error, Hashable, Sendable {
    /// A short name to count by, in lower case with hyphens.
    public let code: String
    /// Says what is wrong and what to do about it.
    public let message: String
    /// The line and column at which reading stopped; nil where the whole file is meant.
    public let position: SourcePosition?

    package init(_ code: String, _ message: String, at position: SourcePosition? = nil) {
        self.code = code
        self.message = message
        self.position = position
    }
}

/// Refusals that a file of any kind can get.
extension ReadingRefusal {
    package static let empty = ReadingRefusal(
        "empty-file", "the file is empty; restore it from version control or delete it")

    package static let tooLarge = ReadingRefusal("too-large", "the file is over 1 GiB")

    package static let notText = notText(orElse: "compiled")

    /// - Parameter guess: what it may be, unless it is encrypted.
    package static func notText(orElse guess: String) -> ReadingRefusal {
        ReadingRefusal("not-text", "the file is not text (encrypted or \(guess)?); decrypt it or leave it out")
    }

    package static let conflictMarkers = conflictMarkers(at: nil)

    package static func conflictMarkers(at position: SourcePosition?) -> ReadingRefusal {
        ReadingRefusal(
            "conflict-markers", "the file holds merge conflict markers; resolve the conflict first", at: position)
    }

    /// - Parameters:
    ///   - parts: what is nested: `values`.
    ///   - whole: what the file is: `file`.
    package static func tooDeep(
        limit: Int, _ parts: String = "values", in whole: String = "file", at position: SourcePosition? = nil
    ) -> ReadingRefusal {
        ReadingRefusal(
            "nested-too-deep", "\(parts) are nested more than \(limit) deep, which no real \(whole) is", at: position)
    }
}
