import UIKit

/// Opens the screens of Main.storyboard.
final class MainCoordinator: ShelfNavigation {
    private lazy var mainStoryboard = UIStoryboard(name: "Main", bundle: nil)

    func showCake(from source: ShelfViewController, sender: Any?) {
        let destination = mainStoryboard.instantiateViewController(withIdentifier: "CakeViewController")
        source.show(destination, sender: sender)
    }

    func showCakeBeside(from source: ShelfViewController, sender: Any?) {
        let destination = mainStoryboard.instantiateViewController(withIdentifier: "CakeViewController")
        source.showDetailViewController(destination, sender: sender)
    }

    func pushCake(from source: ShelfViewController, sender: Any?) {
        let destination = mainStoryboard.instantiateViewController(withIdentifier: "CakeViewController")
        source.navigationController?.pushViewController(destination, animated: true)
    }

    func presentOven(from source: ShelfViewController, sender: Any?) {
        let destination = mainStoryboard.instantiateViewController(withIdentifier: "OvenViewController")
        destination.modalPresentationStyle = .pageSheet
        destination.modalTransitionStyle = .flipHorizontal
        source.present(destination, animated: true)
    }

    func presentOvenAtOnce(from source: ShelfViewController, sender: Any?) {
        let destination = mainStoryboard.instantiateViewController(withIdentifier: "OvenViewController")
        source.present(destination, animated: false)
    }

    func showCakeAtOnce(from source: ShelfViewController, sender: Any?) {
        let destination = mainStoryboard.instantiateViewController(withIdentifier: "CakeViewController")
        UIView.performWithoutAnimation {
            source.show(destination, sender: sender)
        }
    }
}
