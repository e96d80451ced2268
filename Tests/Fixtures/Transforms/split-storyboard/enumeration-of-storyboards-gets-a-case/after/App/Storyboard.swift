import UIKit

enum Storyboard: String {
    case main = "Main"
    case settings = "Settings"

    var instance: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) }
}
