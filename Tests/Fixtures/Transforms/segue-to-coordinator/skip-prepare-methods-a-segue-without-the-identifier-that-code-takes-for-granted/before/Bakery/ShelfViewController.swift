import UIKit

final class ShelfViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier! {
        case "showCake":
            (segue.destination as? CakeViewController)?.name = "Sacher"
        default:
            segue.destination.title = "Bakery"
        }
    }
}
