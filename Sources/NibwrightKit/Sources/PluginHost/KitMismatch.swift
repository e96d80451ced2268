/// The facts in which a plugin's identity is another than this kit's.
public struct KitMismatch: Hashable, Sendable {
    /// The facts that have to be equal, as messages call them.
    public enum Fact: String, Hashable, Sendable, CaseIterable {
        // The first that differs gives the refusal its code.
        case platform, compiler
        case swiftSyntax = "swift-syntax"
        case kit
    }

    /// One fact with both of its values.
    public struct Difference: Hashable, Sendable {
        public let fact: Fact
        /// The kit's own value.
        public let expected: String
        /// The plugin's value.
        public let found: String

        public init(_ fact: Fact, expected: String, found: String) {
            self.fact = fact
            self.expected = expected
            self.found = found
        }
    }

    /// At least one, in the order of the facts.
    public let differences: [Difference]

    /// Nil where there is none.
    public init?(_ differences: [Difference]) {
        guard !differences.isEmpty else { return nil }
        self.differences = differences
    }

    /// Compares an identity with this kit's; nil where nothing differs.
    init?(of identity: PluginIdentity) {
        let all: [Difference] = [
            Difference(.platform, expected: KitIdentity.targetTriple, found: identity.targetTriple),
            Difference(.compiler, expected: KitIdentity.compiler, found: identity.compiler),
            Difference(.swiftSyntax, expected: KitIdentity.swiftSyntax, found: identity.swiftSyntax),
            Difference(.kit, expected: KitIdentity.build, found: identity.kitBuild),
        ]
        self.init(all.filter { $0.expected != $0.found })
    }

    var code: PluginRefusal.Code {
        switch differences[0].fact {
        case .platform: .otherPlatform
        case .compiler: .compiler
        case .swiftSyntax: .swiftSyntax
        case .kit: .kitBuild
        }
    }

    /// `it was built with Swift 6.2 and the kit with Swift 6.3.1; kit and platform are the same`.
    var words: String {
        let different = differences.map { difference in
            switch difference.fact {
            case .platform: "for \(difference.found) and this Nibwright for \(difference.expected)"
            case .compiler: "with Swift \(difference.found) and the kit with Swift \(difference.expected)"
            case .swiftSyntax: "with swift-syntax \(difference.found) and the kit with \(difference.expected)"
            case .kit: "against kit \(difference.found) and this is kit \(difference.expected)"
            }
        }
        // A swift-syntax comes with its kit: of what a person can change, these three are named.
        let equal = [Fact.kit, .compiler, .platform].filter { fact in !differences.contains { $0.fact == fact } }
        let list = equal.map(\.rawValue).joined(separator: " and ")
        let rest = equal.isEmpty ? "" : "; its \(list) \(equal.count == 1 ? "is" : "are") the same"
        return "it was built " + different.joined(separator: ", ") + rest
    }
}
