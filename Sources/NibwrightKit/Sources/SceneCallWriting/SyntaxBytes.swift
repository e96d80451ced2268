import SwiftCode
import SwiftSyntax

extension SyntaxProtocol {
    /// The bytes without the trivia around: under a name of its own, since swift-syntax has `trimmedByteRange` in another type.
    var bytes: Range<Int> { trimmedByteRange }
}
