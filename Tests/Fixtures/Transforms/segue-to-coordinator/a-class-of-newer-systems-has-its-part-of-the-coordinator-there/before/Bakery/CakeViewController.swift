import UIKit

@available(iOS 15.0, *)
final class CakeViewController: UIViewController {
    var price = 3

    func buy() {
        performSegue(withIdentifier: "showBill", sender: nil)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let bill = segue.destination as? BillViewController {
            bill.price = price
        }
    }
}
