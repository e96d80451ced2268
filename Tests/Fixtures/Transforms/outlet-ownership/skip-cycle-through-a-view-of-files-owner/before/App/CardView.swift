import UIKit

class CardView: UIView {
    @IBOutlet var presenter: CardPresenter!
}
