import UIKit

class CardViewController: UIViewController {
    @IBOutlet weak var a: UILabel! { get { nil } set {} }
    @IBOutlet weak var b: UILabel! = UILabel()
    @IBOutlet static weak var c: UILabel!
}
