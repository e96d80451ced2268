import UIKit

class CardViewController: UIViewController {
    @IBOutlet weak var editItem: UIBarButtonItem!

    func show(isOwn: Bool) {
        if isOwn {
            navigationItem.setRightBarButtonItems([editItem], animated: true)
            editItem.isEnabled = editItem === navigationItem.rightBarButtonItem
        } else {
            navigationItem.rightBarButtonItems = []
        }
    }
}
