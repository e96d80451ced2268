/// A connection of an object, told as `show cake "showCake" #go-cake animates=NO`.
///
/// The first word is a segue's kind, a relationship such as `rootViewController`, or `outlet`, `outletCollection` or
/// `action`, which name a property or a selector next; then comes what it leads to.
public struct ConnectionText: Sendable {
    let xml: [String]

    /// Takes XML as it stands.
    public init(xml: String) {
        self.xml = [xml]
    }

    init(xml lines: [String]) {
        xml = lines
    }

    /// - Parameter id: what a connection without an id of its own gets.
    init(_ words: ArraySlice<OutlineWord>, id defaultID: String, line: Int) throws(OutlineFault) {
        var plain: [String] = []
        var middle = ""
        var id = defaultID
        var name: String?
        for word in words {
            switch word {
            case .plain(let text): plain.append(text)
            case .quoted(let text): name = text
            case .id(let text): id = text
            case .named(let attribute): middle += attribute.text + " "
            case .comma, .arrow: break
            }
        }
        let kind = plain.first ?? ""
        let identifier = name.map { "identifier=\"\($0)\" " } ?? ""
        let isMember = ["outlet", "outletCollection", "action"].contains(kind)
        guard plain.count == (isMember ? 3 : 2) else {
            throw OutlineFault(line: line, message: "a connection says its kind, then what it leads to")
        }
        let end = "\(identifier)\(middle)id=\"\(id)\"/>"
        switch kind {
        case "outlet", "outletCollection":
            xml = ["<\(kind) property=\"\(plain[1])\" destination=\"\(plain[2])\" \(end)"]
        case "action": xml = ["<action selector=\"\(plain[1])\" destination=\"\(plain[2])\" \(end)"]
        case _ where kind.hasSuffix("iewController") || kind.hasSuffix("iewControllers"):
            xml = ["<segue destination=\"\(plain[1])\" kind=\"relationship\" relationship=\"\(kind)\" \(end)"]
        default: xml = ["<segue destination=\"\(plain[1])\" kind=\"\(kind)\" \(end)"]
        }
    }
}
