import UIKit

let title = \CardViewController.titleLabel.text
