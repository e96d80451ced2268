import Foundation
import SourceText

/// A line on standard error that says how far the work is, for work of more than a second; only where a person sees it.
final class ProgressLine: @unchecked Sendable {
    let meter = WorkMeter()
    private let lock = NSLock()
    private var isOver = false
    private var lastWidth = 0
    private let began = Date()
    /// Of the piece of work that is being done.
    private var pieceBegan = Date()
    private var piece = ""

    /// Work that is over before that needs no words.
    private static let silence = 1.0
    private static let pause = 0.1

    /// Nil where standard error is no terminal, or one that cannot take a line back.
    init?() {
        guard isatty(Terminal.errors) == 1, ProcessInfo.processInfo.environment["TERM"] != "dumb" else { return nil }
        let thread = Thread { [weak self] in
            while let self, self.tick() { Thread.sleep(forTimeInterval: Self.pause) }
        }
        thread.start()
    }

    /// Takes the line back, so that reports and errors have the terminal for themselves.
    func end() {
        lock.withLock {
            isOver = true
            erase()
        }
    }

    private func tick() -> Bool {
        lock.withLock {
            guard !isOver else { return false }
            let reading = meter.reading
            if reading.words != piece {
                piece = reading.words
                pieceBegan = Date()
            }
            let now = Date()
            if now.timeIntervalSince(began) > Self.silence, !piece.isEmpty {
                show(Self.text(reading, now.timeIntervalSince(pieceBegan)))
            }
            return true
        }
    }

    /// `Reading files: 1203 of 3900, about 3 s left`.
    static func text(_ reading: WorkMeter.Reading, _ seconds: TimeInterval) -> String {
        guard reading.total > 0 else { return "\(reading.words) (\(Int(seconds)) s)" }
        var text = "\(reading.words): \(reading.done) of \(reading.total)"
        if seconds > 0.5, reading.done > 0, reading.done < reading.total {
            let left = seconds / Double(reading.done) * Double(reading.total - reading.done)
            text += ", about \(max(1, Int(left.rounded()))) s left"
        }
        return text
    }

    private func show(_ text: String) {
        let line = String(text.printable.prefix(Terminal.width - 1))
        write("\r" + line + String(repeating: " ", count: max(0, lastWidth - line.count)))
        lastWidth = line.count
    }

    private func erase() {
        guard lastWidth > 0 else { return }
        write("\r" + String(repeating: " ", count: lastWidth) + "\r")
        lastWidth = 0
    }

    private func write(_ text: String) {
        Terminal.writeErrors(text.utf8)
    }
}
