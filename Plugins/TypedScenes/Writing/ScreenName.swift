/// The part of a controller's class name that tells the screen.
enum ScreenName {
    /// `SignUp` of `SignUpViewController`.
    static func of(class name: String) -> String {
        for suffix in ["ViewController", "Controller", "VC"] where name.hasSuffix(suffix) && name != suffix {
            return String(name.dropLast(suffix.count))
        }
        return name
    }
}
