/// The size classes in which a constraint is installed.
public struct ConstraintInstallation: Hashable, Sendable {
    /// The rule for one size class: installed, or left out.
    public struct Exception: Hashable, Sendable, Comparable {
        /// `default` for all size classes that say nothing else; else as documents write it: `heightClass=compact`.
        public let sizeClass: String
        /// Whether the constraint is installed there, rather than taken out.
        public let isIncluded: Bool

        /// Those that leave the constraint out come first, then by size class.
        public static func < (left: Exception, right: Exception) -> Bool {
            (left.isIncluded ? 1 : 0, left.sizeClass) < (right.isIncluded ? 1 : 0, right.sizeClass)
        }
    }

    /// Sorted; empty for a constraint that is installed everywhere.
    public let exceptions: [Exception]

    /// Whether no size class has the constraint: it is kept in the document and does nothing.
    public var isNowhere: Bool {
        exceptions.contains { !$0.isIncluded && $0.sizeClass == "default" } && !exceptions.contains(where: \.isIncluded)
    }
}

/// The installations of all constraints of a document, which stand with the views and not with the constraints.
public struct ConstraintInstallations: Sendable {
    private var byConstraint: [String: [ConstraintInstallation.Exception]] = [:]

    /// Reads `<mask key="constraints">` of every view's variations; an entry without a reference says nothing.
    public init(_ document: IBDocument) {
        self.init(masks: document.elements.filter { $0.isNamed("mask") })
    }

    init(masks: [Element]) {
        for mask in masks where mask["key"] == "constraints" {
            let sizeClass = mask.parent?["key"] ?? ""
            for entry in mask.children {
                guard let id = entry["reference"] else { continue }
                byConstraint[id, default: []].append(
                    ConstraintInstallation.Exception(sizeClass: sizeClass, isIncluded: entry.isNamed("include")))
            }
        }
    }

    /// The size classes in which a constraint is installed: all, unless a view says otherwise or where the constraint
    /// has no id to be named by.
    public subscript(constraint: Constraint) -> ConstraintInstallation {
        ConstraintInstallation(exceptions: (constraint.id.flatMap { byConstraint[$0] } ?? []).sorted())
    }
}
