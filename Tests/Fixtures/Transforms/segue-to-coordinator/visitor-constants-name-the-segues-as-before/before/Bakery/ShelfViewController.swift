import UIKit

final class ShelfViewController: UIViewController {
    private enum SegueIdentifier: String {
        case showCake
        case oven = "showOven"
    }

    func open(_ name: String) {
        performSegue(withIdentifier: SegueIdentifier.showCake.rawValue, sender: name)
    }

    func heat() {
        performSegue(withIdentifier: SegueIdentifier.oven.rawValue, sender: nil)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case SegueIdentifier.showCake.rawValue:
            let cake = segue.destination as! CakeViewController
            cake.name = sender as? String
        case SegueIdentifier.oven.rawValue:
            let cake = segue.destination as! CakeViewController
            cake.name = nil
        default:
            break
        }
    }
}
