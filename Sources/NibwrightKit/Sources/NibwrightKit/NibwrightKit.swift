// All that a plugin imports: `import NibwrightKit` brings the kit's modules for authors (Docs/Architecture.md lists what
// each is for), with SwiftSyntax and SwiftParser.

@_exported import Colorimetry
@_exported import InterfaceBuilder
@_exported import Linting
@_exported import Navigation
@_exported import ObjectiveCCode
@_exported import Palettes
@_exported import Planning
@_exported import ProjectFiles
@_exported import ProjectGraph
@_exported import Reporting
@_exported import SceneCallWriting
@_exported import SegueCode
@_exported import SourceText
@_exported import SwiftCode
@_exported import SwiftWriting
@_exported import TransformKit
@_exported import XMLCode
@_exported import YAMLCode
