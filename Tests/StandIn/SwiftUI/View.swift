@_exported import CoreGraphics
#if STANDIN_TYPECHECK
    @_exported import StandInFoundation
#else
    @_exported import Foundation
#endif

import AppKit
@_exported import Combine
@_exported import UIKit

@preconcurrency @MainActor public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}

public struct EmptyView: View {
    public init() {}
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}

public struct TupleView<Content>: View {
    let content: Content
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}

@resultBuilder public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView(content: (repeat each content))
    }
    public static func buildIf<Content: View>(_ content: Content?) -> TupleView<Content?> {
        TupleView(content: content)
    }
    public static func buildEither<First: View, Second: View>(first: First) -> TupleView<(First?, Second?)> {
        TupleView(content: (first, nil))
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> TupleView<(First?, Second?)> {
        TupleView(content: (nil, second))
    }
}

public struct Color: View, Hashable, Sendable {
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
    public init(_ name: String, bundle: Bundle? = nil) {}
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {}
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
    public init(uiColor: UIColor) {}
    public init(nsColor: NSColor) {}
    public init(_ color: UIColor) {}
    public init(_ resource: ColorResource) {}
    public static let clear = Color(white: 0, opacity: 0)
    public static let black = Color(white: 0)
    public static let white = Color(white: 1)
    public static let red = Color(red: 1, green: 0, blue: 0)
    public static let primary = Color(white: 0)
    public static let accentColor = Color(red: 0, green: 0, blue: 1)
    public func opacity(_ opacity: Double) -> Color { self }
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}
