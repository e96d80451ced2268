@_exported import SwiftParser
@_exported import SwiftSyntax
