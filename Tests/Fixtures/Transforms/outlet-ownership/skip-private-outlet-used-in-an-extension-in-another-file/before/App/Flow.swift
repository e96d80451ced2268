import UIKit

extension CardViewController {
    func start() {
        titleLabel.text = "Start"
    }
}
