import UIKit

class CardViewController: UIViewController {
    @IBOutlet var editItem: UIBarButtonItem!

    func show(isOwn: Bool) {
        editItem.isEnabled = isOwn
        navigationItem.rightBarButtonItem = editItem
    }
}
