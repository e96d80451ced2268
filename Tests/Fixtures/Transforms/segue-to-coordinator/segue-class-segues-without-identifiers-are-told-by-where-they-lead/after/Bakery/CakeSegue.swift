import UIKit

/// A screen from which `CakeSegue` leads on.
protocol CakeOutput {
    func prepareCake(_ cake: CakeInput, sender: Any?)
}

/// Has its source prepare the `CakeInput` that it shows.
final class CakeSegue: RoutingSegue {
    override func connect(sender: Any?) {
        guard let output = source as? CakeOutput, let input = destination as? CakeInput else { return }
        output.prepareCake(input, sender: sender)
    }
}
