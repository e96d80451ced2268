import UIKit

public final class CakeViewController: UIViewController {
    var name: String?
}
