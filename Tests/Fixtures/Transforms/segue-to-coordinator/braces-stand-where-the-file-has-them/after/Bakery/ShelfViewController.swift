import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation
{
    func showCake(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController
{
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    func choose()
    {
        navigation.showCake(from: self, sender: self)
    }

    func configure(_ cake: CakeViewController, sender: Any?)
    {
        cake.isFresh = true
    }
}
