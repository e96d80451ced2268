import Batch
import Foundation
import Reporting
import SourceText

/// How much a run says while it works.
enum BatchLogFormat: String, CaseIterable {
    case text, json
}

/// Tells on standard error how far a run is: a bar where a person sees it, else a line for each project.
final class BatchProgress: @unchecked Sendable {
    enum Level {
        /// Failures alone.
        case quiet
        case usual
        /// Every recipe of every project.
        case verbose
    }

    private let lock = NSLock()
    private let level: Level
    private let format: BatchLogFormat
    private let total: Int
    private let isBar: Bool
    private let began = ContinuousClock.now
    private let skipped: Int
    private var done: Int
    private var failed = 0
    private var lastWidth = 0

    /// - Parameters:
    ///   - total: the projects of this run, those that are finished included.
    ///   - finished: how many an earlier run has finished.
    init(total: Int, finished: Int, level: Level, format: BatchLogFormat) {
        self.total = total
        self.level = level
        self.format = format
        skipped = finished
        done = finished
        isBar =
            format == .text && level != .quiet && isatty(Terminal.errors) == 1
            && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    func begin() {
        if skipped > 0 { say("\(skipped) of \(total) projects are finished already", isFailure: false) }
        lock.withLock { if isBar { show() } }
    }

    func finished(_ record: ProjectRecord) {
        lock.withLock {
            done += 1
            if record.status.isFailure { failed += 1 }
            switch format {
            case .json:
                guard level != .quiet || record.status.isFailure else { break }
                write((try? RecordLines.line(record)) ?? [])
            case .text:
                let isShown = record.status.isFailure || !isBar && level == .usual || level == .verbose
                if isShown {
                    erase()
                    write(Array((line(record) + "\n").printableLines.utf8))
                }
                if isBar { show() }
            }
        }
    }

    /// Takes the bar back.
    func end() { lock.withLock { erase() } }

    private func say(_ text: String, isFailure: Bool) {
        guard level != .quiet || isFailure, format == .text else { return }
        lock.withLock {
            erase()
            write(Array("nibwright: \(text)\n".utf8))
        }
    }

    /// `37/200 apps/Mail: pending, 12 changes (1.2 s)`
    private func line(_ record: ProjectRecord) -> String {
        var text = "\(done)/\(total) \(record.project.printable): \(record.status.rawValue)"
        let changes = record.recipes.compactMap(\.counts?.accepted).reduce(0, +)
        if changes > 0 { text += changes == 1 ? ", 1 change" : ", \(changes) changes" }
        text += String(format: " (%.1f s)", record.seconds)
        if let message = record.message { text += ": \(message.printable)" }
        for recipe in record.recipes where recipe.status.isFailure || level == .verbose {
            text += "\n  \(recipe.recipe): \(recipe.status.rawValue)"
            if let counts = recipe.counts {
                text += ", \(counts.accepted) accepted, \(counts.heldBack) held back, \(counts.refused) refused"
            }
            if let message = recipe.message { text += ": \(message.printable)" }
        }
        return text
    }

    // MARK: The bar

    private func show() {
        let width = 24
        let full = total == 0 ? width : done * width / total
        var text = "[" + String(repeating: "#", count: full) + String(repeating: ".", count: width - full) + "]"
        text += " \(done)/\(total)"
        let seconds = Double((ContinuousClock.now - began).components.seconds)
        let own = Double(done - skipped)
        if own > 0, seconds > 0 {
            text += String(format: ", %.1f a second", own / seconds)
            let left = seconds / own * Double(total - done)
            if done < total { text += ", about \(Self.duration(left)) left" }
        }
        if failed > 0 { text += ", \(failed) failed" }
        let line = String(text.prefix(max(10, Terminal.width - 1)))
        write(Array(("\r" + line + String(repeating: " ", count: max(0, lastWidth - line.count))).utf8))
        lastWidth = line.count
    }

    /// `45 s`, `12 min`.
    private static func duration(_ seconds: Double) -> String {
        seconds < 90 ? "\(max(1, Int(seconds.rounded()))) s" : "\(Int((seconds / 60).rounded())) min"
    }

    private func erase() {
        guard lastWidth > 0 else { return }
        write(Array(("\r" + String(repeating: " ", count: lastWidth) + "\r").utf8))
        lastWidth = 0
    }

    private func write(_ bytes: [UInt8]) { Terminal.writeErrors(bytes) }
}
