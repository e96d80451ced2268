import TransformKit

/// What was met while a segue's code was cut out.
struct CutRecord {
    /// Names that the code has for the parameter, in order.
    private(set) var aliases: [String] = []
    /// What the destination, and its content, are cast to where that cannot fail; in order.
    private(set) var destinationTypes: [String] = []
    private(set) var contentTypes: [String] = []
    /// Names that the code that is left declares or uses, apart from those that stand for the parameter.
    var declared: Set<String> = []
    /// Names that it uses.
    var references: Set<String> = []
    var assumesEnumeration = false
    var provesEnumeration = false
    var madeReturnOfBreak = false
    /// A `break` of a switch that is over became `return`, so that nothing may follow.
    var hasReturnForBreak = false

    /// - Parameter isParameter: whether the name stands for the parameter itself, not for what it is in.
    mutating func alias(_ name: String, _ target: SegueMeaning.Target, isParameter: Bool) {
        note(target)
        if isParameter, !aliases.contains(name) { aliases.append(name) }
    }

    mutating func note(_ target: SegueMeaning.Target) {
        guard let type = target.type else { return }
        if target.isContent {
            if !contentTypes.contains(type) { contentTypes.append(type) }
        } else if !destinationTypes.contains(type) {
            destinationTypes.append(type)
        }
    }
}
