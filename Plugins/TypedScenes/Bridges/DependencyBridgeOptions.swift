import TransformKit

/// The options of a recipe in the types that the transform uses.
struct DependencyBridgeOptions {
    /// The name of the outlet that holds the bridge.
    let outlet: String
    /// What the names of bridges end with.
    let suffix: String
    let protocols: Protocols
    /// The classes that get bridges; nil for all.
    let classes: NamePattern?
    /// The properties that move; nil for all that other code sets.
    let properties: NamePattern?

    /// Which screens hide their bridge behind protocols.
    enum Protocols: String, CaseIterable {
        case none
        /// Those of storyboards that a storyboard reference leads to.
        case references
        case all
    }

    init(_ options: OptionValues, _ selection: OptionValues) {
        outlet = options.string("outlet").flatMap { $0.isEmpty ? nil : $0 } ?? "bridge"
        suffix = options.string("suffix").flatMap { $0.isEmpty ? nil : $0 } ?? "Bridge"
        protocols = options.string("protocols").flatMap(Protocols.init) ?? .none
        classes = selection.string("class").map(NamePattern.init)
        properties = selection.string("property").map(NamePattern.init)
    }
}
