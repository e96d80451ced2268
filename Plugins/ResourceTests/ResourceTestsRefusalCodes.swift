import TransformKit

/// Declares the reasons for which no tests of resources are written.
extension RefusalCode {
    static let ofResourceTests: [RefusalCode] = [.noTestTarget, .notHosted, .noTests, .fileNotOurs, .outsideOfStep]

    static let noTestTarget = RefusalCode(
        "no-test-target", "No unit-test target tests the product.",
        advice:
            "Add one in Xcode, or let `nibwright lint` check the same without one: `class-not-found`, `nib-not-found`, `image-not-found`, `color-not-found`."
    )

    static let notHosted = RefusalCode(
        "not-hosted", "The tests of the app do not run inside of it, so that they do not see its resources.",
        advice: "Choose the app as the host application of its unit tests.")

    static let noTests = RefusalCode(
        "no-tests", "The unit-test target has no Swift file that is its alone, beside which a new one goes.",
        advice: "Add a first test in Swift to it.")
}
