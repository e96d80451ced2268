import UIKit

/// Where CakeViewController leads.
@available(iOS 15.0, *)
protocol CakeNavigation {
    func showBill(from source: CakeViewController, sender: Any?)
}

@available(iOS 15.0, *)
final class CakeViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: CakeNavigation = MainCoordinator()

    var price = 3

    func buy() {
        navigation.showBill(from: self, sender: nil)
    }

    func configure(_ bill: BillViewController, sender: Any?) {
        bill.price = price
    }
}
