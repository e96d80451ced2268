import UIKit

enum Storyboard: String {
    case main = "Main"

    var instance: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) }
}
