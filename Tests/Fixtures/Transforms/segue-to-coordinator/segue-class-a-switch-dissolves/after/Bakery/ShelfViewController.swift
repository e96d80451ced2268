import UIKit

final class ShelfViewController: SegueRoutingViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelf"
    }
}

extension ShelfViewController: ShowCakeOutput {
    func prepareShowCake(_ cake: CakeInput, sender: Any?) {
        cake.name = (sender as? UIButton)?.currentTitle
    }
}

extension ShelfViewController: ShowOvenOutput {
    func prepareShowOven(_ oven: OvenInput, sender: Any?) {
        oven.temperature = 220
    }
}
