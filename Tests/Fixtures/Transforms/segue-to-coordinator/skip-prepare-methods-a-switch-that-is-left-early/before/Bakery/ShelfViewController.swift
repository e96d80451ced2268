import UIKit

final class ShelfViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "showCake":
            guard sender is UIButton else { break }
            (segue.destination as? CakeViewController)?.name = "Sacher"
        default:
            break
        }
        segue.destination.title = "Bakery"
    }
}
