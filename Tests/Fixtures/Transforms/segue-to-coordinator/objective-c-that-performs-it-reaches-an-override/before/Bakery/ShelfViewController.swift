import UIKit

@objc final class ShelfViewController: UIViewController {}
