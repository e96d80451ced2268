import UIKit

final class ShelfViewController: UIViewController {
    func openCake() {
        performSegue(withIdentifier: "showCake", sender: nil)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "embedOven", let oven = segue.destination as? OvenViewController {
            oven.temperature = 160
        }
    }
}
