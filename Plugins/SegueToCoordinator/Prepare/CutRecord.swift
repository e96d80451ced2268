import SegueCode
import TransformKit

/// The facts that were found while a segue's code was cut out.
struct CutRecord {
    /// The names that the code gives the parameter, in order.
    private(set) var aliases: [String] = []
    /// The types that the destination, and its content, are cast to where that cannot fail; in order.
    private(set) var destinationTypes: [String] = []
    private(set) var contentTypes: [String] = []
    /// Names that the remaining code declares or uses, apart from those of the parameter.
    var declared: Set<String> = []
    /// Names that the remaining code uses.
    var references: Set<String> = []
    private(set) var assumesEnumeration = false
    private(set) var provesEnumeration = false
    var replacedBreakByReturn = false
    /// Whether a `break` of a removed switch became `return`, so that no statement may follow.
    var endsWithReplacedBreak = false

    /// Adds the facts that an interpretation found.
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

    /// - Parameter isParameter: whether the name stands for the parameter itself, not for the controller that contains
    ///   it.
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
