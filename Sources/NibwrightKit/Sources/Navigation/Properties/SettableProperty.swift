/// A property of a controller that other files can set, as its class declares it.
public struct SettableProperty: Hashable {
    public let name: String
    public let type: PropertyType
    /// Whether an assignment runs code: it is computed, observed, wrapped, or overrides another one.
    public let runsCode: Bool
    /// Whether it is nil until something sets it.
    public let isNilAtFirst: Bool
    /// The class that declares it.
    public let owner: String
    /// The project-relative path of the declaration.
    public let path: String
}

/// A property whose value an object keeps, as its class declares it.
public struct KeptProperty: Hashable {
    public let type: PropertyType
    /// The project-relative path of the declaration.
    public let path: String
    /// Whether no other file sees it.
    public let isHidden: Bool
}

/// The type of a property, as a parameter can have it.
public struct PropertyType: Hashable {
    /// The type without the mark of an optional, as code of the class says it: `Mode`.
    public let wrapped: String
    /// The same for code outside of the class: `SignUpViewController.Mode`.
    public let qualified: String
    public let optionality: Optionality
    /// Whether it is a function, so that a parameter has to be `@escaping`.
    public let isFunction: Bool

    public init(wrapped: String, qualified: String, optionality: Optionality, isFunction: Bool) {
        self.wrapped = wrapped
        self.qualified = qualified
        self.optionality = optionality
        self.isFunction = isFunction
    }

    /// The type with its mark, for code outside of the class: `SignUpViewController.Mode?`.
    public var text: String {
        switch optionality {
        case .none: qualified
        case .optional: qualified + "?"
        case .implicitlyUnwrapped: qualified + "!"
        }
    }

    /// The mark behind a type.
    public enum Optionality: Hashable {
        /// `T`
        case none
        /// `T?`
        case optional
        /// `T!`
        case implicitlyUnwrapped
    }
}
