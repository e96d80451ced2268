import UIKit

final class ShelfViewController: UIViewController {
    func open(_ name: String) {
        performSegue(withIdentifier: .showCake, sender: name)
    }

    func heat() {
        performSegue(withIdentifier: .oven, sender: nil)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case .showCake:
            let cake = segue.destination as! CakeViewController
            cake.name = sender as? String
        case String.oven:
            let oven = segue.destination as! OvenViewController
            oven.temperature = 250
        default: break
        }
    }
}
