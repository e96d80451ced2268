import TransformKit

/// Takes navigation out of segues.
package struct SegueToCoordinator: Transform {
    package static let description = TransformDescription(
        id: "segue-to-coordinator",
        summary: "Take navigation out of view controllers and segues, so that every screen still opens.",
        details: "", highestSafety: .review)

    package init(options: OptionValues, selection: OptionValues) {
    }

    package func propose(in context: TransformContext) -> Proposals {
        Proposals()
    }
}
