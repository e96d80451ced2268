import UIKit

final class CardController: UIViewController {
    @IBOutlet private var title1: UILabel!
    @IBOutlet private var title2: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        title1.textColor = .red
    }
}
