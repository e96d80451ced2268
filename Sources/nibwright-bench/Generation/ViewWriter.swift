import Randomness

/// Writes a view with its subviews, constraints and colors.
final class ViewWriter {
    /// An outlet of the screen's class and the object that it leads to.
    struct Connection {
        let property: String
        let destination: String
    }

    private(set) var usedNamedColors: Set<String> = []

    private let xml: XMLLines
    private let paletteSize: Int
    private var random: SeededRandom
    /// Colors of the screen that are still to be written.
    private var inlineColors = 0
    private var namedColors = 0

    init(_ xml: XMLLines, _ shape: ProjectShape, _ random: SeededRandom) {
        self.xml = xml
        self.random = random
        _ = self.random.next()
        paletteSize = max(1, shape.colors / 20)
    }

    /// Three, two and three letters and digits, as Xcode makes them.
    func objectID() -> String {
        func part(_ count: Int) -> String {
            String((0..<count).map { _ in random.pick(Self.letters) })
        }
        return "\(part(3))-\(part(2))-\(part(3))"
    }

    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

    /// The view at the top. Where it has the screen's class itself, it owns the connections.
    @discardableResult
    func root(of screen: Screen, id: String, key: String?, customClass: String?, module: String?) -> [Connection] {
        inlineColors = screen.inlineColors
        namedColors = screen.namedColors
        let named = screen.outlets.map { (kind: $0.kind, id: objectID(), outlet: $0) }
        let plain = screen.plainViews.map { (kind: $0, id: objectID()) }
        let connections = named.filter(\.outlet.isConnected)
            .map { Connection(property: $0.outlet.name, destination: $0.id) }
            .sorted { $0.property < $1.property }
        let provider = module == nil ? nil : "target"
        xml.element(
            "view",
            [
                "key": key, "contentMode": "scaleToFill", "id": id, "customClass": customClass, "customModule": module,
                "customModuleProvider": provider,
            ]
        ) {
            frame(width: 393, height: 852)
            xml.element("autoresizingMask", ["key": "autoresizingMask", "widthSizable": "YES", "heightSizable": "YES"])
            let children = named.map { ($0.kind, $0.id) } + plain.map { ($0.kind, $0.id) }
            if !children.isEmpty { xml.element("subviews") { for (kind, id) in children { subview(kind, id) } } }
            let guide = objectID()
            xml.element("viewLayoutGuide", ["key": "safeArea", "id": guide])
            color(key: "backgroundColor")
            while inlineColors > 0 { color(key: "tintColor") }
            if !children.isEmpty {
                xml.element("constraints") { for (_, id) in children { constraints(of: id, in: guide) } }
            }
            if customClass != nil, !connections.isEmpty { xml.element("connections") { write(connections) } }
        }
        return connections
    }

    func write(_ connections: [Connection]) {
        for connection in connections {
            xml.element(
                "outlet", ["property": connection.property, "destination": connection.destination, "id": objectID()])
        }
    }

    func inlineColor(key: String?) {
        let place = random.number(1...paletteSize)
        if place % 8 == 0, place / 8 < 256 {
            xml.element(
                "color",
                [
                    "key": key, "white": Self.component(place / 8), "alpha": "1", "colorSpace": "custom",
                    "customColorSpace": "genericGamma22GrayColorSpace",
                ])
        } else {
            // An odd factor gives each place a color of its own.
            let spread = place &* 0x9E3779 & 0xFFFFFF
            xml.element(
                "color",
                [
                    "key": key, "red": Self.component(spread >> 16), "green": Self.component(spread >> 8 & 0xFF),
                    "blue": Self.component(spread & 0xFF), "alpha": "1", "colorSpace": "custom",
                    "customColorSpace": "sRGB",
                ])
        }
    }

    /// One of 255 steps, with as many digits as Xcode writes.
    private static func component(_ step: Int) -> String { step == 255 ? "1" : "\(Double(step) / 255)" }

    /// Names of the color sets that the project has.
    static let colorNames = ["Accent", "Background", "Card", "Primary Text", "Secondary Text", "Warning"]

    // MARK: Parts of a view

    private func subview(_ kind: ViewKind, _ id: String) {
        xml.element(
            kind.rawValue,
            [
                "opaque": "NO", "contentMode": kind == .label ? "left" : "scaleToFill",
                "horizontalHuggingPriority": "251", "text": kind == .label ? random.pick(Self.words) : nil,
                "image": kind == .imageView ? "icon-\(random.number(1...80))" : nil,
                "translatesAutoresizingMaskIntoConstraints": "NO", "id": id,
            ]
        ) {
            frame(width: random.number(20...380), height: random.number(16...120))
            if kind == .label || kind == .button || kind == .textField {
                let size = String(random.number(11...28))
                xml.element("fontDescription", ["key": "fontDescription", "type": "system", "pointSize": size])
            }
            if kind == .button {
                xml.element("state", ["key": "normal", "title": random.pick(Self.words)]) { color(key: "titleColor") }
            } else {
                color(key: kind == .label ? "textColor" : "backgroundColor")
            }
            if kind == .label { xml.element("nil", ["key": "highlightedColor"]) }
        }
    }

    private static let words = [
        "Title", "Total", "Continue", "Details", "No entries yet", "Last updated", "Save", "Name",
    ]

    /// A color of the screen's share; the system's where the share is used up.
    private func color(key: String) {
        if inlineColors > 0 {
            inlineColors -= 1
            inlineColor(key: key)
        } else if namedColors > 0 {
            namedColors -= 1
            let name = random.pick(Self.colorNames)
            usedNamedColors.insert(name)
            xml.element("color", ["key": key, "name": name])
        } else {
            xml.element("color", ["key": key, "systemColor": "systemBackgroundColor"])
        }
    }

    private func frame(width: Int, height: Int) {
        xml.element(
            "rect",
            [
                "key": "frame", "x": "\(random.number(0...40)).0", "y": "\(random.number(0...700)).0",
                "width": "\(width)", "height": "\(height)",
            ])
    }

    private func constraints(of view: String, in guide: String) {
        for attribute in ["leading", "top", "trailing"].prefix(random.number(2...3)) {
            xml.element(
                "constraint",
                [
                    "firstItem": view, "firstAttribute": attribute, "secondItem": guide, "secondAttribute": attribute,
                    "constant": "\(random.number(4...40))", "id": objectID(),
                ])
        }
    }
}
