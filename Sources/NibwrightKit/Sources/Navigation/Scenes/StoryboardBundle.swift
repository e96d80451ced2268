public import ProjectGraph

/// The bundle in which code finds a storyboard while the app runs.
public enum StoryboardBundle: Hashable, Sendable {
    /// The app's own.
    case main
    /// The bundle that the code is in: a framework's, or that of tests.
    case ofCode
    /// The bundle of a package's target: `Bundle.module`.
    case module
    /// The bundle of an identifier, as a storyboard reference has it.
    case identified(String)

    /// Where the code of a target finds what is built with it.
    ///
    /// Nil where no expression is certain to name the bundle: the code of static products becomes part of whatever links
    /// them, and a bare library has no resources.
    public init?(of bundle: ResourceBundle) {
        guard case .xcodeTarget(let target) = bundle.builder else {
            self = .module
            return
        }
        switch target.kind {
        case .staticFramework, .staticLibrary, .dynamicLibrary, .tool: return nil
        case .framework, .bundle, .unitTests, .uiTests: self = .ofCode
        default: self = .main
        }
    }
}
