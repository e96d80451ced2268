import UIKit
import XCTest

@testable import Bakery

final class ShelfTests: XCTestCase {
    func testOpeningACake() {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        guard let shelf = storyboard.instantiateInitialViewController() as? ShelfViewController else { return XCTFail() }
        shelf.performSegue(withIdentifier: "showCake", sender: nil)
        XCTAssertNotNil(shelf.presentedViewController)
    }
}
