import Foundation
import PluginHost

/// Waits for one worker: shows what it says, ends it when it goes too far, and tells how it ended.
struct WorkerWatch {
    enum Outcome {
        case done(status: Int32, plans: Int)
        case ended(PluginEnd)
        /// The user, or the system, asked the command to end.
        case interrupted(Int32)
    }

    private let process: WorkerProcess
    private let folder: WorkerFolder
    private let limits: WorkerLimits
    private var status = LineBuffer()
    private var relay = WordRelay()
    private(set) var hasPrinted = false
    private var done: Outcome?
    private var running: [(call: PluginCall.Description, began: ContinuousClock.Instant)] = []
    /// The call that was made last, for a plugin that ends the process from a thread of its own.
    private var last: PluginCall.Description?
    /// What the process was ended for by us, or said of itself.
    private var reason: String?
    /// When what was ended must be gone.
    private var deadline: ContinuousClock.Instant?

    init(_ process: WorkerProcess, folder: WorkerFolder, limits: WorkerLimits) {
        self.process = process
        self.folder = folder
        self.limits = limits
    }

    mutating func run() -> Outcome {
        let interruption = Interruption(passingTo: process.id)
        defer { interruption.stop() }
        var isStatusOpen = true
        /// The end of what it says comes a moment before its own; if that does not follow, the connection was closed.
        var silentSince: ContinuousClock.Instant?
        while true {
            var ends = [
                pollfd(fd: isStatusOpen ? process.status : -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: process.words, events: Int16(POLLIN), revents: 0),
            ]
            poll(&ends, 2, 50)
            let end = process.end()
            isStatusOpen = isStatusOpen && readStatus()
            if !isStatusOpen, silentSince == nil { silentSince = .now }
            relay.take(WorkerProcess.read(process.words) ?? [])
            if let end {
                relay.finish()
                return outcome(end, interruption.signal)
            }
            if let silentSince, .now - silentSince > .seconds(1) {
                endSoon(done == nil ? Self.closedDescriptors : "kept the process from ending")
            }
            checkTime()
            if let deadline, .now > deadline { kill(process.id, SIGKILL) }
        }
    }

    // MARK: What it says

    /// False at the end of what it will ever say.
    private mutating func readStatus() -> Bool {
        guard let bytes = WorkerProcess.read(process.status) else { return false }
        for line in status.lines(adding: bytes) {
            guard let message = WorkerMessage(line: line) else { continue }
            switch message {
            case .began(let call):
                running.append((call, .now))
                last = call
            case .ended(let call):
                if let index = running.lastIndex(where: { $0.call == call }) { running.remove(at: index) }
            case .words(let text, let isNote): Terminal.tell(text, isNote: isNote)
            case .printed: hasPrinted = true
            case .memoryExceeded:
                reason = "came to use more than \(limits.megabytes) MB (--plugin-megabytes)"
                deadline = .now + .seconds(8)
            case .descriptorsLost: reason = Self.closedDescriptors
            case .done(let status, let plans): done = .done(status: status, plans: plans)
            }
        }
        return true
    }

    private mutating func checkTime() {
        guard limits.pluginSeconds > 0, deadline == nil, let current = running.last, current.call.plugin != nil,
            .now - current.began > .seconds(limits.pluginSeconds)
        else { return }
        let seconds = limits.pluginSeconds
        endSoon("ran longer than \(seconds) \(seconds == 1 ? "second" : "seconds") (--plugin-seconds)")
    }

    /// Has it write its stack and end; whoever does not is ended.
    private mutating func endSoon(_ reason: String) {
        guard deadline == nil else { return }
        self.reason = reason
        deadline = .now + .seconds(8)
        kill(process.id, SIGQUIT)
    }

    // MARK: How it ended

