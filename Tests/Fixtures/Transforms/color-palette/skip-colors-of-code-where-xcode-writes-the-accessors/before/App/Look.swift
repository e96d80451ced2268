import UIKit

let first = UIColor(red: 0.2, green: 0.6, blue: 0.4, alpha: 1)
let second = UIColor(red: 0.2, green: 0.6, blue: 0.4, alpha: 1)
