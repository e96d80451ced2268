import UIKit

class FlowViewController: CardViewController {
    func start() {
        titleLabel.text = "Start"
    }
}
