import UIKit

final class SitemapViewController: UIViewController {}
final class NotificationsViewController: UIViewController {}
final class WebViewController: UIViewController {}
final class ColorViewController: UIViewController {}
final class SelectionViewController: UIViewController {}
final class DrawerViewController: UIViewController {}
final class CameraViewController: UIViewController {}
final class SettingsViewController: UIViewController {}
final class CertificatesViewController: UIViewController {}
final class LegalViewController: UIViewController {}

final class RootViewController: UIViewController {
    func showSettings() {
        guard let settings = storyboard?.instantiateViewController(withIdentifier: "Settings") as? SettingsViewController
        else { return }
        show(settings, sender: nil)
    }
}
