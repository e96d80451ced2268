import UIKit

class CardViewController: UIViewController {

}
