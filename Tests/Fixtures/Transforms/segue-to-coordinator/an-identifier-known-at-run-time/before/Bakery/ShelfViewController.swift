import UIKit

final class ShelfViewController: UIViewController {
    func open(_ name: String?) {
        let identifier = name == nil ? "showOven" : "showCake"
        performSegue(withIdentifier: identifier, sender: name)
    }
}
