open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }
    public var rootView: Content
}

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}

public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ view: UIViewType, context: Context)
}

extension UIViewRepresentable {
    public var body: Never { preconditionFailure("Nothing is drawn here.") }
}
