import UIKit

class CardViewController: UIViewController {
    @IBOutlet var editItem: UIBarButtonItem!

    func show(isOwn: Bool) {
        if isOwn {
            navigationItem.setRightBarButtonItems([editItem], animated: true)
            editItem.isEnabled = editItem === navigationItem.rightBarButtonItem
        } else {
            navigationItem.rightBarButtonItems = []
        }
    }
}
