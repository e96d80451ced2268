@_exported import CoreLocation

public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta = 0.0, longitudeDelta = 0.0
    public init() {}
    public init(latitudeDelta: Double, longitudeDelta: Double) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

public struct MKCoordinateRegion: Sendable {
    public var center = CLLocationCoordinate2D(), span = MKCoordinateSpan()
    public init() {}
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
    public init(center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double) {
        self.center = center
    }
}

public struct MKMapPoint: Sendable {
    public var x = 0.0, y = 0.0
    public init() {}
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    public init(_ coordinate: CLLocationCoordinate2D) {}
}
public struct MKMapSize: Sendable {
    public var width = 0.0, height = 0.0
    public init(width: Double, height: Double) {}
}
public struct MKMapRect: Sendable {
    public init() {}
    public init(x: Double, y: Double, width: Double, height: Double) {}
    public static let world = MKMapRect()
    public static let null = MKMapRect()
}

@objc public protocol MKAnnotation: NSObjectProtocol {}
@objc public protocol MKOverlay: MKAnnotation {}

@preconcurrency @MainActor @objc open class MKPointAnnotation: NSObject, MKAnnotation {
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?
}
@objc open class MKPolyline: NSObject, MKOverlay {}
@objc open class MKUserLocation: NSObject, MKAnnotation {
    open var location: CLLocation? { nil }
}

@preconcurrency @MainActor @objc open class MKAnnotationView: UIView {
    public init(annotation: MKAnnotation?, reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var annotation: MKAnnotation?
    open var image: UIImage?
    open var canShowCallout = false
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var centerOffset = CGPoint.zero
    open var isDraggable = false
}
@preconcurrency @MainActor @objc open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor!
    open var animatesDrop = false
}
@preconcurrency @MainActor @objc open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor?
    open var glyphText: String?
    open var glyphImage: UIImage?
}
@preconcurrency @MainActor @objc open class MKOverlayRenderer: NSObject {}
@preconcurrency @MainActor @objc open class MKPolylineRenderer: MKOverlayRenderer {
    public convenience init(overlay: MKOverlay) { self.init() }
    public convenience init(polyline: MKPolyline) { self.init() }
    open var strokeColor: UIColor?
    open var lineWidth: CGFloat = 1
}

@objc public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid }
@objc public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

@preconcurrency @MainActor @objc open class MKMapView: UIView {
    open weak var delegate: MKMapViewDelegate?
    open var mapType = MKMapType.standard
    open var region = MKCoordinateRegion()
    open var centerCoordinate = CLLocationCoordinate2D()
    open var visibleMapRect = MKMapRect()
    open var showsUserLocation = false
    open var userLocation: MKUserLocation { MKUserLocation() }
    open var userTrackingMode = MKUserTrackingMode.none
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsPointsOfInterest = true
    open var showsBuildings = true
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var annotations: [MKAnnotation] { [] }
    open var selectedAnnotations: [MKAnnotation] = []
    open var overlays: [MKOverlay] { [] }
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {}
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {}
    open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) {}
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {}
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    open func addAnnotation(_ annotation: MKAnnotation) {}
    open func addAnnotations(_ annotations: [MKAnnotation]) {}
    open func removeAnnotation(_ annotation: MKAnnotation) {}
    open func removeAnnotations(_ annotations: [MKAnnotation]) {}
    open func showAnnotations(_ annotations: [MKAnnotation], animated: Bool) {}
    open func selectAnnotation(_ annotation: MKAnnotation, animated: Bool) {}
    open func deselectAnnotation(_ annotation: MKAnnotation?, animated: Bool) {}
    open func view(for annotation: MKAnnotation) -> MKAnnotationView? { nil }
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
    open func addOverlay(_ overlay: MKOverlay) {}
    open func removeOverlay(_ overlay: MKOverlay) {}
    open func removeOverlays(_ overlays: [MKOverlay]) {}
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D { .init() }
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor @objc public protocol MKMapViewDelegate: NSObjectProtocol {
    @objc optional func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    @objc optional func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    @objc optional func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView?
    @objc optional func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    @objc optional func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    @objc optional func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    @objc optional func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    @objc optional func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    @objc optional func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer
    @objc optional func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

@objc open class MKPlacemark: CLPlacemark, MKAnnotation {
    public convenience init(coordinate: CLLocationCoordinate2D) { self.init() }
    open var coordinate: CLLocationCoordinate2D { .init() }
}
@objc open class MKMapItem: NSObject {
    public convenience init(placemark: MKPlacemark) { self.init() }
    open var name: String?
    open var placemark: MKPlacemark { MKPlacemark() }
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { true }
}
