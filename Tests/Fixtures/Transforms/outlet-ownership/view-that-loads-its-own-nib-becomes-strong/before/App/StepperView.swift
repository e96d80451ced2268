import UIKit

class StepperView: UIView {
    @IBOutlet private weak var contentView: UIView!
    @IBOutlet private weak var countLabel: UILabel!

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Bundle.main.loadNibNamed("StepperView", owner: self)
        addSubview(contentView)
    }
}
