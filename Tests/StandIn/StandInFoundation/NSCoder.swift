/// Reads and writes what a document or an archive holds.
@objc open class NSCoder: NSObject {
    open var allowsKeyedCoding: Bool { true }
    open var requiresSecureCoding: Bool { false }
    open func decodeObject(forKey key: String) -> Any? { nil }
    open func decodeObject<Decoded>(of type: Decoded.Type, forKey key: String) -> Decoded? { nil }
    open func decodeObject(of types: [AnyClass]?, forKey key: String) -> Any? { nil }
    open func decodeObject() -> Any? { nil }
    open func decodeBool(forKey key: String) -> Bool { false }
    open func decodeInteger(forKey key: String) -> Int { 0 }
    open func decodeInt32(forKey key: String) -> Int32 { 0 }
    open func decodeInt64(forKey key: String) -> Int64 { 0 }
    open func decodeFloat(forKey key: String) -> Float { 0 }
    open func decodeDouble(forKey key: String) -> Double { 0 }
    open func decodeCGRect(forKey key: String) -> CGRect { .zero }
    open func decodeCGPoint(forKey key: String) -> CGPoint { .zero }
    open func decodeCGSize(forKey key: String) -> CGSize { .zero }
    open func containsValue(forKey key: String) -> Bool { false }
    open func encode(_ object: Any?) {}
    open func encode(_ object: Any?, forKey key: String) {}
    open func encode(_ value: Bool, forKey key: String) {}
    open func encode(_ value: Int, forKey key: String) {}
    open func encode(_ value: Int32, forKey key: String) {}
    open func encode(_ value: Int64, forKey key: String) {}
    open func encode(_ value: Float, forKey key: String) {}
    open func encode(_ value: Double, forKey key: String) {}
    open func encode(_ value: CGRect, forKey key: String) {}
    open func encode(_ value: CGPoint, forKey key: String) {}
    open func encode(_ value: CGSize, forKey key: String) {}
}

@objc public protocol NSCoding {
    func encode(with coder: NSCoder)
    init?(coder: NSCoder)
}

@objc public protocol NSSecureCoding: NSCoding {
    static var supportsSecureCoding: Bool { get }
}

@objc public protocol NSCopying {
    func copy(with zone: NSZone?) -> Any
}

@objc public protocol NSMutableCopying {
    func mutableCopy(with zone: NSZone?) -> Any
}

public typealias NSZone = OpaquePointer
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

@objc open class NSKeyedArchiver: NSCoder {
    public init(requiringSecureCoding: Bool) {}
    open var encodedData: Data { Data() }
    open func finishEncoding() {}
    open class func archivedData(withRootObject object: Any) -> Data { Data() }
    open class func archivedData(withRootObject object: Any, requiringSecureCoding: Bool) throws -> Data { Data() }
    @discardableResult open class func archiveRootObject(_ object: Any, toFile path: String) -> Bool { true }
    open class func setClassName(_ name: String?, for anyClass: AnyClass) {}
}

@objc open class NSKeyedUnarchiver: NSCoder {
    public init(forReadingWith data: Data) {}
    public init(forReadingFrom data: Data) throws {}
    open func finishDecoding() {}
    open class func unarchiveObject(with data: Data) -> Any? { nil }
    open class func unarchiveObject(withFile path: String) -> Any? { nil }
    open class func unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any? { nil }
    open class func unarchivedObject<Root>(ofClass type: Root.Type, from data: Data) throws -> Root? { nil }
    open class func unarchivedObject(ofClasses classes: [AnyClass], from data: Data) throws -> Any? { nil }
    open class func unarchivedArrayOfObjects<Root>(ofClass type: Root.Type, from data: Data) throws -> [Root]? { nil }
    open class func setClass(_ anyClass: AnyClass?, forClassName name: String) {}
}
