@preconcurrency @MainActor @objc open class UISearchController: UIViewController {
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open weak var searchResultsUpdater: UISearchResultsUpdating?
    open var isActive = false
    open weak var delegate: UISearchControllerDelegate?
    open var dimsBackgroundDuringPresentation = true
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    open var showsSearchResultsController = false
    open private(set) var searchResultsController: UIViewController?
    open private(set) lazy var searchBar = UISearchBar()
}

@preconcurrency @MainActor @objc public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor @objc public protocol UISearchControllerDelegate: NSObjectProtocol {
    @objc optional func willPresentSearchController(_ searchController: UISearchController)
    @objc optional func didPresentSearchController(_ searchController: UISearchController)
    @objc optional func willDismissSearchController(_ searchController: UISearchController)
    @objc optional func didDismissSearchController(_ searchController: UISearchController)
    @objc optional func presentSearchController(_ searchController: UISearchController)
}

@preconcurrency @MainActor @objc open class UISearchBar: UIView, UIBarPositioning {
    @objc public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
    @objc public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    open var barPosition: UIBarPosition { .any }
    open weak var delegate: UISearchBarDelegate?
    open var barStyle = UIBarStyle.default
    @objc open var text: String?
    open var prompt: String?
    open var placeholder: String?
    open var searchTextField = UISearchTextField()
    open var searchBarStyle = Style.default
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var showsBookmarkButton = false
    open var showsCancelButton = false
    open var showsSearchResultsButton = false
    open var isSearchResultsButtonSelected = false
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    open var showsScopeBar = false
    open var backgroundImage: UIImage?
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.search
    open var enablesReturnKeyAutomatically = true
    open var searchTextPositionAdjustment = UIOffset.zero
    open var isEnabled = true
    open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
    open func setShowsScope(_ shows: Bool, animated: Bool) {}
    open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {}
    open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {}
    open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {}
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
}

@preconcurrency @MainActor @objc public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    @objc optional func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    @objc optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    @objc optional func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    @objc optional func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    @objc optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    @objc optional func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    @objc optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    @objc optional func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    @objc optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    @objc optional func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    @objc optional func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
