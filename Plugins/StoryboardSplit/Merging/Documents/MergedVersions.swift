import TransformKit

/// Keeps the newest version of Interface Builder that one of the merged documents was saved with, also of its plug-ins.
struct MergedVersions {
    private let localization: [IBDocument]

    init(_ localization: [IBDocument]) {
        self.localization = localization
    }

    /// Raises the receiving document's versions to the highest of the documents whose scenes it takes.
    func raise(in editor: inout DocumentEditor) {
        guard let receiver = localization.first else { return }
        let saved = localization.compactMap { $0.root["toolsVersion"] }.max(by: Self.isBelow)
        if let saved, let own = receiver.root["toolsVersion"], Self.isBelow(own, saved) {
            editor.setAttribute("toolsVersion", on: receiver.root, to: saved)
        }
        for plugin in receiver.dependencies where plugin.isNamed("plugIn") {
            let others = localization.dropFirst().flatMap(\.dependencies).filter {
                $0["identifier"] == plugin["identifier"]
            }
            let highest = others.compactMap { $0["version"] }.max(by: Self.isBelow)
            if let highest, let own = plugin["version"], Self.isBelow(own, highest) {
                editor.setAttribute("version", on: plugin, to: highest)
            }
        }
    }

    /// Returns true where a version is older: `9531` before `21507`, and `14460.31` before `14460.310`.
    private static func isBelow(_ left: String, _ right: String) -> Bool {
        let (first, second) = (numbers(left), numbers(right))
        return first.lexicographicallyPrecedes(second)
    }

    private static func numbers(_ version: String) -> [Int] { version.split(separator: ".").map { Int($0) ?? 0 } }
}
