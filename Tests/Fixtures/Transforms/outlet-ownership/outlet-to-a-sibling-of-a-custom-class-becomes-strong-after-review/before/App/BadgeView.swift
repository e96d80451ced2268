import UIKit

class BadgeView: UIView {
    @IBOutlet weak var chart: ChartView!
    @IBOutlet weak var titleLabel: UILabel!
}
