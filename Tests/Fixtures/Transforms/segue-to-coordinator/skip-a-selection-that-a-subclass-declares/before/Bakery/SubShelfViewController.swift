import UIKit

final class SubShelfViewController: ShelfViewController {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
