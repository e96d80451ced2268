import UIKit

struct Flow {
    func start() {
        router.top.hintLabel.text = "Start"
    }
}
