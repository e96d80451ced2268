import UIKit

/// A screen from which `OvenSegue` leads on.
protocol OvenOutput {
    func prepareOven(_ oven: OvenInput, sender: Any?)
}

/// Has its source prepare the `OvenInput` that it shows.
final class OvenSegue: RoutingSegue {
    override func connect(sender: Any?) {
        guard let output = source as? OvenOutput, let input = destination as? OvenInput else { return }
        output.prepareOven(input, sender: sender)
    }
}
