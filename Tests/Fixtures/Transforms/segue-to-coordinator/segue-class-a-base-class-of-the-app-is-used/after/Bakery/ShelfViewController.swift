import UIKit

final class ShelfViewController: BaseViewController {
    private let names = ["Sacher", "Linzer"]
}

extension ShelfViewController: ShowCakeOutput {
    func prepareShowCake(_ cake: CakeInput, sender: Any?) {
        // The first one is the best.
        cake.name = names.first
    }
}

extension ShelfViewController: ShowOvenOutput {
    func prepareShowOven(_ oven: OvenInput, sender: Any?) {
        oven.temperature = 200
    }
}
