import UIKit

@available(iOS 17, *)
final class SlideSegue: UIStoryboardSegue {
    override func perform() {
        source.present(destination, animated: true)
    }
}
