/// The size classes in which a constraint or a view is installed.
public struct Installation: Hashable, Sendable {
    /// The rule for one size class: installed, or left out.
    public struct Exception: Hashable, Sendable, Comparable {
        /// `default` for all size classes that say nothing else; else as documents write it: `heightClass=compact`.
        public let sizeClass: String
        /// Whether the object is installed there, rather than taken out.
        public let isIncluded: Bool

        /// Those that leave the object out come first, then by size class.
        public static func < (left: Exception, right: Exception) -> Bool {
            (left.isIncluded ? 1 : 0, left.sizeClass) < (right.isIncluded ? 1 : 0, right.sizeClass)
        }
    }

    /// Sorted; empty for an object that is installed everywhere.
    public let exceptions: [Exception]

    /// Whether no size class has the object: it is kept in the document and does nothing.
    public var isNowhere: Bool {
        exceptions.contains { !$0.isIncluded && $0.sizeClass == "default" } && !exceptions.contains(where: \.isIncluded)
    }
}

/// The installations of a document's constraints and views, which stand with the views around them.
public struct Installations: Sendable {
    private var constraints: [String: [Installation.Exception]] = [:]
    private var subviews: [String: [Installation.Exception]] = [:]

    /// Reads the masks of every view's variations; an entry without a reference says nothing.
    public init(_ document: IBDocument) {
        self.init(masks: document.elements.filter { $0.isNamed("mask") })
    }

    init(masks: [Element]) {
        for mask in masks {
            let sizeClass = mask.parent?["key"] ?? ""
            for entry in mask.children {
                guard let id = entry["reference"] else { continue }
                let exception = Installation.Exception(sizeClass: sizeClass, isIncluded: entry.isNamed("include"))
                switch mask["key"] {
                case "constraints": constraints[id, default: []].append(exception)
                case "subviews": subviews[id, default: []].append(exception)
                default: continue
                }
            }
        }
    }

    /// The size classes in which a constraint is installed: all, unless a view says otherwise or where the constraint
    /// has no id to be named by.
    public subscript(constraint: Constraint) -> Installation {
        Installation(exceptions: (constraint.id.flatMap { constraints[$0] } ?? []).sorted())
    }

    /// The size classes in which a view is in the one around it: all, unless that one says otherwise.
    public subscript(view view: Element) -> Installation {
        Installation(exceptions: (view.id.flatMap { subviews[$0] } ?? []).sorted())
    }
}
