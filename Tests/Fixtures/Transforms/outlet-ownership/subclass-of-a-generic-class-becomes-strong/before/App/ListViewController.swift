import UIKit

class ListViewController<Item>: UIViewController {
    @IBOutlet weak var titleLabel: UILabel!
    var items: [Item] = []
}
