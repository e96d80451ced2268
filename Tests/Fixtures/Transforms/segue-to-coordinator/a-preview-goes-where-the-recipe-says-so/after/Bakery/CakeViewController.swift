import UIKit

final class CakeViewController: UIViewController {}
