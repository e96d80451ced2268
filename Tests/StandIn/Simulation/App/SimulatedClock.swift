// Compiled into the app's own module, where its names stand before those of Foundation: what depends on the time, the
// place or the machine is the same in every run.

import Foundation
import UIKit

/// Runs what the app puts on the main queue, in the order of the deadlines, and never waits.
final class SimulatedRunLoop: @unchecked Sendable {

    static let main = SimulatedRunLoop()

    private(set) var now: Double = 0
    private var waiting: [(deadline: Double, number: Int, work: () -> Void)] = []
    private var number = 0

    func add(after delay: Double, _ work: @escaping () -> Void) {
        number += 1
        waiting.append((now + delay, number, work))
    }

    /// Until nothing waits.
    func run() {
        while let next = waiting.min(by: { ($0.deadline, $0.number) < ($1.deadline, $1.number) }) {
            waiting.removeAll { $0.number == next.number }
            now = max(now, next.deadline)
            next.work()
        }
    }
}

struct DispatchTime {
    var seconds: Double
    static func now() -> DispatchTime { DispatchTime(seconds: SimulatedRunLoop.main.now) }
    static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds + seconds)
    }
}

final class DispatchQueue: @unchecked Sendable {

    static let main = DispatchQueue()

    static func global() -> DispatchQueue { main }

    func async(execute work: @escaping () -> Void) { SimulatedRunLoop.main.add(after: 0, work) }

    func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
        SimulatedRunLoop.main.add(after: deadline.seconds - SimulatedRunLoop.main.now, work)
    }
}

extension Date {
    /// A morning in May: no happy hour, and the promotion of the summer.
    init() { self.init(timeIntervalSince1970: 1_715_760_000 + SimulatedRunLoop.main.now) }

    var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }
}

/// Forgets everything with the process.
final class UserDefaults: @unchecked Sendable {

    static let standard = UserDefaults()

    private var values: [String: Any] = [:]

    func set(_ value: Any?, forKey key: String) { values[key] = value }
    func object(forKey key: String) -> Any? { values[key] }
    func string(forKey key: String) -> String? { values[key] as? String }
    func bool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
    func integer(forKey key: String) -> Int { values[key] as? Int ?? 0 }
    func removeObject(forKey key: String) { values[key] = nil }
}

nonisolated(unsafe) var localizedStrings: [String: String] = [:]

func NSLocalizedString(_ key: String, comment: String) -> String { localizedStrings[key] ?? key }
