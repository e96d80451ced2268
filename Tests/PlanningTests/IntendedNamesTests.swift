import Testing
import TransformKit

@testable import Planning

@Suite("Names that changes mean to change or lose")
struct IntendedNamesTests {
    @Test("are no losses; all others are, and so is a new name that nothing has")
    func losses() {
        let names = IntendedNames([
            .removes(storyboardIdentifier: "cup"), .renames(storyboardIdentifier: "mug", to: "beaker"),
        ])
        let lost = "no scene would have the storyboard identifier “pot” any more"
        #expect(names.losses(of: ["cup", "mug", "pot"], after: ["beaker"]) == [lost])
        let missing = "the storyboard identifier “mug” is to become “beaker”, and no scene would have that"
        #expect(names.losses(of: ["cup", "mug"], after: []) == [missing])
    }

    @Test(
        "are there with any one intent",
        arguments: [
            ChangeIntent.removes(storyboardIdentifier: "cup"), .renames(storyboardIdentifier: "cup", to: "mug"),
            .removes(class: "Cup"), .renames(class: "Cup", to: "Mug"),
        ])
    func empty(_ intent: ChangeIntent) {
        #expect(!IntendedNames([intent]).isEmpty)
        #expect(IntendedNames([]).isEmpty)
        #expect(IntendedNames([intent]).removes(class: "Cup") == (intent == .removes(class: "Cup")))
    }
}
