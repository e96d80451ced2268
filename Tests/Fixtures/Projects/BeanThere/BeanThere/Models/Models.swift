//
//  Models.swift
//  BeanThere
//

import Foundation

struct Drink: Codable, Equatable {

    enum Kind: String, Codable {
        case coffee, tea
    }

    let id: Int
    let name: String
    let blurb: String
    let cents: Int
    let kind: Kind
    let isDairyFree: Bool
    let calories: Int
    let caffeine: Int
    let sugar: Int
    let imageName: String
}

enum Size: Int, CaseIterable {
    case small, medium, large

    var surcharge: Int { return rawValue * 50 }
}

struct Extra: Equatable {
    let title: String
    let cents: Int

    static let all = [
        Extra(title: "Extra shot", cents: 50),
        Extra(title: "Vanilla", cents: 40),
        Extra(title: "Caramel", cents: 40),
        Extra(title: "Whipped cream", cents: 60),
    ]
}

struct Customization {
    var milk = 0
    var name = ""
    var extras: [Extra] = []
}

struct CartLine {
    let drink: Drink
    var size = Size.small
    var quantity = 1
    var customization = Customization()

    var cents: Int {
        let extras = customization.extras.reduce(0) { $0 + $1.cents }
        return (drink.cents + size.surcharge + extras) * quantity
    }
}

struct Order {

    enum Status: Int {
        case received, brewing, ready, collected, cancelled
    }

    let number: Int
    let lines: [CartLine]
    var status: Status
    let pickupAt: Date

    var cents: Int { return lines.reduce(0) { $0 + $1.cents } }
    var isActive: Bool { return status.rawValue < Status.collected.rawValue }
    var summary: String { return lines.map { $0.drink.name }.joined(separator: ", ") }
}

struct Store: Equatable {
    let id: Int
    let name: String
    let address: String
}

struct DrinkFilter {
    var kind: Drink.Kind?
    var dairyFree = false
    var maximumCents = 600

    func accepts(_ drink: Drink) -> Bool {
        if let kind = kind, drink.kind != kind { return false }
        if dairyFree && !drink.isDairyFree { return false }
        return drink.cents <= maximumCents
    }
}

enum Price {

    private static let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "USD"
        return formatter
    }()

    static func string(_ cents: Int) -> String {
        return formatter.string(from: NSNumber(value: Double(cents) / 100)) ?? ""
    }
}
