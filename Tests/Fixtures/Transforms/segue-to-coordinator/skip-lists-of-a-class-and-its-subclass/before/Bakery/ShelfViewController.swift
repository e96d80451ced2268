import UIKit

class ShelfViewController: UITableViewController {}
