//
//  BrewService.swift
//  BeanThere
//

import Foundation

enum BrewError: LocalizedError {
    case offline
    case paymentDeclined
    case wrongPassword

    var errorDescription: String? {
        switch self {
        case .offline: return NSLocalizedString("error.offline", comment: "")
        case .paymentDeclined: return NSLocalizedString("error.declined", comment: "")
        case .wrongPassword: return NSLocalizedString("error.password", comment: "")
        }
    }
}

/// Talks to the roastery. Everything is canned until the backend is ready.
final class BrewService {

    static let shared = BrewService()

    private(set) var orders: [Order] = []
    private(set) var userName: String?
    private(set) var beans = 12
    private var favoriteIDs: Set<Int> = [1]

    private let menu = [
        Drink(id: 1, name: "Espresso", blurb: "Short and strong.", cents: 260, kind: .coffee, isDairyFree: true, calories: 5, caffeine: 75, sugar: 0, imageName: "LatteArt"),
        Drink(id: 2, name: "Flat White", blurb: "Two ristretto shots with velvety steamed milk.", cents: 380, kind: .coffee, isDairyFree: false, calories: 120, caffeine: 130, sugar: 9, imageName: "LatteArt"),
        Drink(id: 3, name: "Pumpkin Spice Latte", blurb: "It is that time of the year.", cents: 480, kind: .coffee, isDairyFree: false, calories: 390, caffeine: 150, sugar: 50, imageName: "LatteArt"),
        Drink(id: 4, name: "Earl Grey", blurb: "With a slice of lemon.", cents: 300, kind: .tea, isDairyFree: true, calories: 0, caffeine: 40, sugar: 0, imageName: "LatteArt"),
    ]

    private let stores = [
        Store(id: 1, name: "Harbor", address: "12 Pier Road"),
        Store(id: 2, name: "Old Mill", address: "3 Mill Lane"),
        Store(id: 3, name: "Station", address: "Platform 4"),
    ]

    func fetchMenu(completion: @escaping (Result<[Drink], Error>) -> Void) {
        deliver(.success(menu), to: completion)
    }

    func fetchStores(favoritesOnly: Bool, completion: @escaping (Result<[Store], Error>) -> Void) {
        deliver(.success(stores.filter { !favoritesOnly || favoriteIDs.contains($0.id) }), to: completion)
    }

    func place(_ lines: [CartLine], email: String, completion: @escaping (Result<Order, Error>) -> Void) {
        guard !lines.isEmpty else { return deliver(.failure(BrewError.paymentDeclined), to: completion) }
        let order = Order(number: 1000 + orders.count, lines: lines, status: .received, pickupAt: Date().addingTimeInterval(600))
        orders.append(order)
        beans += lines.count
        deliver(.success(order), to: completion)
    }

    func cancel(_ order: Order) {
        guard let index = orders.firstIndex(where: { $0.number == order.number }) else { return }
        orders[index].status = .cancelled
    }

    func signIn(email: String, password: String, completion: @escaping (Result<String, Error>) -> Void) {
        guard password.count > 3, let name = email.split(separator: "@").first else {
            return deliver(.failure(BrewError.wrongPassword), to: completion)
        }
        userName = String(name)
        deliver(.success(String(name)), to: completion)
    }

    func removeFavorite(_ store: Store) {
        favoriteIDs.remove(store.id)
    }

    func redeemBeans() {
        beans = max(0, beans - 10)
    }

    func drink(withID id: Int) -> Drink? {
        return menu.first { $0.id == id }
    }

    private func deliver<Value>(_ result: Result<Value, Error>, to completion: @escaping (Result<Value, Error>) -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { completion(result) }
    }
}
