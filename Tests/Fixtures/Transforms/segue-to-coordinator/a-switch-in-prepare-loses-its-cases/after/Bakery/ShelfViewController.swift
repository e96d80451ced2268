import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showOven(from source: ShelfViewController, sender: Any?)
    func showCake(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    @IBAction func bake(_ sender: UIButton) {
        navigation.showCake(from: self, sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "embedTimer":
            (segue.destination as? TimerViewController)?.minutes = 45
        default:
            break
        }
    }

    @IBAction func showOven(_ sender: UIButton) {
        navigation.showOven(from: self, sender: sender)
    }

    func configure(_ oven: OvenViewController, sender: Any?) {
        oven.temperature = 220
    }

    func configure(_ cake: CakeViewController, sender: Any?) {
        cake.name = (sender as? UIButton)?.currentTitle
    }
}
