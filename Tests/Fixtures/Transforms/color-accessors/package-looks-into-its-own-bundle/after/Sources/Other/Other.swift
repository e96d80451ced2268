import UIKit

let other = UIColor(red: 1, green: 136/255, blue: 0, alpha: 1)
