import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private let mainCoordinator = MainCoordinator()

    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.tintColor = .brown
        mainCoordinator.start(in: window?.rootViewController)
        return true
    }
}
