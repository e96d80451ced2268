import UIKit

final class ShelfViewController: UIViewController {
    private let names = ["Sacher", "Linzer"]

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let cake = segue.destination as? CakeViewController else { return }
        if segue.identifier == "showFirst" {
            cake.name = names.first
        } else if segue.identifier == "showLast" {
            cake.name = names.last
        }
    }
}
