import TransformKit

/// Tells whether a file of Swift says a name that a new type of the module would take over.
enum TypeMentions {
    /// Texts, comments and members of something else do not count: `"Main"`, `StoryboardScene.Main`.
    static func says(_ name: String, _ source: SourceText) -> Bool {
        guard source.contains(identifier: name) else { return false }
        return SwiftNameUse.all(of: name, in: source).contains { use in
            switch use.role {
            case .literal, .comment, .member: false
            case .declaration, .name, .objectiveCName, .module, .other: true
            }
        }
    }
}
