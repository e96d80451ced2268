import UIKit

class CardViewController: UIViewController {
    @IBOutlet var titleLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        if titleLabel == nil {
            titleLabel = UILabel()
            view.addSubview(titleLabel)
        }
        print(titleLabel.text ?? "")
    }
}
