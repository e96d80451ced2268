import UIKit

extension UIViewController {
    var segueNames: [String] {
        let templates = value(forKey: "storyboardSegueTemplates") as? [NSObject]
        return templates?.compactMap { $0.value(forKey: "identifier") as? String } ?? []
    }
}
