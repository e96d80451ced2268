import UIKit

class CardPresenter: NSObject {
    @IBOutlet var card: CardView!
}
