import UIKit

struct Router {
    let storyboard: UIStoryboard

    func settings() -> UIViewController { storyboard.instantiateViewController(withIdentifier: "Settings") }
}
