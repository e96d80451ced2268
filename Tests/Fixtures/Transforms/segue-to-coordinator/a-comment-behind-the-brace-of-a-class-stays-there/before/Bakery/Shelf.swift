import UIKit

final class ShelfViewController: UIViewController
{ // the shelf
	func open()
	{ // opens
		performSegue(withIdentifier: "cake", sender: nil)
		performSegue(withIdentifier: "bread", sender: nil)
	}

	override func prepare(for segue: UIStoryboardSegue, sender: Any?)
	{
		if segue.identifier == "cake" // cakes
		{
			let cake = segue.destination as! CakeViewController
			cake.isFresh = true
		}
		else if segue.identifier == "bread" { // breads
			(segue.destination as! BreadViewController).isFresh = false
		}
		else
		{
			print("unknown") // else
		}
	}
}
