import InterfaceBuilder

extension InferredBars {
    /// The height of the bar above; 0 for none.
    public var topHeight: Double {
        switch top {
        case .navigation(let navigation):
            let isLarge = navigation.child(named: "navigationBar")?["largeTitles"] == "YES"
            let mode = controller.child(named: "navigationItem")?["largeTitleDisplayMode"]
            return isLarge && mode != "never" ? 96 : 44
        case .simulated(let metrics): return metrics["prompted"] == "YES" ? 74 : 44
        case .tabs, .toolbar, nil: return 0
        }
    }

    /// The height of the bar below; 0 for none.
    ///
    /// - Parameter hasHomeIndicator: whether the screen has one, above which a toolbar is as high as a tab bar.
    public func bottomHeight(hasHomeIndicator: Bool) -> Double {
        switch bottom {
        case .tabs: 49
        case .simulated(let metrics) where metrics.isNamed("simulatedTabBarMetrics"): 49
        case .toolbar, .simulated: hasHomeIndicator ? 49 : 44
        case .navigation, nil: 0
        }
    }
}

extension Element {
    /// Whether another scene shows the controller in a container view.
    var isEmbedded: Bool { document.segues(to: self).contains { $0.kind == "embed" } }

    /// Whether the controller is shown in a popover.
    var isPopover: Bool {
        document.segues(to: self).contains { $0.kind == "popoverPresentation" || $0.kind == "popover" }
    }
}
