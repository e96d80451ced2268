import UIKit

final class CakeViewController: UIViewController
{
    var isFresh = false
}
