public import InterfaceBuilder
import ProjectFiles
import ProjectGraph
import SourceText

/// What goes with one element, apart from what stands inside of it.
struct RemovalParts {
    let element: Element
    /// Constraints of other views that name what goes.
    var constraints: [Element] = []
    /// Entries of lists that only say that something belongs to them: variations' masks, gesture recognizers.
    var memberships: [Element] = []
    /// Other selected elements that this one can only go together with, by index.
    var companions: Set<Int> = []
    /// Whether the element is one of a stack view's.
    var isArranged: Bool { element.parent?.parent?.isNamed("stackView") ?? false }

    /// Everything that goes, the outermost elements alone.
    var all: [Element] { [element] + constraints + memberships }
}

extension Element {
    /// The element and all below it.
    public var subtree: [Element] { [self] + descendants }
}
