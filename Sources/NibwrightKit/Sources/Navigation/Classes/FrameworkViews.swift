/// Views of Apple's frameworks, by their names.
public enum FrameworkViews {
    /// Those without a prefix: a class of the name would hide them. Source: the interfaces of SwiftUI, StoreKit, MapKit and
    /// WebKit.
    public static let names: Set<String> = [
        "AnyView", "ContentUnavailableView", "EmptyView", "HSplitView", "NavigationSplitView", "NavigationView",
        "ProductView", "ProgressView", "ScrollView", "StoreView", "SubscriptionStoreView", "TabView", "TimelineView",
        "TupleView", "VSplitView", "WebView",
    ]

    /// The framework besides UIKit that declares a class, by its prefix: `MapKit` for `MKMapView`.
    public static func module(ofClass name: String) -> String? {
        modules.first { name.hasPrefix($0.key) }?.value
    }

    private static let modules = [
        "MK": "MapKit", "WK": "WebKit", "SCN": "SceneKit", "MTK": "MetalKit", "GLK": "GLKit", "ARSCN": "ARKit",
        "SK": "SpriteKit",
    ]
}
