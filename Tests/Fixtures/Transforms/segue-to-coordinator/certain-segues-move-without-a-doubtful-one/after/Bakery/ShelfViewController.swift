import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?)
    func showCakeBeside(from source: ShelfViewController, sender: Any?)
    func pushCake(from source: ShelfViewController, sender: Any?)
    func presentOven(from source: ShelfViewController, sender: Any?)
    func presentOvenAtOnce(from source: ShelfViewController, sender: Any?)
    func showCakeAtOnce(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    @IBAction func showCake(_ sender: UIButton) {
        navigation.showCake(from: self, sender: sender)
    }

    @IBAction func showCakeBeside(_ sender: UIButton) {
        navigation.showCakeBeside(from: self, sender: sender)
    }

    @IBAction func pushCake(_ sender: UIButton) {
        navigation.pushCake(from: self, sender: sender)
    }

    @IBAction func presentOven(_ sender: UIButton) {
        navigation.presentOven(from: self, sender: sender)
    }

    @IBAction func presentOvenAtOnce(_ sender: UIButton) {
        navigation.presentOvenAtOnce(from: self, sender: sender)
    }

    @IBAction func showCakeAtOnce(_ sender: UIButton) {
        navigation.showCakeAtOnce(from: self, sender: sender)
    }
}
