import TransformKit

/// The values of a screen that code sets or asks for, or that the user changes.
///
/// A class, since every view that is read may add one.
final class ScreenState {
    /// A property of the state's class.
    struct Property {
        let name: String
        let type: String
        let initial: String
    }

    private struct Key: Hashable {
        let element: Element
        let member: StateMember
    }

    private let readings: [Element: OutletReading]
    /// The name of each view: that of its outlet, or one made from what it shows.
    private let names: [Element: String]
    private var known: [Key: String] = [:]
    private var taken: Set<String> = ["objectWillChange"]
    private(set) var properties: [Property] = []

    init(_ readings: [Element: OutletReading], names: [Element: String]) {
        self.readings = readings
        self.names = names
    }

    /// Why code needs the view itself; nil where it only sets and asks for values.
    func obstacle(of element: Element) -> String? { readings[element]?.obstacle }

    /// Whether code clips what stands out of a view.
    func clips(_ element: Element) -> Bool { readings[element]?.clips ?? false }

    /// The values of a view that change bit by bit.
    func animated(_ element: Element) -> Set<StateMember> { readings[element]?.animated ?? [] }

    /// Whether code takes a value as the optional that it is in UIKit.
    func isOptional(_ element: Element, _ member: StateMember) -> Bool {
        readings[element]?.members.contains(member) ?? false
    }

    /// The property for a value of a view; nil where nobody changes it.
    ///
    /// - Parameters:
    ///   - initial: the document's value, as an expression of UIKit's.
    ///   - isNeeded: whether the user changes it.
    func name(_ element: Element, _ member: StateMember, initial: String, isNeeded: Bool = false) -> String? {
        guard isNeeded || isOptional(element, member), let view = names[element] else { return nil }
        let key = Key(element: element, member: member)
        if let name = known[key] { return name }
        let wanted = member.propertyName(of: view)
        var name = wanted
        var number = 2
        while !taken.insert(name).inserted {
            name = wanted + String(number)
            number += 1
        }
        known[key] = name
        let isPlain = !isOptional(element, member) && member.type.hasSuffix("?")
        properties.append(
            Property(name: name, type: isPlain ? String(member.type.dropLast()) : member.type, initial: initial))
        return name
    }

    /// The property that a value got; nil for a view that stays one of UIKit's.
    func known(_ element: Element, _ member: StateMember) -> String? { known[Key(element: element, member: member)] }
}
