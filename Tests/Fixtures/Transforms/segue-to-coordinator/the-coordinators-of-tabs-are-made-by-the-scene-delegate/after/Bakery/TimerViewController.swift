import UIKit

final class TimerViewController: UIViewController {
    var minutes = 0
}
