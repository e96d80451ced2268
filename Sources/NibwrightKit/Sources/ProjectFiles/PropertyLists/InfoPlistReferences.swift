extension InfoPlistReference {
    /// Every reference below a value, in file order.
    static func all(in root: PropertyListValue) -> [InfoPlistReference] {
        var found: [InfoPlistReference] = []
        collect(root, [], &found)
        return found
    }

    private static func collect(_ value: PropertyListValue, _ keyPath: [String], _ found: inout [InfoPlistReference]) {
        for member in value.members {
            let path = keyPath + [member.name]
            let parts = member.name.split(separator: "~", maxSplits: 1)
            if let name = member.value.string, let kind = parts.first.flatMap({ kinds[String($0)] }), !name.isEmpty {
                found.append(
                    InfoPlistReference(
                        kind: kind, name: name, keyPath: path, idiom: parts.count > 1 ? String(parts[1]) : nil,
                        range: member.value.textRange))
            }
            collect(member.value, path, &found)
        }
        for (number, element) in value.elements.enumerated() { collect(element, keyPath + ["\(number)"], &found) }
    }

    /// The keys by what they name; `UILaunchStoryboards` holds its names in keys of its own.
    private static let kinds: [String: Kind] = [
        "UIMainStoryboardFile": .mainStoryboard, "NSMainStoryboardFile": .mainStoryboard,
        "UILaunchStoryboardName": .launchStoryboard, "UILaunchStoryboardFile": .launchStoryboard,
        "UISceneStoryboardFile": .sceneStoryboard, "NSExtensionMainStoryboard": .extensionStoryboard,
        "NSMainNibFile": .mainNib, "UIMainNibFile": .mainNib, "UISceneDelegateClassName": .sceneDelegateClass,
        "UISceneClassName": .sceneClass, "NSPrincipalClass": .principalClass,
        "WKExtensionDelegateClassName": .principalClass, "CLKComplicationPrincipalClass": .principalClass,
        "NSExtensionPrincipalClass": .extensionClass,
    ]
}
