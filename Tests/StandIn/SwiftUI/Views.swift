public struct Text: View {
    public init(_ key: LocalizedStringKey) {}
    public init(verbatim content: String) {}
    @_disfavoredOverload public init<Content: StringProtocol>(_ content: Content) {}
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}

public struct Image: View {
    public init(_ name: String) {}
    public init(systemName: String) {}
    public init(uiImage: UIImage) {}
    public enum ResizingMode: Sendable { case tile, stretch }
    public enum TemplateRenderingMode: Sendable { case template, original }
    public func resizable() -> Image { self }
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}

public struct Spacer: View {
    public init(minLength: CGFloat? = nil) {}
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}

public struct Divider: View {
    public init() {}
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}

public struct VStack<Content: View>: View {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {}
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}

public struct HStack<Content: View>: View {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}

public struct ZStack<Content: View>: View {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}

public struct Group<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}

public struct ScrollView<Content: View>: View {
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}

public enum Axis: Sendable {
    case horizontal, vertical
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

public struct Button<Label: View>: View {
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}

extension Button where Label == Text {
    public init(_ title: LocalizedStringKey, action: @escaping () -> Void) {}
    @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {}
}

public struct TextField: View {
    public init(_ title: LocalizedStringKey, text: Binding<String>) {}
    @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {}
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}

public struct SecureField: View {
    public init(_ title: LocalizedStringKey, text: Binding<String>) {}
    @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {}
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}

public struct Toggle: View {
    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {}
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}

public struct Slider: View {
    public init<Value: BinaryFloatingPoint>(value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1) {}
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}

public struct Stepper: View {
    public init<Value: Strideable>(
        _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1
    ) {}
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}

public struct Picker<Content: View>: View {
    public init<Value: Hashable>(
        _ title: LocalizedStringKey, selection: Binding<Value>, @ViewBuilder content: () -> Content
    ) {}
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}

public struct ProgressView: View {
    public init() {}
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {}
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}

public protocol Shape: View {}
public struct Rectangle: Shape {
    public init() {}
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}
public struct Capsule: Shape {
    public init() {}
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}
public struct Circle: Shape {
    public init() {}
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}

public protocol TextFieldStyle {}
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
public protocol ToggleStyle {}
public struct SwitchToggleStyle: ToggleStyle { public init(tint: Color) {} }
public protocol ProgressViewStyle {}
public struct LinearProgressViewStyle: ProgressViewStyle { public init(tint: Color) {} }
public struct CircularProgressViewStyle: ProgressViewStyle { public init(tint: Color) {} }
public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
    public static let go = SubmitLabel()
    public static let join = SubmitLabel()
    public static let next = SubmitLabel()
    public static let route = SubmitLabel()
    public static let search = SubmitLabel()
    public static let send = SubmitLabel()
    public static let `continue` = SubmitLabel()
}

extension Text {
    public enum TruncationMode: Sendable { case head, middle, tail }
}
