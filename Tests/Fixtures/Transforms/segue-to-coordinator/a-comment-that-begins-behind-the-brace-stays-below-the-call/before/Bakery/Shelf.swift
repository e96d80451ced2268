import UIKit

final class ShelfViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { /* nothing
      yet */ }
}
