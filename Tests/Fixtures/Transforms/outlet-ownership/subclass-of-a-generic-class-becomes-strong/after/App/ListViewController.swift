import UIKit

class ListViewController<Item>: UIViewController {
    @IBOutlet var titleLabel: UILabel!
    var items: [Item] = []
}
