import UIKit

/// Opens the screens of Main.storyboard.
final class MainCoordinator: ShelfNavigation {
    private lazy var mainStoryboard = UIStoryboard(name: "Main", bundle: nil)

    func showCake(from source: ShelfViewController, sender: Any?) {
        let destination = mainStoryboard.instantiateViewController(withIdentifier: "Cake")
        source.show(destination, sender: sender)
    }
}

@available(iOS 15.0, *)
extension MainCoordinator: CakeNavigation {
    func showBill(from source: CakeViewController, sender: Any?) {
        let destination = mainStoryboard.instantiateViewController(withIdentifier: "Bill") as! BillViewController
        source.configure(destination, sender: sender)
        source.show(destination, sender: sender)
    }
}
