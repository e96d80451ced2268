import UIKit

class CardView: UIView {
    @IBOutlet weak var presenter: CardPresenter!
}
