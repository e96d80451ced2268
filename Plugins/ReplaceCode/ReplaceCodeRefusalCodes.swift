import TransformKit

/// Declares the reasons for which code that fits a pattern stays as it is.
extension RefusalCode {
    /// The refusals that the place of a match, what is in it and what would come of it can give.
    static let ofCodePatterns: [RefusalCode] = [
        .commentInside, .crossesCondition, .insideMacro, .insideInterpolation, .generatedFile, .assignedTo,
        .chainMayBeNil, .passedByReference, .usedAsValue, .bodyNeedsIt, .wouldCallItself, .operatorOrder,
        .insideAnotherMatch,
        .doesNotParse,
        .foundAgain, .tooLong,
    ]

    // MARK: The place

    static let insideMacro = RefusalCode(
        "inside-macro", "The code is an argument of a macro, which may make anything of it.",
        advice: "Change it by hand.")

    static let insideInterpolation = RefusalCode(
        "inside-interpolation",
        "The code stands in a text, where what would come, with its quotes or line breaks, cannot.",
        advice: "Give the value a name before the text.")

    static let generatedFile = RefusalCode(
        "generated-file", "A tool writes the file.", advice: "Change what the tool writes it from.")

    static let assignedTo = RefusalCode(
        "assigned-to", "The code assigns to what fits, and it is not known whether what would come can be assigned to.",
        advice: "Set `assigned: true` if it can.")

    static let usedAsValue = RefusalCode(
        "used-as-value", "The code is part of an expression, and what would come is no expression.",
        advice: "Change it by hand, or write an expression under `replace`.")

    static let bodyNeedsIt = RefusalCode(
        "body-needs-it",
        "Without the statement the compiler would not take the body: a value, a way out of a guard or a closure's argument would be missing.",
        advice: "Change it by hand.")

    static let wouldCallItself = RefusalCode(
        "would-call-itself", "The code is in the very declaration that what would come calls or reads.",
        advice: "Nothing; the declaration stands for the old code.")

    static let operatorOrder = RefusalCode(
        "operator-order",
        "The code is part of an expression with an operator that is not Swift's own, so that it is not known which applies first.",
        advice: "Put it in parentheses, or change it by hand.")

    static let insideAnotherMatch = RefusalCode(
        "inside-another-match", "The code is part of other code that fits and that is replaced.",
        advice: "Nothing; it goes with the other.")

    // MARK: What is in it

    static let commentInside = RefusalCode(
        "comment-inside", "A comment stands in code that would go.",
        advice: "Move the comment above the statement.")

    static let crossesCondition = RefusalCode(
        "crosses-condition", "An #if stands in code that would move or go.",
        advice: "Change it by hand.")

    static let chainMayBeNil = RefusalCode(
        "chain-may-be-nil",
        "The code has a chain with `?`, which would become part of another expression, so that its value may be nil there.",
        advice: "Change it by hand.")

    static let passedByReference = RefusalCode(
        "passed-by-reference", "A placeholder stands for `&value`, which can be an argument alone.",
        advice: "Change it by hand.")

    // MARK: What would come

    static let doesNotParse = RefusalCode(
        "does-not-parse", "With the replacement the file would not parse, or not as the replacement says.",
        advice: "Change it by hand.")

    static let foundAgain = RefusalCode(
        "found-again", "What would come fits the pattern again, so that each run would change it once more.",
        advice: "Say under `where` what the placeholders stand for.")

    static let tooLong = RefusalCode(
        "too-long", "What would come repeats code until it is longer than 4 KB and than twice the code.",
        advice: "Change the inner code first.")
}
