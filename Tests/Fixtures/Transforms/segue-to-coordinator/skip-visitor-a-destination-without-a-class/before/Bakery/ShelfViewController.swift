import UIKit

final class ShelfViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showOven" {
            segue.destination.title = "Oven"
        }
    }
}
