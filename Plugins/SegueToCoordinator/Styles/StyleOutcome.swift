import SegueCode
import TransformKit

/// The result of a style in which segues stay: the groups of classes that change, and the segues and methods that do
/// not.
struct StyleOutcome: Sendable {
    /// Classes that change together, in the order of their first class; each group is accepted or refused as a whole.
    var groups: [StyleGroup] = []
    /// Segues whose code stays as it is, each with its reason, in the order of documents and of elements in them.
    var kept: [KeptSegue] = []
    /// Methods that prepare segues and stay as they are though no segue of a document leads to them.
    var keptMethods: [KeptMethod] = []
    /// Adds to the groups that are chosen what they have in common.
    var complete: @Sendable ([StyleGroup]) -> [StyleGroup] = { $0 }

    /// A segue that this style leaves alone.
    struct KeptSegue: Hashable, Sendable {
        let segue: Segue
        /// The class of the scene; nil where it is not in the project's Swift.
        let sourceClass: SwiftClass?
        let obstacle: Obstacle
    }

    /// A `prepare(for:sender:)` that this style leaves alone.
    struct KeptMethod: Hashable, Sendable {
        let owner: SwiftClass
        let obstacle: Obstacle
    }
}

/// Classes that change together: those of one family of view controllers, whose base class changes.
struct StyleGroup: Sendable {
    /// Unique in the outcome: the names of its classes.
    let subject: String
    /// The classes whose `prepare(for:sender:)` changes.
    let classes: [SwiftClass]
    var segues: [RoutedSegue] = []
    /// The edits of existing code, by class.
    var additions: [SwiftClass: ClassAdditions] = [:]
    /// New files. Several groups may bring the same file with the same text; it is written once.
    var files: [StyleFile] = []
    /// What the visitor gets, in style `visitor`.
    var visitorPieces: [VisitorPiece] = []
    /// The file whose targets build the new files; nil where no base class is written.
    var origin: String?
    private var editors: [String: DocumentEditor] = [:]

    init(subject: String, classes: [SwiftClass]) {
        self.subject = subject
        self.classes = classes
    }

    /// One for each document that changes, by path.
    var documents: [DocumentEditor] { editors.sorted { $0.key < $1.key }.map(\.value) }

    /// Edits a document, after what the group edits in it already.
    mutating func edit(_ document: IBDocument, _ change: (inout DocumentEditor) -> Void) {
        change(&editors[document.path, default: DocumentEditor(document)])
    }

    /// Adds edits of the file in which a method stands.
    mutating func add(_ edits: [TextEdit], of method: PrepareMethod) {
        additions[method.owner, default: ClassAdditions()].edits[method.path, default: []] += edits
    }
}

/// A new Swift file.
struct StyleFile: Hashable, Sendable {
    let path: String
    /// The existing file whose targets build the new one.
    let origin: String
    let text: String

    var newFile: NewFile {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return NewFile(path: path, origin: origin, name: String(file.dropLast(".swift".count)))
    }
}

/// A segue whose preparation moved, as the report lists it.
struct RoutedSegue: Hashable, Sendable {
    let segue: Segue
    let sourceClass: SwiftClass
    /// The class of the destination, where it is one of the project's.
    let destination: String?
    /// The member or class that prepares the segue from now on: `prepareForShowDetail(_:sender:)`,
    /// `DetailViewControllerVisitor.visit(_:segue:sender:)`, `ShowDetailSegue`.
    let preparedBy: String
}

extension StyleOutcome {
    /// Records a method that stays as it is, with the segues for which it does something.
    mutating func keep(_ method: PrepareMethod, _ obstacle: Obstacle, _ context: StyleContext) {
        keptMethods.append(KeptMethod(owner: method.owner, obstacle: obstacle))
        for entry in context.segues.entries(reaching: method.owner, in: context.graph) {
            if let code = try? context.code(of: method, for: entry.prepared), code.lines.isEmpty { continue }
            kept.append(KeptSegue(segue: entry.segue, sourceClass: entry.sourceClass, obstacle: obstacle))
        }
    }

    /// Records the segues of one kind that stay in a method.
    mutating func keep(_ kind: SegueKind, in method: PrepareMethod, _ obstacle: Obstacle) {
        if !kind.isInDocuments { keptMethods.append(KeptMethod(owner: method.owner, obstacle: obstacle)) }
        kept += kind.entries.map { KeptSegue(segue: $0.segue, sourceClass: $0.sourceClass, obstacle: obstacle) }
    }

    /// Sorts the kept segues and methods by file and position.
    mutating func sort() {
        func key(_ segue: Segue) -> (String, Int) {
            (segue.element.document.path, segue.element.range.lowerBound)
        }
        kept.sort { key($0.segue) < key($1.segue) }
        keptMethods.sort {
            let (left, right) = ($0.owner.declaration, $1.owner.declaration)
            return (left.path, left.offset) < (right.path, right.offset)
        }
    }
}
