import UIKit

final class ShelfViewController: SeguePreparingViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelf"
    }

    @objc func prepareForShowCake(_ segue: UIStoryboardSegue, sender: Any?) {
        guard let cake = segue.destination as? CakeViewController else { return }
        cake.name = (sender as? UIButton)?.currentTitle
    }

    @objc func prepareForShowOven(_ segue: UIStoryboardSegue, sender: Any?) {
        let oven = segue.destination as! OvenViewController
        oven.temperature = 220
    }
}
