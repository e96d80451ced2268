import UIKit

func start(_ router: Router) {
    router.top.titleLabel.text = "Start"
}
