import NibwrightKit

extension RefusalCode {
    static let noApp = RefusalCode(
        "no-app", "No project has an app target of the name that is asked for.",
        advice: "Name the target with `select: { target: … }`, as Xcode shows it.")

    static let noLaunch = RefusalCode(
        "no-launch", "No Swift of the app runs at launch in a place that is known.",
        advice: "Call `SilencedLog.install()` yourself before anything else, or give the app delegate the method.")

    static let objectiveCLaunch = RefusalCode(
        "objective-c-launch", "The app starts in Objective-C, where this transform writes nothing.",
        advice: "Add a class that Objective-C sees, with a method that sets the function, and call it in `main`.")

    static let severalLaunches = RefusalCode(
        "several-launches", "Several places of one target say that the app starts there.",
        advice: "Call `SilencedLog.install()` yourself in those that need it.")

    static let nameTaken = RefusalCode(
        "name-taken", "The project uses the name SilencedLog for something else.",
        advice: "Rename that, or copy this example with another name.")

    static let changedByHand = RefusalCode(
        "changed-by-hand", "The file was written before, and its list of frameworks is not there any more.",
        advice: "Edit the list yourself, or remove the file and plan again.")

    static let noDebugCondition = RefusalCode(
        "no-debug-condition", "No configuration of the target defines DEBUG, so that nothing would be silenced.",
        advice: "Set SWIFT_ACTIVE_COMPILATION_CONDITIONS to DEBUG in the debug configuration.")
}
