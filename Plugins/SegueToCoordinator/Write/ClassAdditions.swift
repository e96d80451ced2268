import SwiftWriting
import TransformKit

/// New members of a class and edits of its code. Several parts of the plugin add to it; ``SwiftEdits`` writes them all.
struct ClassAdditions: Hashable, Sendable {
    /// Stored properties for the top of the class's body.
    var properties: [NewMember] = []
    /// Methods for the end of the class's body (never of an extension: some override).
    var methods: [NewMember] = []
    /// Edits of existing code, by file.
    var edits: [String: [TextEdit]] = [:]

    func appending(_ other: ClassAdditions) -> ClassAdditions {
        var both = self
        both.append(other)
        return both
    }

    mutating func append(_ other: ClassAdditions) {
        properties += other.properties
        methods += other.methods
        edits.merge(other.edits) { $0 + $1 }
    }
}
