import TransformKit

/// The methods with which a coordinator configures screens, apart from those that open them.
struct CoordinatorHelpers {
    /// Their lines, by their declarations without spaces.
    private var known: [String: [String]] = [:]

    /// The methods that open the screens of one class, with other names for what configures them where the coordinator
    /// has a method of the same declaration that does something else.
    mutating func named(_ methods: [CoordinatorMethod], of owner: SwiftClass) -> [CoordinatorMethod] {
        methods.map { method in
            var method = method
            method.preparation = named(method.preparation, of: owner)
            method.onTV = method.onTV.map { other in
                var other = other
                other.preparation = named(other.preparation, of: owner)
                return other
            }
            return method
        }
    }

    private mutating func named(_ preparation: Preparation, of owner: SwiftClass) -> Preparation {
        guard case .method(var configuring) = preparation, let helper = configuring.helper else { return preparation }
        let declaration = Self.declaration(of: helper)
        if let other = known[declaration], other != helper {
            let words = owner.name.withoutControllerSuffix
            configuring = configuring.renamed("\(configuring.name)From\(words)")
        }
        if let named = configuring.helper { known[Self.declaration(of: named)] = named }
        return .method(configuring)
    }

    private static func declaration(of helper: [String]) -> String {
        String(helper.joined().filter { !$0.isWhitespace }.prefix { $0 != "{" })
    }
}
