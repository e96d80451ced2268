import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation
{
	func showCake(from source: ShelfViewController, sender: Any?)
	func showBread(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController
{ // the shelf
	/// Opens the screens that this one leads to. Set another one to lead elsewhere.
	lazy var navigation: ShelfNavigation = MainCoordinator()

	func open()
	{ // opens
		navigation.showCake(from: self, sender: nil)
		navigation.showBread(from: self, sender: nil)
	}

	func configure(_ cake: CakeViewController, sender: Any?)
	{
		cake.isFresh = true
	}

	func configure(_ destination: BreadViewController, sender: Any?)
	{
		// breads
		destination.isFresh = false
	}
}
