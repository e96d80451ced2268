@_exported import UIKit

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationDirection = Double
public typealias CLLocationSpeed = Double

public struct CLLocationCoordinate2D: Sendable {
    public var latitude = 0.0, longitude = 0.0
    public init() {}
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

public func CLLocationCoordinate2DMake(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool { true }
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D()

@objc open class CLLocation: NSObject {
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { self.init() }
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var altitude: CLLocationDistance { 0 }
    open var horizontalAccuracy: CLLocationAccuracy { 0 }
    open var verticalAccuracy: CLLocationAccuracy { 0 }
    open var course: CLLocationDirection { 0 }
    open var speed: CLLocationSpeed { 0 }
    open var timestamp: Date { Date() }
    open func distance(from location: CLLocation) -> CLLocationDistance { 0 }
}

@objc open class CLHeading: NSObject {
    open var magneticHeading: CLLocationDirection { 0 }
    open var trueHeading: CLLocationDirection { 0 }
    open var headingAccuracy: CLLocationDirection { 0 }
}

@objc open class CLRegion: NSObject {
    open var identifier: String { "" }
}
@objc open class CLCircularRegion: CLRegion {
    public convenience init(center: CLLocationCoordinate2D, radius: Double, identifier: String) { self.init() }
}

@objc open class CLPlacemark: NSObject {
    open var name: String? { nil }
    open var locality: String? { nil }
    open var country: String? { nil }
    open var thoroughfare: String? { nil }
    open var subThoroughfare: String? { nil }
    open var administrativeArea: String? { nil }
    open var postalCode: String? { nil }
    open var location: CLLocation? { nil }
}

@objc open class CLGeocoder: NSObject {
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, Error?) -> Void
    ) {}
    open func geocodeAddressString(
        _ address: String, completionHandler: @escaping ([CLPlacemark]?, Error?) -> Void
    ) {}
}

@objc public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

@objc open class CLLocationManager: NSObject {
    open weak var delegate: CLLocationManagerDelegate?
    open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
    open class func locationServicesEnabled() -> Bool { true }
    open class func headingAvailable() -> Bool { true }
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    open var desiredAccuracy: CLLocationAccuracy = 0
    open var distanceFilter: CLLocationDistance = 0
    open var activityType = 0
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var headingFilter = 0.0
    open func requestWhenInUseAuthorization() {}
    open func requestAlwaysAuthorization() {}
    open func requestLocation() {}
    open func startUpdatingLocation() {}
    open func stopUpdatingLocation() {}
    open func startUpdatingHeading() {}
    open func stopUpdatingHeading() {}
    open func startMonitoring(for region: CLRegion) {}
    open func stopMonitoring(for region: CLRegion) {}
}

@objc public protocol CLLocationManagerDelegate: NSObjectProtocol {
    @objc optional func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    @objc optional func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    @objc optional func locationManager(_ manager: CLLocationManager, didFailWithError error: Error)
    @objc optional func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    @objc optional func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}
