import UIKit
let a = UIColor(named: "Old")
let b = UIImage(named: "Logo")
