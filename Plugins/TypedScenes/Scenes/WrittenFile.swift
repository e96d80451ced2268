import TransformKit

/// A file that an earlier run wrote, as far as the next one keeps to it: its names stay, and its scenes are followed by
/// their object ids.
struct WrittenFile {
    /// The first line of every file that this transform writes, by which it recognizes its own files.
    static let firstLine = GeneratedFile.start + "typed-scenes: the scenes that code can open."

    let source: SourceText
    /// The name of each storyboard's type, by the storyboard's path without its language.
    private(set) var namespaces: [String: String] = [:]
    /// The members, by the path of their storyboard.
    private(set) var members: [String: [Member]] = [:]
    /// `TypedScene`, where the file has it.
    private(set) var sceneType: String?
    /// The form in which the file's members make their controllers.
    private(set) var style = TypedScenesOptions.Style.enum
    /// The types around the storyboards' own, the outermost first.
    private(set) var enclosing: [String] = []

    struct Member: Hashable {
        let name: String
        /// The object id of the scene's controller.
        let object: String
        let isInitial: Bool
        /// The class as the file names it.
        let type: String
    }

    var path: String { source.path }

    /// Nil for a file of someone else.
    init?(_ source: SourceText) {
        guard source.bytes.starts(with: Self.firstLine.utf8) else { return nil }
        self.source = source
        var storyboard: String?
        var object: (id: String, isInitial: Bool)?
        let lines = source.string(0..<source.bytes.count).split(separator: "\n").map { String($0).trimmed }
        for line in lines {
            if storyboard == nil, let name = line.name(behind: "enum ") { enclosing.append(name) }
            if line.hasPrefix("/// The scenes of `"), let path = line.quotedByBackticks {
                storyboard = path.hasSuffix(".storyboard") ? String(path.dropLast(11)) : path
                object = nil
            } else if line.hasPrefix("/// "), line.contains(", object `"), let id = line.quotedByBackticks {
                object = (id, line.hasPrefix("/// The initial scene"))
            } else if let name = line.name(behind: "enum "), let path = storyboard, namespaces[path] == nil {
                namespaces[path] = name
            } else if let name = line.name(behind: "struct ") {
                if line.contains("<Controller: ") { sceneType = name }
            } else if let path = storyboard, let known = object,
                let name = line.name(behind: "static var ") ?? line.name(behind: "static func ")
            {
                style = line.contains("static func ") ? .function : line.contains("<") ? .enum : .staticProperty
                members[path, default: []].append(
                    Member(name: name, object: known.id, isInitial: known.isInitial, type: line.controllerType))
                object = nil
            }
        }
        if style == .function, enclosing.last == "storyboard" { style = .rSwiftLike }
    }

    func member(_ object: String, isInitial: Bool, of storyboard: String) -> Member? {
        members[storyboard]?.first { $0.object == object && $0.isInitial == isInitial }
    }
}

extension String {
    /// The text between the line's last two backticks.
    fileprivate var quotedByBackticks: String? {
        let parts = split(separator: "`", omittingEmptySubsequences: false)
        return parts.count >= 3 ? String(parts[parts.count - 2]) : nil
    }

    /// The name that a line declares with some keywords, without backticks.
    fileprivate func name(behind keywords: String) -> String? {
        guard let found = firstRange(of: keywords) else { return nil }
        let before = String(self[..<found.lowerBound]).trimmed
        guard ["", "public", "@MainActor", "@MainActor public"].contains(before) else { return nil }
        let name = self[found.upperBound...].drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty ? nil : String(name)
    }

    /// `SignUpViewController` of `static var signUp: TypedScene<SignUpViewController> {` and of `-> SignUpViewController {`.
    fileprivate var controllerType: String {
        if let open = firstIndex(of: "<"), let close = firstIndex(of: ">") {
            return String(self[index(after: open)..<close])
        }
        let arrow = firstRange(of: "-> ")?.upperBound ?? firstRange(of: ": ")?.upperBound ?? startIndex
        return String(self[arrow...].prefix { $0 != " " })
    }
}
