import UIKit

final class ShelfViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let name = segue.identifier else { return }
        if name == "showCake" {
            segue.destination.title = name.uppercased()
        }
    }
}
