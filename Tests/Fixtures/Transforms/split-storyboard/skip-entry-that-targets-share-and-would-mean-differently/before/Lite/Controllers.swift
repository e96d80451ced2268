import UIKit

final class LiteHomeViewController: UIViewController {}
final class LiteMoreViewController: UIViewController {}
