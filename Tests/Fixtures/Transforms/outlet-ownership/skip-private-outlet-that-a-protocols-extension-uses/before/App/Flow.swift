import UIKit

protocol Titled: AnyObject {}

extension Titled where Self: CardViewController {
    func shownTitle() -> String? {
        titleLabel.text
    }
}

extension CardViewController: Titled {}
