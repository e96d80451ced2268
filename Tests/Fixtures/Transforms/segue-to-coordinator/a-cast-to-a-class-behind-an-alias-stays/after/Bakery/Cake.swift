import UIKit

typealias Base = DetailViewController

final class CakeViewController: Base {}
