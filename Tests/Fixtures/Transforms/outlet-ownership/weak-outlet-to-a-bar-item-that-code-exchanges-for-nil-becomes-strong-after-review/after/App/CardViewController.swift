import UIKit

class CardViewController: UIViewController {
    @IBOutlet var editItem: UIBarButtonItem!

    func show(isOwn: Bool) {
        navigationItem.rightBarButtonItem = isOwn ? editItem : nil
    }
}
