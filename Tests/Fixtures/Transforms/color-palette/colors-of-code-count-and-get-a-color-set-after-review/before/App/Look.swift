import UIKit

let first = UIColor(red: 0.2, green: 0.6, blue: 0.4, alpha: 1)
let second = UIColor(red: 0.2, green: 0.6, blue: 0.4, alpha: 1)
let wrong = UIColor(red: 255, green: 255, blue: 255, alpha: 1)
let again = UIColor(red: 255, green: 255, blue: 255, alpha: 1)
