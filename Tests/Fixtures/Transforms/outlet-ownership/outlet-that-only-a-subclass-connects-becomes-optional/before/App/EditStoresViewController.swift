import UIKit

class EditStoresViewController: StoresViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        hintLabel.text = "Edit"
        super.hintLabel.isHidden = false
    }
}
