import TransformKit

/// What a class's own code, extensions included, says that bears on what starts its segues.
struct ClassCode: Sendable {
    /// Methods and properties, in the order of the class's parts.
    var members: [CodeMember] = []
    /// `list.delegate = self` and its like.
    var assignments: [DelegateAssignment] = []
    /// Cells come from elsewhere than the document: registered, or made by their initializers.
    var makesCells = false
    /// Table or collection views are made in code.
    var makesLists = false
    /// Labels of delegate methods that code calls itself: `didSelectRowAt` of `tableView(list, didSelectRowAt: path)`.
    var calledLabels: Set<String> = []
    /// Methods of UIKit are called by the names that they had before Swift 3.
    var isOldSwift = false
    /// `public` or `open`
    var isPublic = false

    mutating func append(_ other: ClassCode) {
        members += other.members
        assignments += other.assignments
        makesCells = makesCells || other.makesCells
        makesLists = makesLists || other.makesLists
        calledLabels.formUnion(other.calledLabels)
        isOldSwift = isOldSwift || other.isOldSwift
        isPublic = isPublic || other.isPublic
    }

    /// The method of a delegate, wherever the class has it.
    func method(_ baseName: String, _ label: String) -> CodeMember? {
        members.first { $0.name == baseName && $0.labels == ["_", label] }
    }
}

/// One member of a class.
struct CodeMember: Sendable {
    /// Without its labels.
    let name: String
    /// `_` for a parameter without one; nil for what is no method.
    let labels: [String]?
    /// Names of the parameters inside the method.
    let parameters: [String]
    /// `private`, `fileprivate`, `public`, `open`; nil where none is written.
    let access: String?
    let isOverride: Bool
    /// In a `#if` clause.
    let isConditional: Bool
    let source: SourceText
    /// The whole member.
    let range: Range<Int>
    let body: MethodBody?
    /// Whether it is a method that holds no statement.
    let isEmptyMethod: Bool
    /// The identifier of the segue that it performs, where it is a method that does nothing else.
    let performedSegue: String?
    /// The declaration or extension that it stands in.
    let part: Range<Int>
}

/// The body of a delegate method.
struct MethodBody: Hashable, Sendable {
    /// From behind `{` to the start of `}`.
    let content: Range<Int>
    /// Where the first statement stands; nil for an empty body.
    let firstStatement: Int?
    /// Every identifier in it.
    let words: Set<String>
    /// Whether it gives what its superclass's method of the same name gives for the same index path, changed or not.
    let keepsSuperCells: Bool
}

/// `self.menuTable.delegate = self`
struct DelegateAssignment: Hashable, Sendable {
    /// `menuTable`: without `self.`, `?` and `!`.
    let list: String
    let property: String
    /// `self`
    let value: String
}
