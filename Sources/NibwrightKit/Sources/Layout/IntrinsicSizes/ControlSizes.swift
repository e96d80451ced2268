import InterfaceBuilder

/// Sizes of controls whose look the system decides, by its version.
///
/// They are those of controls in public documents whose size nothing else decides.
struct ControlSizes {
    let systemVersion: Int
    let texts: ViewTexts

    /// The size of the alignment rectangle; nil for a view that has none of its own.
    func size(of view: Element) -> ContentSize? {
        switch view.name {
        case "switch":
            return systemVersion >= 26 ? ContentSize(width: 61, height: 28) : ContentSize(width: 49, height: 31)
        case "slider": return ContentSize(height: systemVersion >= 26 ? 34 : 30)
        case "stepper": return ContentSize(width: 94, height: systemVersion >= 13 ? 32 : 29)
        case "progressView":
            return ContentSize(height: systemVersion >= 14 ? 4 : view["progressViewStyle"] == "bar" ? 2.5 : 2)
        case "activityIndicatorView": return indicator(view)
        case "segmentedControl": return segmentedControl(view)
        case "pageControl": return pageControl(view)
        case "datePicker", "pickerView": return picker(view)
        case "searchBar": return ContentSize(height: systemVersion >= 26 ? 64 : systemVersion >= 11 ? 56 : 44)
        case "navigationBar":
            return ContentSize(height: view["largeTitles"] == "YES" ? 96 : systemVersion >= 26 ? 54 : 44)
        case "toolbar": return ContentSize(height: texts.environment.safeArea.bottom > 0 ? 49 : 44)
        case "tabBar": return ContentSize(height: 49)
        default: return nil
        }
    }

    private func indicator(_ view: Element) -> ContentSize {
        let isLarge = ["whiteLarge", "large"].contains(view["style"] ?? "")
        return ContentSize(width: isLarge ? 37 : 20, height: isLarge ? 37 : 20)
    }

    private func segmentedControl(_ view: Element) -> ContentSize {
        let font = TextMeasure(font: FontDescription(pointSize: 13, weight: .medium), scale: 1)
        let segments = view.child(named: "segments")?.children ?? []
        let padding: Double = systemVersion >= 13 ? 18 : 13
        let texts = segments.map { font.width(of: $0["title"] ?? "") + padding }
        // Segments are as wide as the widest one, unless each may have its own width.
        let isApportioned = view["apportionsSegmentWidthsByContent"] == "YES"
        let widths = zip(segments, texts).map { segment, text -> Double in
            let fixed = segment["width"].flatMap(Double.init) ?? 0
            return fixed > 0 ? fixed : isApportioned ? text : texts.max() ?? 0
        }
        let width = widths.reduce(0, +) + Double(max(0, widths.count - 1))
        return ContentSize(width: width.rounded(), height: systemVersion >= 13 ? 31 : 28)
    }

    private func pageControl(_ view: Element) -> ContentSize {
        let count = view["numberOfPages"].flatMap(Double.init) ?? 0
        if systemVersion >= 14 {
            // iOS 16 and 17 leave more room at both ends.
            let ends: Double = systemVersion == 16 || systemVersion == 17 ? 62 : 20
            return ContentSize(width: ends + 18 * count, height: systemVersion >= 15 ? 26 : 27.5)
        }
        return ContentSize(width: max(0, 16 * count - 9), height: 37)
    }

    private func picker(_ view: Element) -> ContentSize {
        if view.isNamed("datePicker"), view["style"] == "compact" { return ContentSize(height: 34) }
        return ContentSize(width: 320, height: 216)
    }
}
