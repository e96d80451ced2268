import UIKit

final class OrdersViewController: UIViewController {
    func open() {
        let photo = storyboard?.instantiateViewController(withIdentifier: "PhotoDetail")
        photo.map { present($0, animated: true) }
    }
}
