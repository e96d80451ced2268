import UIKit

final class MenuView: UIView {}
