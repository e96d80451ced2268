import UIKit

enum Kind: String {
    case photo = "PhotoDetail"
    case about = "SettingsAbout"
}

final class Screens {
    private var open: [Kind: UIViewController] = [:]

    func show(_ kind: Kind) {
        open[kind] = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: kind.rawValue)
    }

    func photo() { show(.photo) }

    func about() { show(.about) }
}
