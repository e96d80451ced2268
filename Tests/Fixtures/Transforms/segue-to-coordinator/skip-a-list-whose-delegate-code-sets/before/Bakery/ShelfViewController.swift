import UIKit

final class ShelfViewController: UIViewController, UITableViewDelegate {
    @IBOutlet var list: UITableView!

    override func viewDidLoad() {
        super.viewDidLoad()
        list.delegate = helper
    }

    private let helper = ShelfHelper()
}
