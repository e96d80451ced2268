@preconcurrency @MainActor @objc open class UISwitch: UIControl {
    @objc public enum Style: Int, Sendable { case automatic, checkbox, sliding }
    @objc open var isOn = false
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var onImage: UIImage?
    open var offImage: UIImage?
    open var title: String?
    open var preferredStyle = Style.automatic
}

@preconcurrency @MainActor @objc open class UISlider: UIControl {
    @objc open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
    open var currentThumbImage: UIImage? { nil }
    open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { bounds }
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { bounds }
}

@preconcurrency @MainActor @objc open class UIStepper: UIControl {
    open var value: Double = 0
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
}

@preconcurrency @MainActor @objc open class UISegmentedControl: UIControl {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    private var titles: [String?] = []
    @objc open var selectedSegmentIndex = 0
    open var numberOfSegments: Int { titles.count }
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false
    open var selectedSegmentTintColor: UIColor?
    open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        titles.insert(title, at: min(index, titles.count))
    }
    open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
        titles.insert(nil, at: min(index, titles.count))
    }
    open func removeSegment(at index: Int, animated: Bool) {}
    open func removeAllSegments() { titles = [] }
    open func setTitle(_ title: String?, forSegmentAt index: Int) {
        guard titles.indices.contains(index) else { return }
        titles[index] = title
    }
    open func titleForSegment(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }
    open func setImage(_ image: UIImage?, forSegmentAt index: Int) {}
    open func imageForSegment(at index: Int) -> UIImage? { nil }
    open func setWidth(_ width: CGFloat, forSegmentAt index: Int) {}
    open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {}
    open func isEnabledForSegment(at index: Int) -> Bool { true }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State,
        barMetrics: UIBarMetrics
    ) {}
    nonisolated public static let noSegment = -1
}

@preconcurrency @MainActor @objc open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0
    open var hidesForSinglePage = false
    open var defersCurrentPageDisplay = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    open var backgroundStyle = BackgroundStyle.automatic
    open var allowsContinuousInteraction = true
    open var preferredIndicatorImage: UIImage?
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
    open func updateCurrentPageDisplay() {}
    open func size(forNumberOfPages pages: Int) -> CGSize { .zero }
    @objc public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
}

@preconcurrency @MainActor @objc open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}

@preconcurrency @MainActor @objc open class UIDatePicker: UIControl {
    @objc public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
    open var datePickerMode = Mode.dateAndTime
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    open var datePickerStyle: UIDatePickerStyle { .automatic }
    open var locale: Locale?
    open var calendar: Calendar! = Calendar.current
    open var timeZone: TimeZone?
    open var date = Date()
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var countDownDuration: TimeInterval = 0
    open var minuteInterval = 1
    open var roundsToMinuteInterval = true
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

@objc public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

@preconcurrency @MainActor @objc open class UIColorWell: UIControl {
    open var selectedColor: UIColor?
    open var supportsAlpha = true
    open var title: String?
}
