import UIKit

class BaseViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        segue.destination.title = title
    }
}
