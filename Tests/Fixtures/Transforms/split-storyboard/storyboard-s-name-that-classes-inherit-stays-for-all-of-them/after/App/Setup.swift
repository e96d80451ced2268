import UIKit

protocol Boarded: AnyObject {
    static var board: String { get }
}

extension Boarded where Self: UIViewController {
    static var board: String { "Main" }

    static func make() -> Self {
        fromNib() ?? fromStoryboard()
    }

    static func fromStoryboard() -> Self {
        UIStoryboard(name: board, bundle: nil).instantiateViewController(withIdentifier: String(describing: self)) as! Self
    }

    static func fromNib() -> Self? {
        Bundle.main.path(forResource: String(describing: self), ofType: "nib").flatMap { _ in nil }
    }
}

class SetupStep: UIViewController {
    static var board: String { "Setup" }
}

class SetupInputStep: SetupStep {}

final class SetupStartViewController: SetupStep, Boarded {
    func next() { show(SetupWaterViewController.make(), sender: nil) }
}

final class SetupWaterViewController: SetupInputStep, Boarded {
    func next() { show(SetupHeatViewController.make(), sender: nil) }
}

final class SetupHeatViewController: SetupStep, Boarded {
    func next() { show(SetupRinseViewController.make(), sender: nil) }
}

final class SetupRinseViewController: SetupStep, Boarded {
    func again() { show(SetupStartViewController.make(), sender: nil) }
}
