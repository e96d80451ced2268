import UIKit

final class CardController: UIViewController {
    @IBOutlet private var title1: UILabel!
    @IBOutlet private var title2: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        if title1.textColor == .blue { title1.isHidden = true }
    }
}
