import SwiftSyntax

/// The parts of a call that opens a scene, as far as the call changes when the scene moves to another storyboard.
public struct SceneCallSyntax: Hashable, Sendable {
    /// The unwrapping of the storyboard: `storyboard?.`, `storyboard!.`.
    public enum Chaining: Hashable, Sendable {
        /// `none` where the storyboard is not an optional.
        case none, optional, forced
    }

    /// The code that follows the call, by which it is known whether an optional may stand there.
    public enum Following: Hashable, Sendable {
        /// `as? Detail`, `as! Detail`
        case cast
        /// `!`, at this place.
        case forced(Range<Int>)
        /// Code that compiles for an optional only: `if let`, `guard let`, `??`, `?.`, a local without a type.
        case optional
        /// Code that takes an optional as well as a value: an argument, a `return`.
        case anything
    }

    /// `storyboard?.instantiateViewController(withIdentifier: "detail")`
    public let range: Range<Int>
    /// The storyboard's expression without `?` and `!` behind it; nil where none is written.
    public let receiver: Range<Int>?
    /// The unwrapping of the storyboard.
    public let chaining: Chaining
    /// From the method's name to the closing parenthesis.
    public let method: Range<Int>
    /// The code that follows the call.
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
