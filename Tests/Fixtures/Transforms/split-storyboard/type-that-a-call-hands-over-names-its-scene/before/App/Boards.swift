import UIKit

final class PhotoDetailViewController: UIViewController {}
final class SettingsAboutViewController: UIViewController {}

extension UIStoryboard {
    func make<Screen: UIViewController>(viewControllerType: Screen.Type) -> Screen {
        instantiateViewController(withIdentifier: String(describing: viewControllerType)) as! Screen
    }
}

func makePhoto() -> UIViewController {
    UIStoryboard(name: "Main", bundle: nil).make(viewControllerType: PhotoDetailViewController.self)
}

func makeAbout() -> UIViewController {
    UIStoryboard(name: "Main", bundle: nil).make(viewControllerType: SettingsAboutViewController.self)
}
