import UIKit

final class ShelfViewController: UITableViewController {
    func chooseFirst() {
        tableView(tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    }
}
