import NibwrightKit

/// The rules of one team, in one plugin: `.nibwright.yml` sets their levels and options like those of any rule.
@_cdecl("nibwright_plugin")
public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
    register([FewScenes.self, ConstraintsInCode.self], in: registry)
}
