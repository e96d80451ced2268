/// A name with `*` for any characters and `?` for one, as recipes use to select classes, scenes or outlets.
public struct NamePattern: Hashable, Sendable {
    /// The pattern as the recipe has it.
    public let text: String

    public init(_ text: String) {
        self.text = text
    }

    /// Tells whether the pattern covers the whole name, upper and lower case distinguished.
    public func matches(_ name: String) -> Bool {
        let (pattern, name) = (Array(text), Array(name))
        var (place, position) = (0, 0)
        var (star, resume): (Int?, Int) = (nil, 0)
        while position < name.count {
            if place < pattern.count, pattern[place] == "*" {
                (star, resume) = (place, position)
                place += 1
            } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[position] {
                place += 1
                position += 1
            } else if let star {
                resume += 1
                (place, position) = (star + 1, resume)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "*" }
    }
}