    private func outcome(_ end: WorkerProcess.End, _ interruption: Int32) -> Outcome {
        if let done, reason == nil { return done }
        if case .signal(let number) = end, number == interruption { return .interrupted(number) }
        let call = running.last?.call ?? last
        let stack = WorkerStack(file: folder.stackPath)
        return .ended(
            PluginEnd(
                call: call
                    ?? PluginCall.Description(name: "the process that runs plugins", key: "", plugin: nil, image: nil),
                reason: (reason ?? Self.words(end)) + (call?.plugin == nil ? ", which is a fault of Nibwright" : ""),
                path: folder.tracedPath, words: reason == nil ? relay.lastWords : "",
                stack: call?.image.map(stack.frames) ?? []))
    }

    private static let closedDescriptors = "closed descriptors of the process that are not its own"

    private static func words(_ end: WorkerProcess.End) -> String {
        switch end {
        case .exited(WorkerLink.lostStatus): closedDescriptors
        case .exited(let status): "ended the process by calling exit(\(status)), which a plugin may not do"
        case .signal(SIGILL), .signal(SIGTRAP): "trapped"
        case .signal(SIGSEGV), .signal(SIGBUS): "used memory that is not there"
        case .signal(SIGABRT): "aborted"
        case .signal(SIGKILL): "was killed, by the system or by someone"
        case .signal(let number): "was ended by the signal \(number)"
        }
    }
}

/// Bytes that come in pieces, as whole lines.
struct LineBuffer {
    private var rest: [UInt8] = []

    mutating func lines(adding bytes: [UInt8]) -> [[UInt8]] {
        rest += bytes
        guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
        let lines = rest[..<end].split(separator: UInt8(ascii: "\n")).map(Array.init)
        rest = Array(rest[(end + 1)...])
        return lines
    }
}

/// Shows what plugins print, up to a measure, and remembers the end of it.
struct WordRelay {
    private static let most = 256 << 10
    private static let mostRemembered = 4 << 10
    private var shown = 0
    private var tail: [UInt8] = []

    private var filter = BacktracerFilter()

    mutating func take(_ bytes: [UInt8]) { show(filter.pass(bytes)) }

    /// Shows what may still have become words of the runtime's.
    mutating func finish() { show(filter.finish()) }

    private mutating func show(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        tail = Array((tail + bytes).suffix(Self.mostRemembered))
        let part = bytes.prefix(max(0, Self.most - shown))
        if !part.isEmpty { Terminal.writeErrors(part) }
        if shown <= Self.most, shown + bytes.count > Self.most {
            let notice = "\nnibwright: plugins print more than \(Self.most >> 10) KB; the rest is left out\n"
            Terminal.writeErrors(notice.utf8)
        }
        shown += bytes.count
    }

    /// What the Swift runtime said of a trap, else nothing: other words were shown already.
    var lastWords: String {
        let mark = "Fatal error: "
        let lines = String(decoding: tail, as: UTF8.self).split(separator: "\n")
        // `Greet/Greet.swift:12: Fatal error: …`
        return lines.last { $0.contains(mark) }.map(String.init) ?? ""
    }
}

/// Passes the user's wish to end to a worker, and remembers it.
private struct Interruption {
    nonisolated(unsafe) private static var target: pid_t = 0
    nonisolated(unsafe) private static var received: Int32 = 0
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private let earlier: [(number: Int32, action: sigaction)]

    init(passingTo process: pid_t) {
        (Self.target, Self.received) = (process, 0)
        earlier = Self.signals.map { number in
            var action = sigaction()
            sigaction(number, nil, &action)
            // What whoever started the command has ignored stays ignored, also by the worker.
            if !Self.isIgnored(action) {
                Foundation.signal(number) { number in
                    Self.received = number
                    kill(Self.target, number)
                }
            }
            return (number, action)
        }
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        #if os(macOS)
            let handler = action.__sigaction_u.__sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == 1
    }

    var signal: Int32 { Self.received }

    func stop() {
        for (number, action) in earlier {
            var action = action
            sigaction(number, &action, nil)
        }
    }
}
