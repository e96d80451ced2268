import TransformKit

/// The name by which code asks for a storyboard.
enum ResourceTitle {
    /// `Main` of `App/Base.lproj/Main.storyboard`.
    static func of(_ document: IBDocument) -> String {
        let file = document.path.split(separator: "/").last.map(String.init) ?? document.path
        return file.hasSuffix(".storyboard") ? String(file.dropLast(".storyboard".count)) : file
    }
}
