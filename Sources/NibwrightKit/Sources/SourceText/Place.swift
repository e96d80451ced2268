/// A place in a project: a file, a position in it, and the Interface Builder object that it belongs to.
public struct Place: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Project-relative path.
    public let path: String
    /// Line and column, or nil when the place is the whole file.
    public let position: SourcePosition?
    /// The object's id in its document.
    public let objectID: String?
    /// The object's label, as Interface Builder's outline shows it; nil where the place is about no object.
    public let objectName: String?

    public init(path: String, position: SourcePosition? = nil, objectID: String? = nil, objectName: String? = nil) {
        self.path = path
        self.position = position
        self.objectID = objectID
        self.objectName = objectName
    }

    /// The place of a byte offset in a text; an offset beyond the end is the end.
    public init(_ text: SourceText, at offset: Int, objectID: String? = nil, objectName: String? = nil) {
        self.init(path: text.path, position: text.position(at: offset), objectID: objectID, objectName: objectName)
    }

    /// `path:line:column (object name, id)`: the form that editors and terminals make a link of.
    public var description: String {
        var text = path
        if let position { text += ":\(position)" }
        let object = [objectName, objectID].compactMap { $0 }.joined(separator: ", ")
        return object.isEmpty ? text : text + " (\(object))"
    }

    public static func < (left: Place, right: Place) -> Bool {
        if left.path != right.path { return left.path < right.path }
        if left.position != right.position {
            guard let first = left.position else { return true }
            guard let second = right.position else { return false }
            return first < second
        }
        return (left.objectID ?? "") < (right.objectID ?? "")
    }
}

/// Something about the user's project, at a place.
public struct Finding: Hashable, Sendable {
    /// The severity of a finding; a note is the least.
    public enum Level: String, Hashable, Sendable, Comparable, CaseIterable {
        /// Notes inform, warnings should be looked at, errors break the build or the app.
        case note, warning, error

        public static func < (left: Level, right: Level) -> Bool {
            allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
        }
    }

    /// The rule that found it, in lower case with hyphens.
    public let rule: String
    /// The severity, by which `lint` decides on its exit code.
    public let level: Level
    /// The line that the finding is about.
    public let place: Place
    /// Says what is wrong, why it matters and what to do.
    public let message: String

    public init(rule: String, level: Level, place: Place, message: String) {
        self.rule = rule
        self.level = level
        self.place = place
        self.message = message
    }
}
