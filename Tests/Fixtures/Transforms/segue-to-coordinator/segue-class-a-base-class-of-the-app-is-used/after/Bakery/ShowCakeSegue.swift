import UIKit

/// A screen from which `ShowCakeSegue` leads on.
protocol ShowCakeOutput {
    func prepareShowCake(_ cake: CakeInput, sender: Any?)
}

/// Has its source prepare the `CakeInput` that it shows.
final class ShowCakeSegue: RoutingSegue {
    override func connect(sender: Any?) {
        guard let output = source as? ShowCakeOutput, let input = destination as? CakeInput else { return }
        output.prepareShowCake(input, sender: sender)
    }
}
