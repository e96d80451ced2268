import UIKit

class ShelfViewController: UIViewController {
    func open(name: String) {
        performSegueWithIdentifier("showCake", sender: name)
    }

    override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {
        let cake = segue.destinationViewController as! CakeViewController
        cake.name = sender as? String
    }
}
