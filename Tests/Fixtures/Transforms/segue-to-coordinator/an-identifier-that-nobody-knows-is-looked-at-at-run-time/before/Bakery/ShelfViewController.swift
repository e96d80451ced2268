import UIKit

final class ShelfViewController: UIViewController {
    func open(_ address: URL) {
        performSegue(withIdentifier: address.lastPathComponent, sender: address)
    }
}
