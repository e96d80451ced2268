import UIKit

final class HelpViewController: UIViewController {
    var topic: String?
}
