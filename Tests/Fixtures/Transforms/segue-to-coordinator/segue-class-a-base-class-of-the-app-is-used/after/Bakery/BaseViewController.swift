import UIKit

class BaseViewController: SegueRoutingViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }
}
