import UIKit

protocol SegueIdentifiers {
    var rawValue: String { get }
}

extension UIViewController {
    typealias SegueIdentifier = SegueIdentifiers

    func performSegue(withIdentifier identifier: SegueIdentifier, sender: Any?) {
        self.performSegue(withIdentifier: identifier.rawValue, sender: sender)
    }
}
