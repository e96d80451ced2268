/// The name of an Objective-C method: what `#selector` gives.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {

    public var name: String

    public init(_ name: String) {
        self.name = name
    }

    public init(stringLiteral value: String) {
        name = value
    }

    public var description: String { name }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
