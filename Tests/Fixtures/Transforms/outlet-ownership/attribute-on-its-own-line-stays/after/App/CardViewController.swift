import UIKit

class CardViewController: UIViewController {
    @IBOutlet
    var titleLabel: UILabel!

    @available(iOS 13, *)
    @IBOutlet
    private var priceLabel: UILabel!
}
