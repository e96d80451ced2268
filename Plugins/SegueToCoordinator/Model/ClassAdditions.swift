import SwiftWriting
import TransformKit

/// What a class gets, and what changes in its code. Values of several authors add up; one place writes them down.
struct ClassAdditions: Hashable, Sendable {
    /// Stored properties, to be put at the top of the class's body.
    var properties: [NewMember] = []
    /// Methods, to be put at the end of the class's body (never of an extension: some override).
    var methods: [NewMember] = []
    /// Edits of what is there, by file.
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
