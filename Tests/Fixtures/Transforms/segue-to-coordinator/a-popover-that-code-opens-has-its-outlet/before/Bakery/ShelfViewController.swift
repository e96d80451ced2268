import UIKit

final class ShelfViewController: UIViewController {
    @IBOutlet private weak var cakeLabel: UILabel!

    func open() {
        performSegue(withIdentifier: "presentCake", sender: nil)
    }
}
