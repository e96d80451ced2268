@_exported import UIKit

@objc open class AVAsset: NSObject {
    public convenience init(url: URL) { self.init() }
    open var duration: CMTime { CMTime() }
}
@objc open class AVURLAsset: AVAsset {
    public convenience init(url: URL, options: [String: Any]? = nil) { self.init() }
    open var url: URL { URL(fileURLWithPath: "/") }
}
public struct CMTime: Sendable {
    public init() {}
    public init(seconds: Double, preferredTimescale: Int32) {}
    public init(value: Int64, timescale: Int32) {}
    public var seconds: Double { 0 }
    public static let zero = CMTime()
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { 0 }
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime() }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime { CMTime() }
@objc open class AVPlayerItem: NSObject {
    public convenience init(url: URL) { self.init() }
    public convenience init(asset: AVAsset) { self.init() }
    open var asset: AVAsset { AVAsset() }
    open var duration: CMTime { CMTime() }
    open func currentTime() -> CMTime { CMTime() }
}
@objc open class AVPlayer: NSObject {
    public convenience init(url: URL) { self.init() }
    public convenience init(playerItem: AVPlayerItem?) { self.init() }
    open var currentItem: AVPlayerItem? { nil }
    open var rate: Float = 0
    open var volume: Float = 1
    open var isMuted = false
    open func play() {}
    open func pause() {}
    open func seek(to time: CMTime) {}
    open func currentTime() -> CMTime { CMTime() }
    open func replaceCurrentItem(with item: AVPlayerItem?) {}
}
@preconcurrency @MainActor @objc open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer?
    open var showsPlaybackControls = true
    open var allowsPictureInPicturePlayback = true
}
@objc open class AVPlayerLayer: CALayer {
    public convenience init(player: AVPlayer?) { self.init() }
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
}
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resize = AVLayerVideoGravity(rawValue: "resize")
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "resizeAspectFill")
}
@objc public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    @objc optional func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}
@objc open class AVAudioPlayer: NSObject {
    public init(contentsOf url: URL) throws {}
    public init(data: Data) throws {}
    open weak var delegate: AVAudioPlayerDelegate?
    open var isPlaying: Bool { false }
    open var volume: Float = 1
    open var numberOfLoops = 0
    open var currentTime: TimeInterval = 0
    open var duration: TimeInterval { 0 }
    @discardableResult open func prepareToPlay() -> Bool { true }
    @discardableResult open func play() -> Bool { true }
    open func pause() {}
    open func stop() {}
}
@objc open class AVAudioSession: NSObject {
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let playback = Category(rawValue: "playback")
        public static let ambient = Category(rawValue: "ambient")
        public static let soloAmbient = Category(rawValue: "soloAmbient")
        public static let record = Category(rawValue: "record")
        public static let playAndRecord = Category(rawValue: "playAndRecord")
    }
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "default")
    }
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
    }
    open class func sharedInstance() -> AVAudioSession { AVAudioSession() }
    open func setCategory(_ category: Category) throws {}
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
    open func setActive(_ active: Bool) throws {}
}
