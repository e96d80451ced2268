import UIKit

@objc protocol RatingListening {}

class RatingListener: NSObject, RatingListening {}
