import TransformKit

/// The reasons for which segues of view controllers in Objective-C stay.
extension RefusalCode {
    /// The codes of Objective-C, as the transform's page lists them.
    static let ofObjectiveC: [RefusalCode] = [
        .documentWithoutTarget, .documentWithoutSwift, .generatedHeader, .objectiveCClass, .objectiveCRelatives,
        .objectiveCTrigger,
        .objectiveCKind,
        .objectiveCCall, .objectiveCPreparation, .classStays,
    ]

    static let generatedHeader = RefusalCode(
        "generated-header", "The header by which the Objective-C would see the target's Swift is not known.",
        advice: "Import it in one file of the target, as in #import \"App-Swift.h\".")

    static let objectiveCClass = RefusalCode(
        "objective-c-class", "The Objective-C class is implemented in a way that its code cannot be followed.",
        advice: "Keep one implementation of it, outside of conditions of the preprocessor.")

    static let objectiveCRelatives = RefusalCode(
        "objective-c-relatives", "A class above or below the Objective-C one has a part in its segues.",
        advice: "Move what both do into one of the classes.")

    static let objectiveCTrigger = RefusalCode(
        "objective-c-trigger", "A row or an item starts the segue that Objective-C cannot answer for certain.",
        advice: "Perform the segue in tableView:didSelectRowAtIndexPath:, and let it start at the view controller.")

    static let objectiveCKind = RefusalCode(
        "objective-c-kind", "The segue is of a kind that code of Objective-C is not written for.",
        advice: "Write the view controller in Swift first.")

    static let objectiveCCall = RefusalCode(
        "objective-c-call", "What performs the segue of the Objective-C class cannot be rewritten for certain.",
        advice: "Perform it on self, by an identifier that is written there.")

    static let objectiveCPreparation = RefusalCode(
        "objective-c-preparation", "What prepares the segue in Objective-C cannot be cut out for certain.",
        advice: "Compare segue.identifier in conditions of its own, and use the segue for its destination alone.")

    static let classStays = RefusalCode(
        "class-stays", "Another segue of the Objective-C class stays, and a class moves whole.",
        advice: "See to the other segue first.")
}
