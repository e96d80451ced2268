import UIKit

final class SearchedShelfViewController: ShelfViewController {
    override func performSegue(withIdentifier identifier: String, sender: Any?) {
        presentingViewController?.performSegue(withIdentifier: identifier, sender: sender)
    }
}
