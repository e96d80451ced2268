import SegueCode
import TransformKit

/// The facts that were met while a segue's code was cut out.
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
    private(set) var assumesEnumeration = false
    private(set) var provesEnumeration = false
    var madeReturnOfBreak = false
    /// A `break` of a switch that is over became `return`, so that nothing may follow.
    var hasReturnForBreak = false
    /// Code that stays falls through to the next case.
    var hasFallthrough = false

    /// Takes over the facts that an interpretation met.
    mutating func take(_ notes: [SegueNote], of form: CutForm) {
        for note in notes {
            switch note {
            case .target(let target): self.note(target)
            case .alias(let name, let target): alias(name, target, isParameter: target.isContent == form.isContent)
            case .declares(let name): declared.insert(name)
            case .assumesEnumeration: assumesEnumeration = true
            case .provesEnumeration: provesEnumeration = true
            case .checks: break
            }
        }
    }

    /// - Parameter isParameter: whether the name stands for the parameter itself, not for what it is in.
    private mutating func alias(_ name: String, _ target: SegueMeaning.Target, isParameter: Bool) {
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
