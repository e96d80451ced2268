@_exported import SwiftSyntax
