import UIKit

final class CakeViewController: UIViewController, Baked {
    private var temperature = 0

    func bake(at temperature: Int) {
        self.temperature = temperature
    }
}
