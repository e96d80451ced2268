import UIKit

final class ShelfViewController: UIViewController {
    private let names = [1: "Sacher", 2: "Linzer"]

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showCake", let button = sender as? UIButton else {
            return
        }
        let destination = segue.destination as! CakeViewController
        destination.name = names[button.tag]
    }
}
