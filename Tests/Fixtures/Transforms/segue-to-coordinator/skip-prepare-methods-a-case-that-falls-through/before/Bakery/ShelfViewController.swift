import UIKit

final class ShelfViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "showCake":
            (segue.destination as? CakeViewController)?.name = "Sacher"
            fallthrough
        case "showOven":
            segue.destination.title = "Bakery"
        default:
            break
        }
    }
}
