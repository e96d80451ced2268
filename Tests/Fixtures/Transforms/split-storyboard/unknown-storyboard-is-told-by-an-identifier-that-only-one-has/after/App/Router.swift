import UIKit

struct Router {
    let storyboard: UIStoryboard

    func settings() -> UIViewController { UIStoryboard(name: "Settings", bundle: nil).instantiateViewController(withIdentifier: "Settings") }
}
