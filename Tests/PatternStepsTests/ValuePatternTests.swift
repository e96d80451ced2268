import Testing

@testable import PatternSteps

/// What a recipe writes behind an attribute's name under `attributes`.
@Suite("Value patterns")
struct ValuePatternTests {
    @Test(
        "match what they say",
        arguments: [
            ("YES", "YES", true), ("YES", "NO", false), ("Card*", "CardView", true), ("Card*", "Card", true),
            ("a | b", "b", true), ("a | b", "a | b", false), ("= a | b", "a | b", true), ("= *", "star", false),
            ("!left", "right", true), ("!left", "left", false), ("*", "", true), ("!*", "anything", false),
            ("> 17", "17", false), ("> 17", "17.5", true), (">= 17", "17", true), ("< -1", "-2", true),
            ("> 10 & <= 20", "20", true), ("> 10 & <= 20", "20.5", false), ("< 5 | > 10", "11", true),
            ("> 17", "large", false), ("Terms & Conditions", "Terms & Conditions", true), ("", "", true),
            ("", "x", false),
        ])
    func values(_ pattern: String, _ value: String, _ isMatch: Bool) throws {
        #expect(try ValuePattern(pattern).matches(value) == isMatch)
    }

    @Test(
        "know what is not there",
        arguments: [("!*", true), ("!left", true), ("*", false), ("> 1", false), ("= ", false)])
    func absence(_ pattern: String, _ isMatch: Bool) throws {
        #expect(try ValuePattern(pattern).matches(nil) == isMatch)
    }

    @Test("name a comparison that is none", arguments: ["> large", "< ", "=> 5 | > x", "> 1 & 2", ">> 3"])
    func faults(_ pattern: String) {
        if pattern.hasPrefix("=") {
            #expect((try? ValuePattern(pattern)) != nil, "everything behind = is text")
        } else {
            #expect(throws: ValuePattern.Fault.self) { try ValuePattern(pattern) }
        }
    }
}
