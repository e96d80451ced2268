extension StoryboardText.Settings {
    /// Takes a line such as `module: Bakery`; scenes are no settings.
    mutating func take(_ node: OutlineNode, initial: inout String?) throws(OutlineFault) -> Bool {
        guard let colon = node.text.firstIndex(of: ":") else { return false }
        let value = String(node.text[node.text.index(after: colon)...].drop { $0 == " " })
        switch node.text[..<colon] {
        case "initial": initial = value
        case "module": module = value
        case "system": system = value
        case "device": device = value
        case "capability": capabilities.append(value)
        case "comments": comments = value != "no"
        case "spacing": spacing = Int(value) ?? spacing
        case "document": attributes = try OutlineWord.words(value, line: node.line).compactMap(\.attribute)
        default: return false
        }
        return true
    }

    /// The lines above the scenes.
    func head(initial: String?) -> [String] {
        let initial = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        let (type, runtime, deployment) = kinds
        var start =
            "<document type=\"\(type)\" version=\"3.0\" toolsVersion=\"21507\" targetRuntime=\"\(runtime)\" "
            + "propertyAccessControl=\"none\" useAutolayout=\"YES\" useTraitCollections=\"YES\" useSafeAreas=\"YES\" "
            + "colorMatched=\"YES\""
        for attribute in attributes {
            if let known = start.range(of: " \(attribute.name)=\"", until: "\"") {
                start.replaceSubrange(known, with: " \(attribute.text)")
            } else {
                start += " " + attribute.text
            }
        }
        let device = device.map { ["<device id=\"\($0)\" orientation=\"portrait\" appearance=\"light\"/>"] } ?? []
        let capabilities = (self.capabilities + ["documents saved in the Xcode 8 format 8.0"]).map { capability in
            let words = capability.split(separator: " ")
            let name = words.dropLast().joined(separator: " ")
            return "<capability name=\"\(name)\" minToolsVersion=\"\(words.last ?? "")\"/>"
        }
        let dependencies = ["<deployment identifier=\"\(deployment)\"/>"] + capabilities
        return ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", start + initial + ">"]
            + (device + ["<dependencies>"] + dependencies.indented(1) + ["</dependencies>"]).indented(1)
    }

    private var kinds: (type: String, runtime: String, deployment: String) {
        switch system {
        case "tvOS": ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "AppleTV", "tvOS")
        case "macOS": ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "MacOSX.Cocoa", "macosx")
        default: ("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "iOS.CocoaTouch", "iOS")
        }
    }
}

extension String {
    /// From where a text begins to the end of the next one behind it.
    fileprivate func range(of start: String, until end: Character) -> Range<String.Index>? {
        guard let first = firstRange(of: start), let last = self[first.upperBound...].firstIndex(of: end) else {
            return nil
        }
        return first.lowerBound..<index(after: last)
    }
}
