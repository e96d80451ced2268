import UIKit

/// Steps of a journey that no finger could take: what only this app knows how to bring about.
@MainActor let appSteps: [String: (UIViewController) -> Void] = [
    // The payment is declined then.
    "forget the lines": { ($0 as? CheckoutViewController)?.lines = [] },
    // Behind the back of the screen that shows it.
    "empty the cart": { _ in CartStore.shared.clear() },
]
