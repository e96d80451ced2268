import UIKit

class CardViewController: UIViewController {
    @IBOutlet weak var editItem: UIBarButtonItem!

    func show(isOwn: Bool) {
        navigationItem.rightBarButtonItem = isOwn ? editItem : nil
    }
}
