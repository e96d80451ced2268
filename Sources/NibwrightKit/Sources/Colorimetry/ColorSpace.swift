/// A color space that documents, catalogs or code write colors in.
public enum ColorSpace: String, Hashable, Sendable, CaseIterable, Comparable {
    /// IEC 61966-2-1, extended beyond 0 to 1.
    case sRGB
    /// SMPTE RP 431-2 primaries, D65, the curve of sRGB.
    case displayP3
    /// The primaries of sRGB without its curve.
    case linearSRGB
    /// Gray with a gamma of 2.2, which UIKit uses for `UIColor(white:alpha:)`.
    case grayGamma22
    /// Apple's Generic RGB, gamma 1.8.
    case calibratedRGB
    /// Apple's Generic Gray.
    case calibratedWhite
    /// Whatever the device shows; the same as sRGB on iOS, tvOS and watchOS.
    case deviceRGB
    /// A gray of whatever gamma the device has; no formula is agreed upon.
    case deviceWhite
    /// Apple's Generic CMYK.
    case genericCMYK
    /// The inks of whatever printer there is; no formula is agreed upon.
    case deviceCMYK

    /// The names of the components, in order, without alpha: `red`, `green`, `blue`.
    public var componentNames: [String] {
        switch self {
        case .sRGB, .displayP3, .linearSRGB, .calibratedRGB, .deviceRGB: ["red", "green", "blue"]
        case .grayGamma22, .calibratedWhite, .deviceWhite: ["white"]
        case .genericCMYK, .deviceCMYK: ["cyan", "magenta", "yellow", "black"]
        }
    }

    /// In words, for reports.
    public var title: String {
        switch self {
        case .sRGB: "sRGB"
        case .displayP3: "Display P3"
        case .linearSRGB: "linear sRGB"
        case .grayGamma22: "gray gamma 2.2"
        case .calibratedRGB: "calibrated RGB"
        case .calibratedWhite: "calibrated white"
        case .deviceRGB: "device RGB"
        case .deviceWhite: "device white"
        case .genericCMYK: "generic CMYK"
        case .deviceCMYK: "device CMYK"
        }
    }

    public static func < (left: ColorSpace, right: ColorSpace) -> Bool { left.order < right.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
