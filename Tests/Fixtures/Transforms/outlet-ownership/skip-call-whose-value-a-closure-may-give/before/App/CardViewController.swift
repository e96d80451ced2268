import UIKit

class CardViewController: UIViewController {
    @IBOutlet weak var hintLabel: UILabel!

    func sizes(_ widths: [CGSize]) -> [CGSize] {
        widths.map { hintLabel.sizeThatFits($0) }
    }
}
