@objc open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable, _ExpressibleByImageLiteral {

    @objc public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
    @objc public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    @objc public enum ResizingMode: Int, Sendable { case tile, stretch }
    @objc public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
    @objc public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public override init() { super.init() }
    public convenience init?(named name: String) { self.init() }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init()
    }
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init()
    }
    public convenience init?(systemName: String) { self.init() }
    public convenience init?(systemName: String, withConfiguration configuration: Configuration?) { self.init() }
    public convenience init?(systemName: String, compatibleWith traits: UITraitCollection?) { self.init() }
    public convenience init(resource: ImageResource) { self.init() }
    public convenience init?(contentsOfFile path: String) { self.init() }
    public convenience init?(data: Data) { self.init() }
    public convenience init?(data: Data, scale: CGFloat) { self.init() }
    public convenience init(cgImage: CGImage) { self.init() }
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) { self.init() }
    public convenience init(ciImage: CIImage) { self.init() }
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) { self.init() }
    public required convenience nonisolated init(imageLiteralResourceName name: String) { self.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }

    open var size: CGSize { .zero }
    open var scale: CGFloat { 1 }
    open var imageOrientation: Orientation { .up }
    open var cgImage: CGImage? { nil }
    open var ciImage: CIImage? { nil }
    open var images: [UIImage]? { nil }
    open var duration: TimeInterval { 0 }
    open var capInsets: UIEdgeInsets { .zero }
    open var renderingMode: RenderingMode { .automatic }
    open var isSymbolImage: Bool { false }
    open var imageAsset: UIImageAsset? { nil }
    open var configuration: Configuration? { nil }
    open var symbolConfiguration: SymbolConfiguration? { nil }
    open var traitCollection: UITraitCollection { .current }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open var flipsForRightToLeftLayoutDirection: Bool { false }
    open func draw(at point: CGPoint) {}
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
    open func draw(in rect: CGRect) {}
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
    open func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
    open func withTintColor(_ color: UIColor) -> UIImage { self }
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
    open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
    open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }
    open func withHorizontallyFlippedOrientation() -> UIImage { self }
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
    open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }
    open func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
    open func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage { self }
    open func preparingForDisplay() -> UIImage? { self }
    open func preparingThumbnail(of size: CGSize) -> UIImage? { self }
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
    open func pngData() -> Data? { nil }
    open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { nil }
    open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? { nil }

    @objc(UIImageConfiguration) open class Configuration: NSObject, @unchecked Sendable {
        open func withTraitCollection(_ traits: UITraitCollection?) -> Self { self }
    }

    @objc(UIImageSymbolConfiguration) open class SymbolConfiguration: Configuration, @unchecked Sendable {
        public convenience init(pointSize: CGFloat) { self.init() }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init() }
        public convenience init(scale: SymbolScale) { self.init() }
        public convenience init(weight: SymbolWeight) { self.init() }
        public convenience init(textStyle: UIFont.TextStyle) { self.init() }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
        public convenience init(font: UIFont) { self.init() }
        public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
        public convenience init(hierarchicalColor: UIColor) { self.init() }
        public convenience init(paletteColors: [UIColor]) { self.init() }
        open func applying(_ other: SymbolConfiguration) -> Self { self }
    }
}

public typealias _ImageLiteralType = UIImage

@objc open class UIImageAsset: NSObject {
    open func register(_ image: UIImage, with traits: UITraitCollection) {}
    open func image(with traits: UITraitCollection) -> UIImage { UIImage() }
}

@objc open class CIImage: NSObject {
    public convenience init?(image: UIImage) { self.init() }
    public convenience init(cgImage: CGImage) { self.init() }
    public convenience init?(data: Data) { self.init() }
    open var extent: CGRect { .zero }
    open func transformed(by transform: CGAffineTransform) -> CIImage { self }
    open func cropped(to rect: CGRect) -> CIImage { self }
    open func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
}

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { nil }
public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? { nil }
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
) {}
