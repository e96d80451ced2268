import TransformKit

/// The kit's own versions, for `nibwright --version` and for those who build a plugin.
public enum KitIdentity {
    /// Plugins and hosts that speak the same number understand each other's identities.
    public static let apiVersion = 1

    public static var build: String { own["kit"] ?? "unknown" }
    public static var compiler: String { own["compiler"] ?? "unknown" }
    public static var swiftSyntax: String { own["swift-syntax"] ?? "unknown" }
    public static var targetTriple: String { own["triple"] ?? "unknown" }

    /// A plugin's identity, as it stands in a library that is compiled now.
    public static var text: String { compiledInIdentity().description }

    private static let own: [String: String] = {
        let fields = text.split(separator: ";").map { $0.split(separator: "=", maxSplits: 1) }
        let pairs = fields.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()
}
