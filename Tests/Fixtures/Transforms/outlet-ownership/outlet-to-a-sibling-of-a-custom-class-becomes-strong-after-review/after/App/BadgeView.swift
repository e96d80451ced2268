import UIKit

class BadgeView: UIView {
    @IBOutlet var chart: ChartView!
    @IBOutlet var titleLabel: UILabel!
}
