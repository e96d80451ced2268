//
//  CartStoreTests.swift
//  BeanThereTests
//

import XCTest

@testable import BeanThere

final class CartStoreTests: XCTestCase {

    func testTotalCountsSizesAndExtras() throws {
        let drink = try XCTUnwrap(BrewService.shared.drink(withID: 1))
        let cart = CartStore()
        var line = CartLine(drink: drink, size: .large, quantity: 2)
        line.customization.extras = [Extra(title: "Extra shot", cents: 50)]
        cart.add(line)
        XCTAssertEqual(cart.cents, (260 + 100 + 50) * 2)
    }

    func testRemovingTheLastLineEmptiesTheCart() throws {
        let drink = try XCTUnwrap(BrewService.shared.drink(withID: 4))
        let cart = CartStore()
        cart.add(CartLine(drink: drink))
        cart.remove(at: 0)
        XCTAssertTrue(cart.isEmpty)
    }
}
