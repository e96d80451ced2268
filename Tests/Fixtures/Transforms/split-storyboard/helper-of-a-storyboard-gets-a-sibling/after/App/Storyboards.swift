import UIKit

extension UIStoryboard {
    /// Where everything is.
    static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }
    static var photo: UIStoryboard { UIStoryboard(name: "Photo", bundle: nil) }
    static var settings: UIStoryboard { UIStoryboard(name: "Settings", bundle: nil) }
}

enum Boards {
    static let mainStoryboard = UIStoryboard(name: "Main", bundle: Bundle(for: OrdersViewController.self))
    static let settingsStoryboard = UIStoryboard(name: "Settings", bundle: Bundle(for: OrdersViewController.self))
}

final class OrdersViewController: UIViewController {}

let mainBoardName = "Main"

let settingsBoardName = "Settings"

func makeMainBoard() -> UIStoryboard {
    UIStoryboard(name: "Main", bundle: nil)
}

func makePhotoBoard() -> UIStoryboard {
    UIStoryboard(name: "Photo", bundle: nil)
}
