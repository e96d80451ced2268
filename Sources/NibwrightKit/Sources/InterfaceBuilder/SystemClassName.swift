extension Element {
    /// The class that the system makes for the element where it has no custom one: `UILabel` for `label`.
    public var systemClassName: String? {
        if let exception = Self.classNames[document.kind.platform == .macOS]?[name] { return exception }
        let prefix = document.kind.platform == .macOS ? "NS" : "UI"
        guard id != nil, let first = name.first else { return nil }
        return prefix + first.uppercased() + name.dropFirst()
    }

    /// Elements whose class is not their name with a prefix; true for macOS.
    private static let classNames: [Bool: [String: String]] = [
        false: [
            "imageView": "UIImageView", "mapView": "MKMapView", "wkWebView": "WKWebView", "glkView": "GLKView",
            "glkViewController": "GLKViewController", "mtkView": "MTKView", "sceneKitView": "SCNView",
            "arscnView": "ARSCNView", "avPlayerViewController": "AVPlayerViewController", "tableView": "UITableView",
            "adBannerView": "ADBannerView", "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
            "searchDisplayController": "UISearchDisplayController", "activityIndicatorView": "UIActivityIndicatorView",
            "skView": "SKView", "constraint": "NSLayoutConstraint", "stackView": "UIStackView",
        ],
        true: [
            "customView": "NSView", "customObject": "NSObject", "mapView": "MKMapView", "wkWebView": "WKWebView",
            "webView": "WebView", "avPlayerView": "AVPlayerView", "pdfView": "PDFView",
            "constraint": "NSLayoutConstraint",
        ],
    ]
}
