import UIKit

class ShelfViewController<Item>: UIViewController {}
