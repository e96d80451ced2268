@_exported import UIKit

@preconcurrency @MainActor @objc open class WKWebView: UIView {
    public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var configuration: WKWebViewConfiguration { WKWebViewConfiguration() }
    open weak var navigationDelegate: WKNavigationDelegate?
    open weak var uiDelegate: WKUIDelegate?
    open private(set) lazy var scrollView = UIScrollView()
    open var title: String? { nil }
    @objc open var url: URL? { nil }
    @objc open var isLoading: Bool { false }
    @objc open var estimatedProgress: Double { 0 }
    @objc open var canGoBack: Bool { false }
    @objc open var canGoForward: Bool { false }
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { nil }
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
    @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo access: URL) -> WKNavigation? { nil }
    @discardableResult open func goBack() -> WKNavigation? { nil }
    @discardableResult open func goForward() -> WKNavigation? { nil }
    @discardableResult open func reload() -> WKNavigation? { nil }
    open func stopLoading() {}
    open func evaluateJavaScript(_ script: String, completionHandler: ((Any?, Error?) -> Void)? = nil) {}
}

@objc open class WKNavigation: NSObject {}
@preconcurrency @MainActor @objc open class WKWebViewConfiguration: NSObject {
    open var userContentController = WKUserContentController()
    open var preferences = WKPreferences()
    open var allowsInlineMediaPlayback = false
    open var allowsPictureInPictureMediaPlayback = true
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
}
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}
@preconcurrency @MainActor @objc open class WKPreferences: NSObject {
    open var javaScriptEnabled = true
    open var minimumFontSize: CGFloat = 0
}
@preconcurrency @MainActor @objc open class WKUserContentController: NSObject {
    open func add(_ handler: WKScriptMessageHandler, name: String) {}
    open func addUserScript(_ script: WKUserScript) {}
    open func removeScriptMessageHandler(forName name: String) {}
}
@objc public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
@objc open class WKUserScript: NSObject {
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {}
}
@preconcurrency @MainActor @objc open class WKScriptMessage: NSObject {
    open var body: Any { 0 }
    open var name: String { "" }
}
@preconcurrency @MainActor @objc public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
@objc public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow }
@objc public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow }
@objc public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1
}
@preconcurrency @MainActor @objc open class WKNavigationAction: NSObject {
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    open var navigationType: WKNavigationType { .other }
    open var targetFrame: WKFrameInfo? { nil }
}
@preconcurrency @MainActor @objc open class WKFrameInfo: NSObject {
    open var isMainFrame: Bool { true }
}
@preconcurrency @MainActor @objc open class WKNavigationResponse: NSObject {
    open var response: URLResponse { URLResponse() }
}
@preconcurrency @MainActor @objc public protocol WKNavigationDelegate: NSObjectProtocol {
    @objc optional func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    @objc optional func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
    @objc optional func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    @objc optional func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    @objc optional func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    @objc optional func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error)
    @objc optional func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error)
}
@preconcurrency @MainActor @objc public protocol WKUIDelegate: NSObjectProtocol {}
