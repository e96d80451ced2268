import UIKit

class CardViewController: UIViewController {
    @IBOutlet weak var editItem: UIBarButtonItem!

    func show(isOwn: Bool) {
        editItem.isEnabled = isOwn
        navigationItem.rightBarButtonItem = editItem
    }
}
