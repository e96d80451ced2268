import UIKit

class ChartView: UIView {
    var onTap: (() -> Void)?
}
