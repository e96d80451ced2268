import UIKit

/// Opens the screens of Main.storyboard.
final class MainCoordinator: ShelfNavigation
{
	private lazy var mainStoryboard = UIStoryboard(name: "Main", bundle: nil)

	func showCake(from source: ShelfViewController, sender: Any?)
	{
		let destination = mainStoryboard
			.instantiateViewController(withIdentifier: "CakeViewController") as! CakeViewController
		source.configure(destination, sender: sender)
		source.show(destination, sender: sender)
	}

	func showBread(from source: ShelfViewController, sender: Any?)
	{
		let destination = mainStoryboard
			.instantiateViewController(withIdentifier: "BreadViewController") as! BreadViewController
		source.configure(destination, sender: sender)
		source.show(destination, sender: sender)
	}
}
