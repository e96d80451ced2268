import UIKit

final class ShelfViewController: UITableViewController {
    override func tableView(_: UITableView, didSelectRowAt _: IndexPath) {}
}
