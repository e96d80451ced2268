import UIKit

class CardPresenter: NSObject {
    @IBOutlet weak var card: CardView!
}
