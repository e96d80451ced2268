import Colorimetry
import ProjectFiles
import TransformKit

/// A color with its name, and the uses that get it.
struct NamedGroup {
    /// An existing color set or a new one.
    enum Source {
        case reused(ColorSet)
        case new(NewColorSet)
    }

    let name: String
    let source: Source
    let origin: NameOrigin
    var uses: [ColorUse]
    /// A clause on an existing color set of this value that was not used; nil where there is none.
    var passedOver: String?
    /// Literals of Swift code that count as uses; another step replaces them.
    var swiftUses: [SwiftUse] = []
    /// For near-duplicates: the color that they become.
    var merged: Merged?

    /// The color set with its catalog: projects of one repository may have colors of one name.
    var subject: String {
        switch source {
        case .reused(let set): "\(set.path.catalogPath)/\(name)"
        case .new(let set): "\(set.place.path)/\(name)"
        }
    }

    /// The first place that gets the name.
    var place: Place {
        uses.map(\.color.element.place).min() ?? swiftUses.map(\.place).min() ?? Place(path: "")
    }

    /// The `Contents.json` of an existing color set.
    var reusedPath: String? { if case .reused(let set) = source { set.path } else { nil } }

    /// True where a person should judge the name, however certain the value is.
    var needsReview: Bool { passedOver != nil || origin.needsReview(name) }

    /// The color that a near-duplicate becomes, with the distance to it.
    struct Merged {
        let into: ColorValue
        let distance: Double
    }
}
