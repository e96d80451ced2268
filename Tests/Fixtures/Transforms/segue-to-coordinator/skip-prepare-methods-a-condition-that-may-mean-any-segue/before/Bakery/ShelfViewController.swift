import UIKit

final class ShelfViewController: UIViewController {
    private let names = ["showCake", "showOven"]

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == names.first {
            segue.destination.title = "Bakery"
        }
    }
}
