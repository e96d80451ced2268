import TransformKit

/// One transition that a cell starts, and how a delegate method of the scene's class knows it.
struct SelectionEntry: Hashable, Sendable {
    let transition: Transition
    let method: SelectionMethod
    /// The class that answers for the list: the scene's.
    let host: SwiftClass
    /// The property that is the list, where the class answers for several that cells alone do not tell apart.
    let list: String?
    let cell: CellTest
}

/// How a delegate method tells a cell.
enum CellTest: Hashable, Sendable {
    /// The list has no other.
    case any
    case reuseIdentifier(String)
    /// A row of a static table, with its title.
    case row(section: Int, row: Int, title: String?)
    /// A property that leads to the cell.
    case outlet(String)
}
