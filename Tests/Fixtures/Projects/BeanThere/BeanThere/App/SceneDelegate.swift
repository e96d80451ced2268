//
//  SceneDelegate.swift
//  BeanThere
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard scene is UIWindowScene else { return }
        if let url = connectionOptions.urlContexts.first?.url {
            open(url)
        }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        guard let url = URLContexts.first?.url else { return }
        open(url)
    }

    // MARK: Deep links

    /// beanthere://drink/3, beanthere://account
    private func open(_ url: URL) {
        guard let tabs = window?.rootViewController as? UITabBarController,
              let navigation = tabs.viewControllers?.first as? UINavigationController else { return }
        tabs.selectedIndex = 0

        switch url.host {
        case "drink":
            guard let id = Int(url.lastPathComponent), let drink = BrewService.shared.drink(withID: id) else { return }
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let detail = storyboard.instantiateViewController(withIdentifier: "DrinkDetailViewController") as! DrinkDetailViewController
            detail.drink = drink
            navigation.pushViewController(detail, animated: false)
        case "account":
            guard let account = UIStoryboard(name: "Account", bundle: nil).instantiateInitialViewController() else { return }
            navigation.pushViewController(account, animated: false)
        default:
            break
        }
    }
}
