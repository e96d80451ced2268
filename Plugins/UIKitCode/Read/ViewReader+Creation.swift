import SwiftWriting
import TransformKit

/// How views are made, by their kinds.
extension ViewReader {
    func creation(of element: Element, _ type: String) throws(Obstacle) -> String {
        switch element.name {
        case "button":
            if element.child(named: "buttonConfiguration") != nil { return "\(type)(configuration: configuration)" }
            guard let kind = element["buttonType"], kind != "custom" else { return "\(type)()" }
            let kinds = [
                "system": "system", "roundedRect": "system", "detailDisclosure": "detailDisclosure",
                "infoLight": "infoLight", "infoDark": "infoDark", "contactAdd": "contactAdd",
            ]
            guard let name = kinds[kind] else { throw Obstacle.notYet(element, "the kind “\(kind)”") }
            return "\(type)(type: .\(name))"
        case "tableView":
            switch element["style"] {
            case nil, "plain": return "\(type)()"
            case "grouped": return "\(type)(frame: .zero, style: .grouped)"
            case "insetGrouped" where values.hasModernColors: return "\(type)(frame: .zero, style: .insetGrouped)"
            case let style?: throw Obstacle.notYet(element, "the style “\(style)”")
            }
        case "collectionView":
            let layout = try layout(of: element)
            let isPlain = try flowLayout(layout).isEmpty
            return "\(type)(frame: .zero, collectionViewLayout: \(isPlain ? "UICollectionViewFlowLayout()" : "layout"))"
        case "wkWebView": return "\(type)(frame: .zero, configuration: configuration)"
        case "visualEffectView":
            guard let effect = element.child(named: "blurEffect"), let style = effect["style"] else {
                throw Obstacle.notYet(element, "the effect")
            }
            let known = ["light", "dark", "extraLight", "prominent", "regular"]
            let modern = ["systemMaterial", "systemThinMaterial", "systemUltraThinMaterial", "systemThickMaterial"]
            guard known.contains(style) || values.hasModernColors && modern.contains(style),
                !element.children.contains(where: { $0.isNamed("vibrancyEffect") })
            else { throw Obstacle.notYet(effect, "the blur “\(style)”") }
            return "\(type)(effect: UIBlurEffect(style: .\(style)))"
        case "activityIndicatorView":
            guard let style = element["style"] else { return "\(type)()" }
            let known = ["whiteLarge", "white", "gray"] + (values.hasModernColors ? ["large", "medium"] : [])
            guard known.contains(style) else { throw Obstacle.notYet(element, "the style “\(style)”") }
            return "\(type)(style: .\(style))"
        case "segmentedControl":
            let segments = element.child(named: "segments")?.children ?? []
            var items: [String] = []
            for (number, segment) in segments.enumerated() {
                let known: Set = ["title", "image", "width"]
                if let other = segment.attributes.first(where: { !known.contains($0.name) })?.name
                    ?? segment.children.first?.name
                {
                    throw Obstacle.notYet(segment, "“\(other)” of a segment")
                }
                if let image = segment["image"] {
                    throw Obstacle.notYet(segment, "the image “\(image)” of a segment")
                }
                items.append(try values.text(segment["title"] ?? "", "segmentTitles[\(number)]", of: element))
            }
            return "\(type)(items: [\(items.joined(separator: ", "))])"
        // An image view has more initializers than a class of its own declares anew, and `init()` comes with all of them.
        case _ where classes.declaresInitializers(element) && classes.isImageView(element):
            return "\(type)(frame: .zero)"
        default: return "\(type)()"
        }
    }

    private func layout(of element: Element) throws(Obstacle) -> Element {
        let layout = element.children.first { $0["key"] == "collectionViewLayout" }
        guard let layout, layout.isNamed("collectionViewFlowLayout"), layout.customClass == nil else {
            throw Obstacle.notYet(layout ?? element, "the layout")
        }
        return layout
    }

    /// The statements in front of a view's creation.
    func preparation(of element: Element) throws(Obstacle) -> [String] {
        if element.isNamed("wkWebView") { return try webConfiguration(of: element) }
        if let configuration = element.child(named: "buttonConfiguration") {
            return try ButtonConfigurationReader(values).lines(configuration, of: element)
        }
        guard element.isNamed("collectionView") else { return [] }
        let settings = try flowLayout(layout(of: element))
        return settings.isEmpty
            ? [] : ["let layout = UICollectionViewFlowLayout()"] + settings.flatMap { $0.lines(of: "layout") }
    }

    private func webConfiguration(of element: Element) throws(Obstacle) -> [String] {
        var lines = ["let configuration = WKWebViewConfiguration()"]
        guard let configuration = element.children.first(where: { $0["key"] == "configuration" }) else { return lines }
        for attribute in configuration.attributes where !["key", "id"].contains(attribute.name) {
            guard
                attribute.name == "allowsInlineMediaPlayback" || attribute.name == "allowsPictureInPictureMediaPlayback"
            else { throw Obstacle.notYet(configuration, "“\(attribute.name)” of the configuration") }
            lines.append("configuration.\(attribute.name) = \(attribute.value == "YES" ? "true" : "false")")
        }
        for child in configuration.children {
            let own = child.attributes.filter { $0.name != "key" }
            switch child.name {
            case "audiovisualMediaTypes" where own.allSatisfy { $0.name == "none" && $0.value == "YES" }:
                lines.append("configuration.mediaTypesRequiringUserActionForPlayback = []")
            case "wkPreferences" where own.isEmpty: continue
            default: throw Obstacle.notYet(child, "`\(child["key"] ?? child.name)` of the configuration")
            }
        }
        return lines
    }

    private func flowLayout(_ layout: Element) throws(Obstacle) -> [CodedView.Setting] {
        var settings: [CodedView.Setting] = []
        for attribute in layout.attributes {
            switch attribute.name {
            case "key", "id", "userLabel": continue
            case "minimumLineSpacing", "minimumInteritemSpacing":
                guard let number = SwiftNumber.text(attribute.value) else { throw Obstacle.notYet(layout, "a spacing") }
                if number != "10" { settings.append(.assignment(attribute.name, number)) }
            case "scrollDirection":
                if attribute.value == "horizontal" { settings.append(.assignment("scrollDirection", ".horizontal")) }
            case "automaticEstimatedItemSize":
                guard attribute.value == "YES" else { continue }
                settings.append(.assignment("estimatedItemSize", "UICollectionViewFlowLayout.automaticSize"))
            case "sectionInsetReference" where attribute.value == "contentInset": continue
            default: throw Obstacle.notYet(layout, "“\(attribute.name)” of the layout")
            }
        }
        for child in layout.children {
            let zero = "CGSize(width: 0, height: 0)"
            switch child["key"] {
            case "itemSize":
                let size = try values.size(child)
                if size != "CGSize(width: 50, height: 50)" { settings.append(.assignment("itemSize", size)) }
            case "headerReferenceSize"?, "footerReferenceSize"?, "estimatedItemSize"?:
                let size = try values.size(child)
                if size != zero { settings.append(.assignment(child["key"] ?? "", size)) }
            case "sectionInset":
                let insets = try values.insets(child)
                if insets != "UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)" {
                    settings.append(.assignment("sectionInset", insets))
                }
            default: throw Obstacle.notYet(child, "`\(child["key"] ?? child.name)` of the layout")
            }
        }
        return settings
    }
}
