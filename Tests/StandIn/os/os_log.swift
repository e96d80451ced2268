@_exported import StandInFoundation

@objc open class OSLog: NSObject, @unchecked Sendable {
    public convenience init(subsystem: String, category: String) { self.init() }
    public static let `default` = OSLog()
    public static let disabled = OSLog()
}
public struct OSLogType: Sendable {
    public static let `default` = OSLogType(), info = OSLogType(), debug = OSLogType(), error = OSLogType()
    public static let fault = OSLogType()
}
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ values: CVarArg...) {}
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: String) {}
public struct Logger: Sendable {
    public init(subsystem: String, category: String) {}
    public init() {}
    public func debug(_ message: String) {}
    public func info(_ message: String) {}
    public func notice(_ message: String) {}
    public func warning(_ message: String) {}
    public func error(_ message: String) {}
    public func fault(_ message: String) {}
    public func log(_ message: String) {}
}
