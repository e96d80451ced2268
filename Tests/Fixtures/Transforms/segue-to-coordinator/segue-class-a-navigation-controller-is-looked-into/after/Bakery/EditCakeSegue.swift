import UIKit

/// A screen from which `EditCakeSegue` leads on.
protocol EditCakeOutput {
    func prepareEditCake(_ cake: CakeInput, sender: Any?)
}

/// Has its source prepare the `CakeInput` that it shows.
final class EditCakeSegue: RoutingSegue {
    override func connect(sender: Any?) {
        guard let output = source as? EditCakeOutput,
            let navigation = destination as? UINavigationController,
            let input = navigation.topViewController as? CakeInput
        else { return }
        output.prepareEditCake(input, sender: sender)
    }
}
