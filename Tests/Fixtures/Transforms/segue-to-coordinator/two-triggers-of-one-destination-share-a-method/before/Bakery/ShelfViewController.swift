import UIKit

final class ShelfViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        // Cast the destination to what it is.
        guard let cake = segue.destination as? CakeViewController else { return }
        cake.name = (sender as? UIBarButtonItem)?.title
    }
}
