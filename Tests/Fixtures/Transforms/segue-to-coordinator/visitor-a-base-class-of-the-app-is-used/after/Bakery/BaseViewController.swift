import UIKit

class BaseViewController: SegueVisitingViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }
}
