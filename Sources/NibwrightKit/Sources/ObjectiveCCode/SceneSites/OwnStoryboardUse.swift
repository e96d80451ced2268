/// A place where Objective-C uses a controller's `storyboard` for anything but loading a scene from it: passes it on,
/// keeps it, compares it or reads its name.
public struct ObjectiveCOwnStoryboardUse: Hashable, Sendable {
    /// `self.storyboard`, `[other storyboard]`
    public let expression: Range<Int>
    /// Whether the controller is `self`; else it is known at run time alone.
    public let isSelf: Bool
    /// The class whose `@implementation` contains the use; nil outside of any.
    public let enclosingClass: String?
}

extension ObjectiveCFile {
    /// Every such place, in order. Reads the file once more.
    public func otherUsesOfOwnStoryboards() -> [ObjectiveCOwnStoryboardUse] {
        guard source.contains(identifier: "storyboard") else { return [] }
        let tokens = TokenList(source)
        var classes = ClassReader(tokens)
        classes.read()
        let scopes = ScopeTable(tokens, methods: classes.scopes)
        let hash = TokenList.hash("storyboard".utf8)
        return (0..<tokens.count).compactMap { index in
            guard tokens.tokens[index].hash == hash, tokens.isIdentifier(index), tokens.text(index) == "storyboard",
                let expression = tokens.ownStoryboard(at: index)
            else { return nil }
            let scope = scopes.scope(at: index)
            // Outside of methods it is a property's name.
            guard let scope, !tokens.isCheckedForNil(expression),
                StoryboardPurpose(tokens, scope).purpose(of: expression) == .other
            else { return nil }
            let owner = tokens.isAt(expression.lowerBound, "[") ? expression.lowerBound + 1 : expression.lowerBound
            return ObjectiveCOwnStoryboardUse(
                expression: tokens.byteRange(expression),
                isSelf: tokens.isAt(owner, "self") && expression.upperBound - owner <= 3,
                enclosingClass: scope.className)
        }
    }
}

extension TokenList {
    /// `a.b.storyboard` or `[a storyboard]` around the word; nil where it is a name of something else, or is assigned
    /// to.
    fileprivate func ownStoryboard(at index: Int) -> Range<Int>? {
        if isAt(index + 1, "="), !isAt(index + 2, "=") { return nil }
        if isAt(index - 1, ".") {
            var start = index
            while isAt(start - 1, ".") {
                if isIdentifier(start - 2) {
                    start -= 2
                } else if isAt(start - 2, "]") || isAt(start - 2, ")"), let opening = partner(of: start - 2) {
                    start = opening
                } else {
                    return nil
                }
            }
            return start..<index + 1
        }
        guard isAt(index + 1, "]"), let opening = partner(of: index + 1), index - opening > 1 else { return nil }
        return opening..<index + 2
    }

    /// Whether the storyboard is only compared with `nil`, which every storyboard passes.
    fileprivate func isCheckedForNil(_ expression: Range<Int>) -> Bool {
        let behind = expression.upperBound
        if isAt(behind + 1, "="), isAt(behind, "=") || isAt(behind, "!") { return isAt(behind + 2, "nil") }
        if isAt(expression.lowerBound - 1, "!") { return true }
        return isAt(expression.lowerBound - 1, "(") && isAt(behind, ")") && isAt(expression.lowerBound - 2, "if")
    }
}
