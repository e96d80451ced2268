import UIKit

/// The app knows no links: what one would open is what the button opens.
@MainActor let appSteps: [String: (UIViewController) -> Void] = [
    "open the first screen by a link": { front in front.performSegue(withIdentifier: "showFirst", sender: nil) }
]
