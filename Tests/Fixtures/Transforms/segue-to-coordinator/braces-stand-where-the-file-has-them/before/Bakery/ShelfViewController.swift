import UIKit

final class ShelfViewController: UIViewController
{
    func choose()
    {
        performSegue(withIdentifier: "showCake", sender: self)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?)
    {
        if let cake = segue.destination as? CakeViewController
        {
            cake.isFresh = true
        }
    }
}
