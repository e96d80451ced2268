import Foundation

/// The stacks that the Swift runtime wrote when a process trapped.
struct WorkerStack {
    private let lines: [Substring]

    init(file: String) {
        let data = FileManager.default.contents(atPath: file) ?? Data()
        lines = String(decoding: data.prefix(1 << 20), as: UTF8.self).split(separator: "\n")
    }

    /// The calls of a library's code, the innermost first: `propose(in:) (Greet.swift:12)`. Those of the thread that
    /// trapped where it has any, else those of all threads.
    func frames(of image: String) -> [String] {
        let crashed = lines.drop { !($0.hasPrefix("Thread ") && $0.hasSuffix("crashed:")) }.dropFirst()
            .prefix { !$0.hasPrefix("Thread ") }
        let own = crashed.compactMap { frame($0, of: image) }
        return Array((own.isEmpty ? lines.compactMap { frame($0, of: image) } : own).prefix(8))
    }

    /// `  3 [ra] 0x… Greet.propose(in:) + 32 in libGreet.so at /path/Greet.swift:12:9`
    private func frame(_ line: Substring, of image: String) -> String? {
        guard let library = line.range(of: " in \(image)"), !line.contains("<compiler-generated>") else { return nil }
        var head = line[..<library.lowerBound]
        guard let address = head.range(of: "0x") else { return nil }
        head = head[address.lowerBound...].drop { $0 != " " }.dropFirst()
        let name = head.range(of: " + ").map { head[..<$0.lowerBound] } ?? head
        let rest = line[library.upperBound...]
        guard let at = rest.range(of: " at ") else { return String(name) }
        let place = rest[at.upperBound...].split(separator: ":")
        let file = place.first.map { URL(fileURLWithPath: String($0)).lastPathComponent } ?? ""
        return place.count > 1 ? "\(name) (\(file):\(place[1]))" : "\(name) (\(file))"
    }
}
