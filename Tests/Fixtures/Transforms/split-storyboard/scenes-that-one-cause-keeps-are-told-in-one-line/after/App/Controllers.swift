import UIKit

final class HomeViewController: UIViewController {}
final class HelpViewController: UIViewController {}
final class HelpTopicViewController: UIViewController {}
final class OrdersViewController: UIViewController {}
final class OrderDetailViewController: UIViewController {}
final class OrderEditViewController: UIViewController {}

/// Names that a server gives.
protocol Naming {
    func name(of scene: String) -> String
}

final class TourViewController: UIViewController {
    static func make(_ naming: Naming) -> TourViewController? {
        let board = UIStoryboard(name: "Main", bundle: nil)
        return board.instantiateViewController(withIdentifier: naming.name(of: "tour")) as? TourViewController
    }
}

final class WelcomeViewController: UIViewController {
    static func make(_ naming: Naming) -> WelcomeViewController? {
        let board = UIStoryboard(name: "Main", bundle: nil)
        return board.instantiateViewController(withIdentifier: naming.name(of: "welcome")) as? WelcomeViewController
    }
}

final class FinishViewController: UIViewController {
    static func make(_ naming: Naming) -> FinishViewController? {
        let board = UIStoryboard(name: "Main", bundle: nil)
        return board.instantiateViewController(withIdentifier: naming.name(of: "finish")) as? FinishViewController
    }
}
