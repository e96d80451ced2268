import UIKit

class ShelfViewController: UIViewController {}
