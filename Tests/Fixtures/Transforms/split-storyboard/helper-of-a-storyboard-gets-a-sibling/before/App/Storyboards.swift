import UIKit

extension UIStoryboard {
    /// Where everything is.
    static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }
}

enum Boards {
    static let mainStoryboard = UIStoryboard(name: "Main", bundle: Bundle(for: OrdersViewController.self))
}

final class OrdersViewController: UIViewController {}

let mainBoardName = "Main"

func makeMainBoard() -> UIStoryboard {
    UIStoryboard(name: "Main", bundle: nil)
}
