import UIKit

final class ShelfViewController: UITableViewController {
    #if DEBUG
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print(indexPath)
    }
    #endif
}
