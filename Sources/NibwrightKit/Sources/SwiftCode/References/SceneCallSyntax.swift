import SwiftSyntax

/// The parts of a call that opens a scene, as far as the call has to change with where the scene is.
public struct SceneCallSyntax: Hashable, Sendable {
    /// How the storyboard is unwrapped: `storyboard?.`, `storyboard!.`.
    public enum Chaining: Hashable, Sendable {
        case none, optional, forced
    }

    /// What is done with the controller that the call gives.
    public enum Following: Hashable, Sendable {
        /// `as? Detail`, `as! Detail`
        case cast
        /// `!`, at this place.
        case forced(Range<Int>)
        /// Something that compiles for an optional alone: `if let`, `guard let`, `??`, `?.`, a local without a type.
        case optional
        /// Something that takes an optional and what is none: an argument, a `return`.
        case anything
    }

    /// `storyboard?.instantiateViewController(withIdentifier: "detail")`
    public let range: Range<Int>
    /// The storyboard's expression without `?` and `!` behind it; nil where none is written.
    public let receiver: Range<Int>?
    public let chaining: Chaining
    /// From the method's name to the closing parenthesis.
    public let method: Range<Int>
    public let following: Following

    public init(
        range: Range<Int>, receiver: Range<Int>?, chaining: Chaining, method: Range<Int>, following: Following
    ) {
        self.range = range
        self.receiver = receiver
        self.chaining = chaining
        self.method = method
        self.following = following
    }
}
