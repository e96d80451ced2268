import UIKit

final class ShelfViewController: UITableViewController {}
