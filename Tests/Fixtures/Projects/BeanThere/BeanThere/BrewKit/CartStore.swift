//
//  CartStore.swift
//  BeanThere
//

import Foundation

final class CartStore {

    static let shared = CartStore()
    static let didChange = Notification.Name("CartStoreDidChange")

    private(set) var lines: [CartLine] = [] {
        didSet { NotificationCenter.default.post(name: CartStore.didChange, object: self) }
    }

    var isEmpty: Bool { return lines.isEmpty }
    var cents: Int { return lines.reduce(0) { $0 + $1.cents } }

    func add(_ line: CartLine) {
        lines.append(line)
    }

    func remove(at index: Int) {
        lines.remove(at: index)
    }

    func clear() {
        lines = []
    }
}
