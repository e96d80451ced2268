import UIKit

final class ShelfViewController: UIViewController {
    private static let cakeSegue = "showCake"

    func open() {
        performSegue(withIdentifier: Self.cakeSegue, sender: nil)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == Self.cakeSegue, let cake = segue.destination as? CakeViewController else {
            super.prepare(for: segue, sender: sender)
            return
        }
        cake.name = "Sacher"
    }
}
