import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let shelfCoordinator = ShelfCoordinator()
    private let ovenCoordinator = OvenCoordinator()

    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard scene is UIWindowScene else { return }
        window?.tintColor = .brown
        shelfCoordinator.start(in: window?.rootViewController)
        ovenCoordinator.start(in: window?.rootViewController)
    }
}
