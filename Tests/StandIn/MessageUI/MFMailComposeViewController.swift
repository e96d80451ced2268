@_exported import UIKit

@objc public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
@objc public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

@preconcurrency @MainActor @objc open class MFMailComposeViewController: UINavigationController {
    open class func canSendMail() -> Bool { true }
    open weak var mailComposeDelegate: MFMailComposeViewControllerDelegate?
    open func setSubject(_ subject: String) {}
    open func setToRecipients(_ recipients: [String]?) {}
    open func setCcRecipients(_ recipients: [String]?) {}
    open func setBccRecipients(_ recipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}
}

@preconcurrency @MainActor @objc public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    @objc optional func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?)
}

@preconcurrency @MainActor @objc open class MFMessageComposeViewController: UINavigationController {
    open class func canSendText() -> Bool { true }
    open weak var messageComposeDelegate: MFMessageComposeViewControllerDelegate?
    open var recipients: [String]?
    open var body: String?
    open var subject: String?
}

@preconcurrency @MainActor @objc public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
