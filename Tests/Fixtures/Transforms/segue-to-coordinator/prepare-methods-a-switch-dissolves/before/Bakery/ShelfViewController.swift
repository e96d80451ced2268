import UIKit

final class ShelfViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelf"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        switch segue.identifier {
        case "showCake":
            guard let cake = segue.destination as? CakeViewController else { return }
            cake.name = (sender as? UIButton)?.currentTitle
        case "showOven":
            let oven = segue.destination as! OvenViewController
            oven.temperature = 220
        default:
            break
        }
    }
}
