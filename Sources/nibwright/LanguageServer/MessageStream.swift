import Foundation

/// Messages of the Language Server Protocol between this process and an editor: JSON with a head that gives its length.
struct MessageStream {
    private let input: FileHandle
    private let output: FileHandle
    private var buffer = Data()

    /// Beyond this no editor writes a message.
    private static let largestMessage = 64 << 20

    init(input: FileHandle = .standardInput, output: FileHandle = .standardOutput) {
        self.input = input
        self.output = output
    }

    /// The next message; nil at the end of the input, and for one that breaks the protocol, behind which nothing can be
    /// read.
    mutating func next() -> [String: Any]? {
        let separator = Data("\r\n\r\n".utf8)
        var head = buffer.range(of: separator)
        while head == nil {
            guard read() else { return nil }
            head = buffer.range(of: separator)
        }
        guard let head, let length = Self.length(in: buffer[buffer.startIndex..<head.lowerBound]) else { return nil }
        let end = head.upperBound + length
        while buffer.endIndex < end {
            guard read() else { return nil }
        }
        let body = buffer[head.upperBound..<end]
        let message = try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]
        buffer = Data(buffer[end...])
        return message ?? [:]
    }

    /// Whether another message has begun to come.
    var hasMore: Bool {
        if !buffer.isEmpty { return true }
        var descriptor = pollfd(fd: input.fileDescriptor, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) > 0
    }

    func send(_ message: [String: Any]) {
        var whole = message
        whole["jsonrpc"] = "2.0"
        guard let body = try? JSONSerialization.data(withJSONObject: whole, options: [.sortedKeys]) else { return }
        try? output.write(contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }

    private mutating func read() -> Bool {
        let data = input.availableData
        buffer += data
        return !data.isEmpty
    }

    private static func length(in head: Data) -> Int? {
        for line in String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n") {
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
            return Int(parts[1]).flatMap { (0...largestMessage).contains($0) ? $0 : nil }
        }
        return nil
    }
}
