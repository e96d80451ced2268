import UIKit

final class ShelfViewController: UIViewController {
    private weak var oven: OvenViewController?

    @objc func openFirst() {
        performSegue(withIdentifier: "showCake", sender: self)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "embedOven" {
            oven = segue.destination as? OvenViewController
        } else if segue.identifier == "showCake" {
            let cake = segue.destination as! CakeViewController
            cake.name = "Baked at \(oven?.temperature ?? 0) degrees"
        }
    }
}
