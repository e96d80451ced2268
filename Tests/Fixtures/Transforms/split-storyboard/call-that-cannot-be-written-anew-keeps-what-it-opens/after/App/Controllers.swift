import UIKit

final class HelpViewController: UIViewController {}
final class HelpTopicViewController: UIViewController {}
final class OrdersViewController: UIViewController {}
final class OrderDetailViewController: UIViewController {}
final class OrderEditViewController: UIViewController {}
final class ProfileViewController: UIViewController {}
final class ProfileEditViewController: UIViewController {}
final class ProfilePhotoViewController: UIViewController {}

enum Board: String {
    case main = "Main"
    #if DEBUG
    case tools = "Tools"
    #endif
    case login = "Login"

    func scene(_ identifier: String) -> UIViewController {
        let scene = UIStoryboard(name: rawValue, bundle: nil).instantiateViewController(withIdentifier: identifier)
        scene.view.tintColor = .orange
        return scene
    }
}

final class HomeViewController: UIViewController {
    func showOrders() { show(Board.main.scene("Orders"), sender: nil) }

    func showFirstOrder() { show(Board.main.scene("OrderEdit"), sender: nil) }

    func showHelp() { show(Board.main.scene("Help"), sender: nil) }

    func showProfile() {
        show(UIStoryboard(name: "Profile", bundle: nil).instantiateViewController(withIdentifier: "Profile"), sender: nil)
    }
}
