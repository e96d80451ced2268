import Navigation
import TransformKit

/// A transition that a cell starts, with the test by which a delegate method of the scene's class recognizes the cell.
struct SelectionEntry: Hashable, Sendable {
    let transition: Transition
    let method: SelectionMethod
    /// The class that has the delegate method: the scene's.
    let host: SwiftClass
    /// The property that holds the list, where the class is the delegate of several that cells alone do not
    /// distinguish.
    let list: String?
    let cell: CellTest
}

/// The test by which a delegate method recognizes a cell.
enum CellTest: Hashable, Sendable {
    /// No test: the list has no other cell.
    case any
    case reuseIdentifier(String)
    /// The index path of a row of a static table, with the row's title for a comment.
    case row(section: Int, row: Int, title: String?)
    /// The outlet that leads to the cell.
    case outlet(String)
}
