//
//  StoryboardTests.swift
//  BeanThereTests
//

import XCTest

@testable import BeanThere

final class StoryboardTests: XCTestCase {

    private var storyboard: UIStoryboard!
    private var window: UIWindow!

    override func setUp() {
        super.setUp()
        storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: AppDelegate.self))
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
    }

    override func tearDown() {
        window = nil
        storyboard = nil
        super.tearDown()
    }

    func testInitialControllerHasThreeTabs() {
        let tabs = storyboard.instantiateInitialViewController() as? UITabBarController
        XCTAssertEqual(tabs?.viewControllers?.count, 3)
    }

    func testDrinkDetailShowsTheDrink() throws {
        let detail = try XCTUnwrap(
            storyboard.instantiateViewController(withIdentifier: "DrinkDetailViewController")
                as? DrinkDetailViewController)
        detail.drink = try XCTUnwrap(BrewService.shared.drink(withID: 2))
        detail.loadViewIfNeeded()
        XCTAssertEqual(detail.title, "Flat White")
        XCTAssertNotNil(detail.heroImageView)
        XCTAssertEqual(detail.sizeButtons.count, 3)
    }

    func testCartOpensFromTheMenu() throws {
        let tabs = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UITabBarController)
        let navigation = try XCTUnwrap(tabs.viewControllers?.first as? UINavigationController)
        let menu = try XCTUnwrap(navigation.topViewController as? MenuViewController)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        menu.loadViewIfNeeded()

        menu.performSegue(withIdentifier: "showCart", sender: nil)

        let presented = try XCTUnwrap(menu.presentedViewController as? UINavigationController)
        XCTAssertTrue(presented.topViewController is CartViewController)
    }

    func testRewardsIsFoundByItsIdentifier() {
        let account = UIStoryboard(name: "Account", bundle: Bundle(for: AppDelegate.self))
        XCTAssertTrue(
            account.instantiateViewController(withIdentifier: "RewardsViewController") is RewardsViewController)
        XCTAssertTrue(account.instantiateInitialViewController() is AccountViewController)
    }
}
