import UIKit

final class HomeViewController: UIViewController {}
final class HelpViewController: UIViewController {}
final class HelpTopicViewController: UIViewController {}
final class OrdersViewController: UIViewController {}
final class OrderDetailViewController: UIViewController {}
final class OrderEditViewController: UIViewController {}
final class StartViewController: UIViewController {}
