import UIKit

final class ShelfViewController: UIViewController, UITableViewDelegate {}
