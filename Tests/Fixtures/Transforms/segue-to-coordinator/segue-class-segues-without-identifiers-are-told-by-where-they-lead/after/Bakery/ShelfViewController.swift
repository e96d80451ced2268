import UIKit

final class ShelfViewController: SegueRoutingViewController {
    private let best = "Sacher"
}

extension ShelfViewController: CakeOutput {
    func prepareCake(_ cake: CakeInput, sender: Any?) {
        cake.name = best
    }
}

extension ShelfViewController: OvenOutput {
    func prepareOven(_ oven: OvenInput, sender: Any?) {
        oven.temperature = 200
    }
}
