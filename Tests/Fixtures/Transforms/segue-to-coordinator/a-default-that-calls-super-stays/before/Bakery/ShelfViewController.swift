import UIKit

final class ShelfViewController: UIViewController {
    func open(_ name: String) {
        performSegue(withIdentifier: "showCake", sender: name)
    }

    func bake() {
        performSegue(withIdentifier: "showOven", sender: self)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "showCake":
            (segue.destination as! CakeViewController).name = sender as? String
        case "embedOven":
            (segue.destination as! OvenViewController).temperature = 90
        default:
            super.prepare(for: segue, sender: sender)
        }
    }
}
