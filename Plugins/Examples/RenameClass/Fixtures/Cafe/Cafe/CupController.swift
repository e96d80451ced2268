import UIKit

class CupController: UIViewController {}
