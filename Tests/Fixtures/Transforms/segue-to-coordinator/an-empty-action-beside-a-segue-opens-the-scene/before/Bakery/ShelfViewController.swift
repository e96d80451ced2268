import UIKit

final class ShelfViewController: UIViewController {
    @IBAction func cake(_ item: UIBarButtonItem) {
        // See the storyboard.
    }
}
