@_exported import UIKit

@preconcurrency @MainActor @objc open class SFSafariViewController: UIViewController {
    @objc(SFSafariViewControllerConfiguration) open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
    }
    @objc public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
    public init(url: URL) { super.init(nibName: nil, bundle: nil) }
    public init(url: URL, configuration: Configuration) { super.init(nibName: nil, bundle: nil) }
    public convenience init(url: URL, entersReaderIfAvailable: Bool) { self.init(url: url) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open weak var delegate: SFSafariViewControllerDelegate?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done
}

@preconcurrency @MainActor @objc public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    @objc optional func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    @objc optional func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}
