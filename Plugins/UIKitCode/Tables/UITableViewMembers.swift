/// Names that a class below `UITableView` cannot give to members of its own, beside those of all views. Source: the properties of
/// `UITableView` and `UIScrollView` in UIKit's headers.
enum UITableViewMembers {
    static let names: Set<String> = [
        "adjustedContentInset", "allowsFocus", "allowsMultipleSelection", "allowsMultipleSelectionDuringEditing", "allowsSelection",
        "allowsSelectionDuringEditing", "alwaysBounceHorizontal", "alwaysBounceVertical", "backgroundView", "bounces", "bouncesZoom",
        "canCancelContentTouches", "cellLayoutMarginsFollowReadableWidth", "contentInset", "contentInsetAdjustmentBehavior",
        "contentLayoutGuide", "contentOffset", "contentSize", "dataSource", "decelerationRate", "delaysContentTouches", "delegate",
        "directionalPressGestureRecognizer", "dragDelegate", "dragInteractionEnabled", "dropDelegate", "estimatedRowHeight",
        "estimatedSectionFooterHeight", "estimatedSectionHeaderHeight", "fillerRowHeight", "frameLayoutGuide", "hasActiveDrag",
        "hasActiveDrop", "hasUncommittedUpdates", "indexDisplayMode", "indexPathForSelectedRow", "indexPathsForSelectedRows",
        "indexPathsForVisibleRows", "indicatorStyle", "insetsContentViewsToSafeArea", "isDecelerating", "isDirectionalLockEnabled",
        "isDragging", "isEditing", "isPagingEnabled", "isPrefetchingEnabled", "isScrollEnabled", "isTracking", "isZoomBouncing",
        "isZooming", "keyboardDismissMode", "maximumZoomScale", "minimumZoomScale", "numberOfSections", "panGestureRecognizer",
        "pinchGestureRecognizer", "prefetchDataSource", "refreshControl", "remembersLastFocusedIndexPath", "rowHeight",
        "scrollIndicatorInsets", "scrollsToTop", "sectionFooterHeight", "sectionHeaderHeight", "sectionHeaderTopPadding",
        "sectionIndexBackgroundColor", "sectionIndexColor", "sectionIndexMinimumDisplayRowCount",
        "sectionIndexTrackingBackgroundColor", "selectionFollowsFocus", "separatorColor", "separatorEffect", "separatorInset",
        "separatorInsetReference", "separatorStyle", "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "style",
        "tableFooterView", "tableHeaderView", "visibleCells", "zoomScale",
    ]
}
