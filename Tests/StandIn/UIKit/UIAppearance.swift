@preconcurrency @MainActor @objc public protocol UIAppearanceContainer: NSObjectProtocol {}

/// The proxy that customizes every instance of a class: here an instance of its own, which keeps what is set.
@preconcurrency @MainActor public protocol UIAppearance {
    init?(coder: NSCoder)
}

extension UIAppearance {
    public static func appearance() -> Self {
        guard let proxy = Self(coder: NSCoder()) else { preconditionFailure("A proxy is always made.") }
        return proxy
    }
    public static func appearance(whenContainedInInstancesOf types: [UIAppearanceContainer.Type]) -> Self {
        appearance()
    }
    public static func appearance(for traits: UITraitCollection) -> Self { appearance() }
}

extension UIView: UIAppearanceContainer {}
