import UIKit

final class TodaySegue: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
    override func perform() {
        destination.transitioningDelegate = self
        source.present(destination, animated: true)
    }
}
