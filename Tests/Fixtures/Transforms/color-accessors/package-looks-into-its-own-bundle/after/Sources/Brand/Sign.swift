import UIKit

public let sign = UIColor.brandOrange
