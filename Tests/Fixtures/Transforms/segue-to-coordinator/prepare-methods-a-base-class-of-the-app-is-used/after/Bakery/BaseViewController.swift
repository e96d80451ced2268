import UIKit

class BaseViewController: SeguePreparingViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }
}
