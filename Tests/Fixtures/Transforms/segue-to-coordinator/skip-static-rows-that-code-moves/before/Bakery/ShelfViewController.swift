import UIKit

final class ShelfViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        super.tableView(tableView, cellForRowAt: IndexPath(row: indexPath.row, section: 0))
    }
}
