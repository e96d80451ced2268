/// Where something is in a project: a file, a place in it, and the Interface Builder object that it is about.
public struct Place: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Project-relative path.
    public let path: String
    /// Line and column, or nil when the place is the whole file.
    public let position: SourcePosition?
    /// The object's id in its document.
    public let objectID: String?
    /// What Interface Builder's outline calls the object.
    public let objectName: String?

    public init(path: String, position: SourcePosition? = nil, objectID: String? = nil, objectName: String? = nil) {
        self.path = path
        self.position = position
        self.objectID = objectID
        self.objectName = objectName
    }

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
    public enum Level: String, Hashable, Sendable, Comparable, CaseIterable {
        case note, warning, error

        public static func < (left: Level, right: Level) -> Bool {
            allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
        }
    }

    /// Which rule found it, in lower case with hyphens.
    public let rule: String
    public let level: Level
    public let place: Place
    /// What is so, why it matters and what to do.
    public let message: String

    public init(rule: String, level: Level, place: Place, message: String) {
        self.rule = rule
        self.level = level
        self.place = place
        self.message = message
    }
}
