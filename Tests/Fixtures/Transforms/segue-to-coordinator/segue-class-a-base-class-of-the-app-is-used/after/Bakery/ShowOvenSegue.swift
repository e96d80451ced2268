import UIKit

/// A screen from which `ShowOvenSegue` leads on.
protocol ShowOvenOutput {
    func prepareShowOven(_ oven: OvenInput, sender: Any?)
}

/// Has its source prepare the `OvenInput` that it shows.
final class ShowOvenSegue: RoutingSegue {
    override func connect(sender: Any?) {
        guard let output = source as? ShowOvenOutput, let input = destination as? OvenInput else { return }
        output.prepareShowOven(input, sender: sender)
    }
}
