public import InterfaceBuilder
public import SourceText

/// Finds code that treats the colors of documents in ways that a named color would change.
///
/// Works on syntax alone, as all analysis of code here does. Code that it cannot follow (colors that go through
/// dictionaries, observers of libraries, styles of appearance proxies) gives no doubt: a doubt about nearly every color
/// would be of no use.
public struct ColorDoubts: Sendable {
    private let graph: ProjectGraph
    private let documents: [IBDocument]
    private let lateDocuments: Set<IBDocument>
    private let threads: Int
    private let index = Lazy<ColorDoubtIndex>()

    /// - Parameters:
    ///   - graph: the project whose code is read.
    ///   - documents: those whose colors will be looked up; nil for all. Code that none of them can run is not read.
    ///   - lateDocuments: of these, those that ``earlyAssignment(to:)`` will be called for; nil for all.
    ///   - threads: how many threads read it.
    public init(
        _ graph: ProjectGraph, documents: [IBDocument]? = nil, lateDocuments: [IBDocument]? = nil,
        threads: Int = defaultThreadCount
    ) {
        self.graph = graph
        self.documents = documents ?? graph.documents
        self.lateDocuments = Set(lateDocuments ?? self.documents)
        self.threads = threads
    }

    /// Code that sets the property while the object is loaded.
    ///
    /// iOS 11 and 12 apply a named color of a nib again when the view comes into a window, so that what `awakeFromNib`,
    /// `viewDidLoad`, `viewWillAppear` or an initializer set is lost (openradar 42076680, 51208444, 41654253).
    public func earlyAssignment(to color: DocumentColor) -> ColorDoubt? { doubt(.set, color) }

    /// Code that reads the color's components on macOS, where a color of a catalog raises an exception unless it was
    /// converted before.
    public func componentReading(of color: DocumentColor) -> ColorDoubt? {
        color.document.kind.platform == .macOS ? doubt(.read, color) : nil
    }

    /// Code that compares the color with another: a named color equals no literal one.
    public func comparison(with color: DocumentColor) -> ColorDoubt? { doubt(.compared, color) }

    private func doubt(_ kind: ColorReach.Kind, _ color: DocumentColor) -> ColorDoubt? {
        guard color.isShown, let target = ColorTarget(color) else { return nil }
        return index.value { ColorDoubtIndex(graph, documents, late: lateDocuments, threads: threads) }
            .doubt(kind, target)
    }
}
