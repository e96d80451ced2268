@_exported import UIKit

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
@objc public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, authorized, provisional, ephemeral
}

@objc open class UNUserNotificationCenter: NSObject {
    open class func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }
    open weak var delegate: UNUserNotificationCenterDelegate?
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, Error?) -> Void
    ) {}
    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {}
    open func add(_ request: UNNotificationRequest, withCompletionHandler: ((Error?) -> Void)? = nil) {}
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {}
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
    open func removeAllPendingNotificationRequests() {}
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    open func removeAllDeliveredNotifications() {}
}
@objc open class UNNotificationSettings: NSObject {
    open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}
@objc open class UNNotificationContent: NSObject {
    open var userInfo: [AnyHashable: Any] = [:]
    open var title = ""
    open var subtitle = ""
    open var body = ""
    open var badge: NSNumber?
    open var sound: UNNotificationSound?
    open var categoryIdentifier = ""
    open var threadIdentifier = ""
}
@objc open class UNMutableNotificationContent: UNNotificationContent {}
@objc open class UNNotificationSound: NSObject {
    open class var `default`: UNNotificationSound { UNNotificationSound() }
}
@objc open class UNNotificationTrigger: NSObject {}
@objc open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    public convenience init(timeInterval: TimeInterval, repeats: Bool) { self.init() }
}
@objc open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    public convenience init(dateMatching components: DateComponents, repeats: Bool) { self.init() }
}
@objc open class UNNotificationRequest: NSObject {
    public convenience init(
        identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
    ) { self.init() }
    open var identifier: String { "" }
    open var content: UNNotificationContent { UNNotificationContent() }
}
@objc open class UNNotificationCategory: NSObject {}
@objc open class UNNotification: NSObject {
    open var request: UNNotificationRequest { UNNotificationRequest() }
    open var date: Date { Date() }
}
@objc open class UNNotificationResponse: NSObject {
    open var notification: UNNotification { UNNotification() }
    open var actionIdentifier: String { "" }
}
@objc public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}
public let UNNotificationDefaultActionIdentifier = "default"
public let UNNotificationDismissActionIdentifier = "dismiss"
