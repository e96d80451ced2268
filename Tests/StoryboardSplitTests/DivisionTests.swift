import Testing
import TransformKit

@testable import StoryboardSplit

@Suite("Paths of parts")
struct DivisionPathTests {
    @Test("A part's document lies beside the old one of the same language")
    func besideTheOldOne() {
        #expect(
            "App/Base.lproj/Main.storyboard".replacingLastComponent(with: "Orders.storyboard")
                == "App/Base.lproj/Orders.storyboard")
        #expect("Main.storyboard".replacingLastComponent(with: "Orders.storyboard") == "Orders.storyboard")
    }
}
