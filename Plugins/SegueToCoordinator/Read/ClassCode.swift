import TransformKit

/// The members and statements of a class, its extensions included, that affect how its segues are started.
struct ClassCode: Sendable {
    /// Methods and properties, in the order of the class's parts.
    var members: [CodeMember] = []
    /// Assignments of delegates and data sources: `list.delegate = self`.
    var assignments: [DelegateAssignment] = []
    /// Whether code registers cells or calls their initializers, so that lists have cells that are not in the document.
    var makesCells = false
    /// Whether code creates table or collection views.
    var makesLists = false
    /// Labels of delegate methods that code calls itself: `didSelectRowAt` of `tableView(list, didSelectRowAt: path)`.
    var calledLabels: Set<String> = []
    /// Whether methods of UIKit have the names that they had before Swift 3.
    var isOldSwift = false

    mutating func append(_ other: ClassCode) {
        members += other.members
        assignments += other.assignments
        makesCells = makesCells || other.makesCells
        makesLists = makesLists || other.makesLists
        calledLabels.formUnion(other.calledLabels)
        isOldSwift = isOldSwift || other.isOldSwift
    }

    /// The delegate method of a base name and a last label, in whichever part of the class it is.
    func method(_ baseName: String, _ label: String) -> CodeMember? {
        members.first { $0.name == baseName && $0.labels == ["_", label] }
    }
}

/// A method, property or nested type of a class.
struct CodeMember: Sendable {
    /// The name without labels.
    let name: String
    /// The parameters' labels, `_` for a parameter without one; nil for members that are not methods.
    let labels: [String]?
    /// The names of the parameters inside the method.
    let parameters: [String]
    /// `private`, `fileprivate`, `internal`, `package`, `public` or `open`; nil where none is written.
    let access: String?
    let isOverride: Bool
    /// Whether the member stands in a `#if`.
    let isConditional: Bool
    let source: SourceText
    /// The bytes of the whole member.
    let range: Range<Int>
    let body: MethodBody?
    /// Whether the member is a method without statements.
    let isEmptyMethod: Bool
    /// The identifier of the segue that the method performs, where it does nothing else.
    let performedSegue: String?
    /// The bytes of the declaration or extension that contains the member.
    let part: Range<Int>
}

/// The body of a delegate method.
struct MethodBody: Hashable, Sendable {
    /// The bytes between `{` and `}`.
    let content: Range<Int>
    /// The offset of the first statement; nil for an empty body.
    let firstStatement: Int?
    /// Every identifier in the body.
    let words: Set<String>
    /// Whether the method returns the cell that its superclass returns for the same index path, changed or not.
    let keepsSuperCells: Bool
}

/// An assignment of a delegate or data source: `self.menuTable.delegate = self`.
struct DelegateAssignment: Hashable, Sendable {
    /// The list, without `self.`, `?` and `!`: `menuTable`.
    let list: String
    let property: String
    /// The object that is assigned: `self`.
    let value: String
}
