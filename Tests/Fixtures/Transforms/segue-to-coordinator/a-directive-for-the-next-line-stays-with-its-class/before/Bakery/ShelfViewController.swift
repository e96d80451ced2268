import UIKit

// MARK: - Shelf

// swiftlint:disable:next type_body_length
final class ShelfViewController: UIViewController {
    private let names = ["Sacher", "Linzer"]

    func open(_ index: Int) {
        performSegue(withIdentifier: "showCake", sender: names[index])
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if segue.identifier == "showCake", let cake = segue.destination as? CakeViewController {
            // What the caller chose.
            cake.name = sender as? String
        }
    }
}
