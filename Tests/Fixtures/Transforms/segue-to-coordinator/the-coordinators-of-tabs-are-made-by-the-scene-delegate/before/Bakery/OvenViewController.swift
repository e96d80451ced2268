import UIKit

final class OvenViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let timer = segue.destination as? TimerViewController else { return }
        timer.minutes = 45
    }
}
