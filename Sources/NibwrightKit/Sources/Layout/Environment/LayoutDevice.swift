/// A model of phone, tablet or television that a document is shown on, by the name that documents give it.
public struct LayoutDevice: Hashable, Sendable {
    /// The name in documents: `retina4_7`.
    public let id: String
    /// The size of the screen, held upright; a television has one side only.
    public let portraitSize: LayoutSize
    /// Pixels in a point.
    public let scale: Double
    /// The upper inset of the upright screen: the status bar, and what lies behind a notch.
    public let topInset: Double
    /// The lower inset of the upright screen: the home indicator; 0 where there is a home button.
    public let bottomInset: Double
    /// The family, which decides size classes and margins.
    public let family: Family

    /// What devices have in common.
    public enum Family: Hashable, Sendable {
        /// A phone whose width is compact whichever way it is held.
        case phone
        /// A phone whose width is regular when it lies on its side.
        case largePhone
        /// A tablet.
        case tablet
        /// A television.
        case television
    }

    /// Which way a device is held.
    public enum Orientation: String, Hashable, Sendable {
        /// Upright.
        case portrait
        /// On its side.
        case landscape
    }

    /// The device of this name; nil for one that is not known.
    public static func named(_ id: String) -> LayoutDevice? { all.first { $0.id == id } }

    /// The size of the screen, held this way.
    public func size(_ orientation: Orientation) -> LayoutSize {
        orientation == .portrait || family == .television ? portraitSize : portraitSize.turned
    }

    /// The part of the screen that status bar, notch and home indicator take, held this way.
    public func safeArea(_ orientation: Orientation) -> EdgeDistances {
        switch (family, orientation) {
        case (.television, _): return EdgeDistances(top: 60, left: 80, bottom: 60, right: 80)
        case (.tablet, _), (_, .portrait): return EdgeDistances(top: topInset, bottom: bottomInset)
        case (_, .landscape):
            guard bottomInset > 0 else { return .zero }
            return EdgeDistances(left: topInset, bottom: 21, right: topInset)
        }
    }

    /// The size classes of the whole screen, held this way.
    public func sizeClasses(_ orientation: Orientation) -> SizeClasses {
        switch (family, orientation) {
        case (.tablet, _), (.television, _): SizeClasses(horizontal: .regular, vertical: .regular)
        case (_, .portrait): SizeClasses(horizontal: .compact, vertical: .regular)
        case (.largePhone, .landscape): SizeClasses(horizontal: .regular, vertical: .compact)
        case (.phone, .landscape): SizeClasses(horizontal: .compact, vertical: .compact)
        }
    }

    private init(
        _ id: String, _ width: Double, _ height: Double, _ scale: Double, _ family: Family, top: Double = 20,
        bottom: Double = 0
    ) {
        self.id = id
        portraitSize = LayoutSize(width: width, height: height)
        self.scale = scale
        self.family = family
        topInset = top
        bottomInset = bottom
    }

    /// Sizes and insets as the makers of the devices publish them.
    public static let all: [LayoutDevice] = [
        LayoutDevice("retina3_5", 320, 480, 2, .phone),
        LayoutDevice("retina4_0", 320, 568, 2, .phone),
        LayoutDevice("retina4_7", 375, 667, 2, .phone),
        LayoutDevice("retina5_5", 414, 736, 3, .largePhone),
        LayoutDevice("retina5_9", 375, 812, 3, .phone, top: 44, bottom: 34),
        LayoutDevice("retina5_4", 375, 812, 3, .phone, top: 50, bottom: 34),
        LayoutDevice("retina6_0", 390, 844, 3, .phone, top: 47, bottom: 34),
        LayoutDevice("retina6_1", 414, 896, 2, .largePhone, top: 44, bottom: 34),
        LayoutDevice("retina6_12", 393, 852, 3, .phone, top: 59, bottom: 34),
        LayoutDevice("retina6_3", 402, 874, 3, .phone, top: 62, bottom: 34),
        LayoutDevice("retina6_5", 414, 896, 3, .largePhone, top: 44, bottom: 34),
        LayoutDevice("retina6_7", 428, 926, 3, .largePhone, top: 47, bottom: 34),
        LayoutDevice("retina6_72", 430, 932, 3, .largePhone, top: 59, bottom: 34),
        LayoutDevice("retina6_9", 440, 956, 3, .largePhone, top: 62, bottom: 34),
        LayoutDevice("ipad7_9", 768, 1024, 2, .tablet),
        LayoutDevice("ipad8_3rounded", 744, 1133, 2, .tablet, top: 24, bottom: 20),
        LayoutDevice("ipad9_7", 768, 1024, 2, .tablet),
        LayoutDevice("ipad10_2", 810, 1080, 2, .tablet),
        LayoutDevice("ipad10_5", 834, 1112, 2, .tablet),
        LayoutDevice("ipad10_9rounded", 820, 1180, 2, .tablet, top: 24, bottom: 20),
        LayoutDevice("ipad11_0rounded", 834, 1194, 2, .tablet, top: 24, bottom: 20),
        LayoutDevice("ipad12_9", 1024, 1366, 2, .tablet),
        LayoutDevice("ipad12_9rounded", 1024, 1366, 2, .tablet, top: 24, bottom: 20),
        LayoutDevice("appleTV", 1920, 1080, 1, .television),
    ]
}
