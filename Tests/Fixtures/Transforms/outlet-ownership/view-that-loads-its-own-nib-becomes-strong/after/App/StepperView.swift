import UIKit

class StepperView: UIView {
    @IBOutlet private var contentView: UIView!
    @IBOutlet private var countLabel: UILabel!

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Bundle.main.loadNibNamed("StepperView", owner: self)
        addSubview(contentView)
    }
}
