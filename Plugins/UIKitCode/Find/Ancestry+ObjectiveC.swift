import ObjectiveCCode
import TransformKit

extension Ancestry {
    /// The nearest class of Objective-C above, or one of UIKit's with a category that does something as its objects are made; nil
    /// where there is none. Another category on a class of UIKit's makes no class of Objective-C of those below.
    var objectiveCClass: String? {
        let declared = Set(objectiveC.filter { $0.category == nil }.map(\.name))
        return objectiveC.first { part in
            declared.contains(part.name) || part.methods.contains { Self.making.contains($0.selector) }
        }?.name
    }

    private static let making: Set = [
        "awakeFromNib", "initWithCoder:", "initWithNibName:bundle:", "initWithFrame:", "loadView", "viewDidLoad",
    ]
}
