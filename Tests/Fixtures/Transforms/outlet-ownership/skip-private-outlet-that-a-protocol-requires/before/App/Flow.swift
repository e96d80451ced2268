import UIKit

protocol Titled: AnyObject {
    var titleLabel: UILabel! { get }
}

extension CardViewController: Titled {}
