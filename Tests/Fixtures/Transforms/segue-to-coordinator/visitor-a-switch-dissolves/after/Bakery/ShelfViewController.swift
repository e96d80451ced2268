import UIKit

final class ShelfViewController: SegueVisitingViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelf"
    }
}

extension ShelfViewController: CakeViewControllerVisitor {
    func visit(_ cake: CakeViewController, segue: UIStoryboardSegue, sender: Any?) {
        cake.name = (sender as? UIButton)?.currentTitle
    }
}

extension ShelfViewController: OvenViewControllerVisitor {
    func visit(_ oven: OvenViewController, segue: UIStoryboardSegue, sender: Any?) {
        oven.temperature = 220
    }
}
