/// A property of a controller that other files can set, as its class declares it.
struct SettableProperty: Hashable {
    let name: String
    let type: PropertyType
    /// Whether an assignment runs code: it is computed, observed, wrapped, or overrides another one.
    let runsCode: Bool
    /// Whether it is nil until something sets it.
    let isNilAtFirst: Bool
    /// The class that declares it.
    let owner: String
    /// The project-relative path of the declaration.
    let path: String
}

/// The type of a property, as a parameter can have it.
struct PropertyType: Hashable {
    /// The type without the mark of an optional, as code of the class says it: `Mode`.
    let wrapped: String
    /// The same for code outside of the class: `SignUpViewController.Mode`.
    let qualified: String
    let optionality: Optionality
    /// Whether it is a function, so that a parameter has to be `@escaping`.
    let isFunction: Bool

    enum Optionality: Hashable {
        /// `T`
        case none
        /// `T?`
        case optional
        /// `T!`
        case implicitlyUnwrapped
    }
}
