import TransformKit

/// Declares the reasons for which a target gets no phase.
extension RefusalCode {
    static let generatedProject = RefusalCode(
        "generated-project", "A tool writes the Xcode project from a description.",
        advice: "Add the lines that the reason gives to the description.")

    static let scriptSandbox = RefusalCode(
        "script-sandbox", "The target's scripts may not write into the project.",
        advice: "Set ENABLE_USER_SCRIPT_SANDBOXING to NO for the target.")

    static let packageTarget = RefusalCode(
        "package-target", "A target of a Swift package has no phases.",
        advice: "Use the package plugin RegenerateNibwrightFiles.")
}
