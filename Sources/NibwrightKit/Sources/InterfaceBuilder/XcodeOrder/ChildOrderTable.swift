// Generated from measurement, not written by hand, like `AttributeOrderTable.swift`: an earlier measurement of 7,889
// documents joined with the pairs of children counted in 4,474 distinct documents (34 of 488,601 pairs stand against
// a row). `tag@key` is a child with that `key`; `tag@` one whose key is its tag. Where platforms or eras differ there
// are rows for each: `/macOS`, `/watchOS`, and `<17000` or `<23000` for tools versions below that. The row `*` is the
// order over all parents. Lists in the user's own order (subviews, objects, items, …) have no row.

/// `parent: child child …`, in Xcode's order; a row goes on until the next word with a colon.
let childOrderTable: StaticString = """
    *: frame@frameInset rect@frame autoresizingMask@ attributedString@attributedTitle
      extendedEdge@edgesForExtendedLayout font@ string@title tabBarItem@ toolbarItems navigationItem@ subviews
      view@contentView animations metadata string@toolTip inset@insetFor6xAndEarlier
      directionalEdgeInsets@directionalLayoutMargins shadow@ rect@contentStretch simulatedOrientationMetrics@
      inset@scrollIndicatorInsets variation@heightClass=compact-widthClass=regular imageReference@image
      simulatedTabBarMetrics@simulatedBottomBarMetrics items simulatedToolbarMetrics@simulatedBottomBarMetrics
      variation@heightClass=compact-widthClass=compact accessibility simulatedStatusBarMetrics@
      simulatedScreenMetrics@simulatedDestinationMetrics variation@widthClass=compact
      simulatedNavigationBarMetrics@simulatedTopBarMetrics variation@heightClass=regular-widthClass=compact
      viewLayoutGuide@contentLayoutGuide viewLayoutGuide@frameLayoutGuide color@barTintColor edgeInsets@layoutMargins
      variation@widthClass=regular variation@heightClass=compact nil@simulatedTopBarMetrics
      nil@simulatedBottomBarMetrics size@freeformSize accessibility@accessibilityConfiguration
      variation@heightClass=regular-widthClass=regular nil@simulatedStatusBarMetrics gestureRecognizers
      color@tintColor attributedString@userComments variation@default
      freeformSimulatedSizeMetrics@simulatedDestinationMetrics viewLayoutGuide@safeArea color@backgroundColor
      constraints fontDescription@ color@textColor userDefinedRuntimeAttributes connections point@canvasLocation
    accessibility: accessibilityTraits@traits bool@isElement
    activityIndicatorView: frame@frameInset rect@frame animations autoresizingMask@ color@backgroundColor
      color@tintColor constraints color@ gestureRecognizers userDefinedRuntimeAttributes point@canvasLocation
      variation@default
    allowedToolbarItems: toolbarItem searchToolbarItem
    application: menu@mainMenu connections
    arrayController: declaredKeys classReference@objectClass connections
    arscnView: rect@frame autoresizingMask@
    arskView: rect@frame autoresizingMask@
    attributes: color@NSBackgroundColor color@NSColor font@NSFont font@NSOriginalFont real@NSKern integer@NSLigature
      paragraphStyle@NSParagraphStyle color@NSStrokeColor integer@NSUnderline color@NSUnderlineColor
      real@NSStrokeWidth
    avPlayerView: rect@frame autoresizingMask@ constraints animations
    avPlayerViewController: imageView@view navigationItem@
    backgroundConfiguration: color@backgroundColor color@strokeColor
    barButtonItem: activityIndicatorView@customView button@customView imageReference@image segmentedControl@customView
      slider@customView switch@customView view@customView inset@imageInsets color@tintColor
      userDefinedRuntimeAttributes connections
    beginningViews: button imageView textField progressIndicator
    box: rect@frame autoresizingMask@ view@contentView attributedString@userComments constraints point@canvasLocation
      shadow@ color@borderColor color@fillColor font@titleFont connections
    button<23000: accessibilityTraits@ color@titleColor frame@frameInset group@contentGroup rect@frame animations
      autoresizingMask@ color@backgroundColor accessibility@accessibilityConfiguration
      directionalEdgeInsets@directionalLayoutMargins fontDescription@font gestureRecognizers rect@contentStretch
      inset@insetFor6xAndEarlier string@toolTip constraints buttonCell@cell color@bezelColor color@contentTintColor
      symbolConfiguration@ fontDescription@ color@tintColor inset@contentEdgeInsets inset@titleEdgeInsets
      inset@imageEdgeInsets size@titleShadowOffset variation@device=watch42mm viewLayoutGuide@safeArea state@normal
      buttonConfiguration@configuration state@disabled accessibility state@focused state@selected
      attributedString@userComments state@highlighted userDefinedRuntimeAttributes variation@default
      variation@heightClass=compact variation@heightClass=compact-widthClass=compact
      variation@heightClass=compact-widthClass=regular variation@heightClass=regular-widthClass=regular
      variation@widthClass=compact connections point@canvasLocation
    button: group@contentGroup rect@frame autoresizingMask@ color@backgroundColor
      accessibility@accessibilityConfiguration directionalEdgeInsets@directionalLayoutMargins gestureRecognizers
      rect@contentStretch string@toolTip buttonCell@cell color@bezelColor color@contentTintColor symbolConfiguration@
      constraints fontDescription@ color@tintColor inset@contentEdgeInsets inset@titleEdgeInsets inset@imageEdgeInsets
      size@titleShadowOffset viewLayoutGuide@safeArea state@normal buttonConfiguration@configuration state@disabled
      state@selected accessibility attributedString@userComments state@highlighted userDefinedRuntimeAttributes
      variation@default variation@heightClass=compact-widthClass=compact
      variation@heightClass=compact-widthClass=regular variation@heightClass=regular-widthClass=regular
      point@canvasLocation variation@widthClass=compact connections
    buttonCell: behavior@ font@ accessibility imageReference@image string@keyEquivalent attributedString@userComments
      connections modifierMask@keyEquivalentModifierMask userDefinedRuntimeAttributes
    buttonConfiguration: attributedString@attributedTitle backgroundConfiguration@background imageReference@image
      preferredSymbolConfiguration@preferredSymbolConfigurationForImage fontDescription@titleFontDescription
      directionalEdgeInsets@contentInsets color@baseForegroundColor color@baseBackgroundColor
    class: source@sourceIdentifier relationships
    clipView: rect@frame autoresizingMask@ subviews constraints color@backgroundColor accessibility
      nil@backgroundColor edgeInsets@contentInsets
    collectionReusableView<17000: rect@frame autoresizingMask@ subviews color@backgroundColor color@tintColor
      gestureRecognizers constraints viewLayoutGuide@safeArea connections point@canvasLocation
    collectionReusableView: rect@frame autoresizingMask@ subviews viewLayoutGuide@safeArea color@backgroundColor
      constraints connections point@canvasLocation
    collectionView: frame@frameInset rect@frame animations autoresizingMask@
      collectionViewGridLayout@collectionViewLayout viewLayoutGuide@safeArea color@backgroundColor color@tintColor
      constraints freeformSimulatedSizeMetrics@simulatedDestinationMetrics gestureRecognizers
      inset@scrollIndicatorInsets viewLayoutGuide@contentLayoutGuide viewLayoutGuide@frameLayoutGuide
      collectionViewLayout@ collectionViewFlowLayout@collectionViewLayout cells
      collectionReusableView@sectionHeaderView collectionReusableView@sectionFooterView color@primaryBackgroundColor
      connections point@canvasLocation userDefinedRuntimeAttributes variation@default variation@heightClass=compact
    collectionViewCell<17000: frame@frameInset rect@frame autoresizingMask@ collectionViewCellContentView@contentView
      view@contentView animations color@backgroundColor color@tintColor gestureRecognizers constraints
      viewLayoutGuide@safeArea size@customSize userDefinedRuntimeAttributes connections point@canvasLocation
    collectionViewCell: rect@frame autoresizingMask@ collectionViewCellContentView@contentView view@contentView
      viewLayoutGuide@safeArea color@backgroundColor color@tintColor gestureRecognizers constraints size@customSize
      userDefinedRuntimeAttributes connections point@canvasLocation
    collectionViewCellContentView: rect@frame autoresizingMask@ subviews color@backgroundColor
      viewLayoutGuide@safeArea constraints userDefinedRuntimeAttributes
    collectionViewController: collectionView@view size@freeformSize tabBarItem@ nil@simulatedTopBarMetrics
      toolbarItems navigationItem@ simulatedNavigationBarMetrics@simulatedTopBarMetrics
      simulatedToolbarMetrics@simulatedBottomBarMetrics connections userDefinedRuntimeAttributes
    collectionViewFlowLayout: size@itemSize size@estimatedItemSize edgeInsets@sectionInset size@headerReferenceSize
      size@footerReferenceSize inset@sectionInset userDefinedRuntimeAttributes
    collectionViewGridLayout: size@minimumItemSize size@maximumItemSize
    collectionViewItem: customView@view view@ connections
    colorWell: rect@frame autoresizingMask@ constraints color@ connections
    comboBox: rect@frame autoresizingMask@ constraints comboBoxCell@cell connections
    comboBoxCell: font@ color@textColor color@backgroundColor connections objectValues
    configuration: null@inputImage real@inputIntensity real@inputRadius
    constraint: userDefinedRuntimeAttributes variation@heightClass=compact variation@heightClass=regular
      variation@widthClass=compact variation@widthClass=regular variation@heightClass=compact-widthClass=compact
      variation@heightClass=compact-widthClass=regular variation@heightClass=regular-widthClass=compact
      variation@heightClass=regular-widthClass=regular
    containerView: rect@frame animations autoresizingMask@ color@backgroundColor color@tintColor constraints
      edgeInsets@layoutMargins gestureRecognizers userDefinedRuntimeAttributes variation@default
      variation@heightClass=compact variation@widthClass=regular connections
    control: rect@frame autoresizingMask@ string@toolTip actionCell@cell connections
    controller: items color@backgroundColor edgeInsets@margins menu@ variation@device=watch38mm connections
    customObject: userDefinedRuntimeAttributes connections
    customView: rect@frame autoresizingMask@ metadata userGuides subviews constraints accessibility animations shadow@
      userDefinedRuntimeAttributes viewLayoutGuide@safeArea viewLayoutGuide@layoutMargins connections
      point@canvasLocation
    datePicker: rect@frame autoresizingMask@ color@backgroundColor color@tintColor constraints date@
      datePickerCell@cell directionalEdgeInsets@directionalLayoutMargins date@minimumDate date@maximumDate connections
      timeZone@ userDefinedRuntimeAttributes
    datePickerCell: font@ date@ color@backgroundColor color@textColor datePickerElements@
    defaultToolbarItems: toolbarItem searchToolbarItem
    document<17000: device dependencies customFonts@ objects scenes resources classes
      simulatedMetricsContainer@defaultSimulatedMetrics inferredMetricsTieBreakers color@tintColor
    document: device accessibilityOverrides dependencies customFonts@ objects scenes designables
      inferredMetricsTieBreakers color@tintColor resources
    drawer: size@contentSize size@minContentSize size@maxContentSize connections
    fixedSimulatedSizeMetrics: size@portraitSize size@landscapeSize
    glanceController: items connections
    glkView: rect@frame autoresizingMask@ color@backgroundColor viewLayoutGuide@safeArea connections
    glkViewController: layoutGuides glkView@view navigationItem@
    gridCell: box@contentView button@contentView customView@contentView popUpButton@contentView
      secureTextField@contentView textField@contentView
    gridView: rect@frame constraints rows columns gridCells
    group: items color@backgroundColor connections edgeInsets@margins gestureRecognizers variation@device=watch38mm
      variation@device=watch40mm variation@device=watch41mm variation@device=watch42mm variation@device=watch44mm
      variation@device=watch45mm
    hostingController: tabBarItem@ userDefinedRuntimeAttributes navigationItem@ connections
    imageCell: accessibility font@
    imageView: frame@frameInset rect@frame autoresizingMask@ animations color@backgroundColor
      accessibility@accessibilityConfiguration color@tintColor edgeInsets@layoutMargins rect@contentStretch
      gestureRecognizers constraints imageReference@image attributedString@userComments imageCell@cell accessibility
      inset@insetFor6xAndEarlier preferredSymbolConfiguration@ shadow@ point@canvasLocation color@contentTintColor
      symbolConfiguration@ userDefinedRuntimeAttributes connections variation@default
      variation@heightClass=regular-widthClass=regular variation@widthClass=compact variation@widthClass=regular
      variation@heightClass=compact-widthClass=regular viewLayoutGuide@safeArea
    label: frame@frameInset rect@frame autoresizingMask@ animations color@backgroundColor color@tintColor
      accessibility@accessibilityConfiguration directionalEdgeInsets@directionalLayoutMargins edgeInsets@layoutMargins
      gestureRecognizers constraints attributedString@attributedText inset@insetFor6xAndEarlier mutableString@text
      rect@contentStretch string@text viewLayoutGuide@safeArea fontDescription@ color@textColor fontDescription@font
      nil@textColor color@highlightedColor nil@highlightedColor color@shadowColor point@canvasLocation
      size@shadowOffset attributedString@userComments string@userLabel userDefinedRuntimeAttributes connections
      variation@default variation@device=watch38mm variation@device=watch42mm variation@heightClass=compact
      variation@heightClass=compact-widthClass=compact variation@heightClass=regular-widthClass=compact
      variation@heightClass=regular-widthClass=regular variation@userInterfaceStyle=dark variation@widthClass=compact
      variation@widthClass=regular
    levelIndicator: rect@frame constraints levelIndicatorCell@cell
    mapView: frame@frameInset rect@frame animations autoresizingMask@ color@backgroundColor color@tintColor
      gestureRecognizers constraints point@canvasLocation userDefinedRuntimeAttributes connections
    matrix: rect@frame autoresizingMask@ color@backgroundColor size@cellSize size@intercellSpacing
      buttonCell@prototype textFieldCell@prototype cells
    menu: items attributedString@userComments userDefinedRuntimeAttributes connections point@canvasLocation
    menuItem: attributedString@attributedTitle integer@representedObject imageReference@image
      imageReference@secondaryImage string@keyEquivalent string@title modifierMask@keyEquivalentModifierMask
      menu@submenu attributedString@userComments accessibility string@toolTip userDefinedRuntimeAttributes connections
    middleViews: imageView textField button
    mtkView: rect@frame autoresizingMask@ constraints
    navigationBar: rect@frame autoresizingMask@ animations attributedString@userComments color@backgroundColor
      constraints gestureRecognizers color@tintColor color@barTintColor edgeInsets@layoutMargins items connections
      textAttributes@titleTextAttributes textAttributes@largeTitleTextAttributes
      navigationBarAppearance@standardAppearance navigationBarAppearance@compactAppearance
      navigationBarAppearance@scrollEdgeAppearance navigationBarAppearance@compactScrollEdgeAppearance
      userDefinedRuntimeAttributes
    navigationController: extendedEdge@edgesForExtendedLayout
      modalFormSheetSimulatedSizeMetrics@simulatedDestinationMetrics tabBarItem@ toolbarItems navigationItem@
      simulatedToolbarMetrics@simulatedBottomBarMetrics nil@simulatedStatusBarMetrics simulatedStatusBarMetrics@
      nil@simulatedTopBarMetrics modalPageSheetSimulatedSizeMetrics@simulatedDestinationMetrics
      nil@simulatedBottomBarMetrics simulatedOrientationMetrics@ simulatedTabBarMetrics@simulatedBottomBarMetrics
      splitViewMasterSimulatedSizeMetrics@simulatedDestinationMetrics value@contentSizeForViewInPopover
      simulatedNavigationBarMetrics@simulatedTopBarMetrics simulatedScreenMetrics@simulatedDestinationMetrics
      freeformSimulatedSizeMetrics@simulatedDestinationMetrics size@freeformSize
      splitViewDetailSimulatedSizeMetrics@simulatedDestinationMetrics navigationBar@ nil attributedString@userComments
      toolbar@ userDefinedRuntimeAttributes connections viewControllers point@canvasLocation
    navigationItem: leftBarButtonItems string@title userDefinedRuntimeAttributes nil@title
      barButtonItem@backBarButtonItem barButtonItem@leftBarButtonItem progressView@titleView rightBarButtonItems
      segmentedControl@titleView textField@titleView view@titleView barButtonItem@rightBarButtonItem
      attributedString@userComments
    notificationController: items notificationCategory@ color@backgroundColor connections
    numberFormatter: integer@roundingIncrement nil@negativeInfinitySymbol nil@positiveInfinitySymbol integer@minimum
      real@roundingIncrement textAttributesForNegativeValues attributedString@attributedStringForNil
      attributedString@attributedStringForNotANumber attributedString@attributedStringForZero decimal@minimum
      decimal@maximum real@minimum real@maximum
    objectController: declaredKeys classReference@objectClass connections
    outlineView: rect@frame autoresizingMask@ size@intercellSpacing color@backgroundColor
      tableViewGridLines@gridStyleMask color@gridColor tableColumns accessibility connections metadata
    pageControl: rect@frame autoresizingMask@ color@backgroundColor color@tintColor constraints
      color@pageIndicatorTintColor color@currentPageIndicatorTintColor connections
    pageViewController: attributedString@userComments navigationItem@ nil@simulatedTopBarMetrics
    pathCell: font@ url@ color@backgroundColor allowedTypes
    pathControl: rect@frame autoresizingMask@ constraints pathCell@cell accessibility connections
    pdfView: rect@frame autoresizingMask@
    pickerView: rect@frame autoresizingMask@ animations viewLayoutGuide@safeArea color@backgroundColor color@tintColor
      constraints variation@default connections userDefinedRuntimeAttributes point@canvasLocation
    placeholder: attributedString@userComments userDefinedRuntimeAttributes connections
    popUpButton<23000: rect@frame autoresizingMask@ string@toolTip constraints popUpButtonCell@cell accessibility
      color@contentTintColor connections point@canvasLocation
    popUpButton: rect@frame autoresizingMask@ string@toolTip popUpButtonCell@cell constraints accessibility
      color@contentTintColor connections point@canvasLocation
    popUpButtonCell: behavior@ font@ string@keyEquivalent modifierMask@keyEquivalentModifierMask menu@ connections
    predicateEditor: rect@frame autoresizingMask@ rowTemplates connections
    predicateEditorRowTemplate: array@leftExpressionObject integer@rightExpressionObject
      comparisonPredicateOptions@options popUpMenus
    progressIndicator: rect@frame autoresizingMask@ connections constraints
    progressView: frame@frameInset rect@frame animations autoresizingMask@ color@backgroundColor color@tintColor
      constraints color@progressTintColor color@trackTintColor userDefinedRuntimeAttributes
    refreshControl: rect@frame autoresizingMask@ attributedString@attributedTitle connections
    ruleEditor: rect@frame autoresizingMask@ connections
    scene: objects point@canvasLocation
    sceneKitView: rect@frame autoresizingMask@ color@backgroundColor
    scrollView: frame@frameInset rect@frame autoresizingMask@ string@toolTip clipView@contentView shadow@ subviews
      animations color@backgroundColor color@tintColor gestureRecognizers edgeInsets@layoutMargins metadata
      variation@heightClass=compact viewLayoutGuide@safeArea constraints edgeInsets@contentInsets
      inset@scrollIndicatorInsets freeformSimulatedSizeMetrics@simulatedDestinationMetrics scroller@horizontalScroller
      scroller@verticalScroller accessibility tableHeaderView@headerView userDefinedRuntimeAttributes
      variation@default viewLayoutGuide@contentLayoutGuide viewLayoutGuide@frameLayoutGuide connections
      point@canvasLocation
    scroller: rect@frame autoresizingMask@ metadata userDefinedRuntimeAttributes
    searchBar: rect@frame autoresizingMask@ color@backgroundColor constraints color@tintColor color@barTintColor
      textInputTraits@ scopeButtonTitles userDefinedRuntimeAttributes connections point@canvasLocation
    searchField: rect@frame autoresizingMask@ constraints searchFieldCell@cell connections
    searchFieldCell: font@ color@textColor color@backgroundColor
    searchToolbarItem: nil@toolTip searchField@view
    secureTextField: rect@frame autoresizingMask@ constraints secureTextFieldCell@cell connections
      point@canvasLocation
    secureTextFieldCell: font@ color@textColor color@backgroundColor allowedInputSourceLocales
    segment: nil@label size@contentOffset
    segmentedCell: font@ segments connections
    segmentedControl: frame@frameInset rect@frame autoresizingMask@ color@backgroundColor constraints
      segmentedCell@cell segments color@selectedSegmentTintColor color@tintColor connections
      userDefinedRuntimeAttributes
    segue: nil@action popoverArrowDirection@ popoverPassthroughViews segue@commit segue@preview
    shadow: size@offset color@
    simulatedMetricsContainer: nil@statusBar simulatedStatusBarMetrics@statusBar
      simulatedOrientationMetrics@orientation simulatedScreenMetrics@destination
    simulatedScreenMetrics: size@portraitSize size@landscapeSize
    skView: rect@frame autoresizingMask@ gestureRecognizers constraints connections
    slider: frame@frameInset rect@frame accessibility@accessibilityConfiguration autoresizingMask@ animations
      color@backgroundColor color@tintColor string@toolTip constraints color@minimumTrackTintColor
      color@maximumTrackTintColor color@thumbTintColor attributedString@userComments sliderCell@cell accessibility
      connections userDefinedRuntimeAttributes
    splitView: rect@frame autoresizingMask@ subviews holdingPriorities userDefinedRuntimeAttributes connections
    splitViewController: splitViewItems splitView@ tabBarItem@ toolbarItems navigationItem@ simulatedStatusBarMetrics@
      simulatedOrientationMetrics@ userDefinedRuntimeAttributes connections
    stackView: frame@frameInset rect@frame autoresizingMask@ beginningViews endViews middleViews subviews animations
      edgeInsets@ gestureRecognizers rect@contentStretch variation@widthClass=regular color@backgroundColor
      color@tintColor viewLayoutGuide@safeArea constraints directionalEdgeInsets@directionalLayoutMargins
      edgeInsets@layoutMargins variation@default variation@heightClass=compact userDefinedRuntimeAttributes
      variation@heightClass=compact-widthClass=compact variation@heightClass=compact-widthClass=regular
      variation@heightClass=regular variation@heightClass=regular-widthClass=compact
      variation@heightClass=regular-widthClass=regular variation@widthClass=compact visibilityPriorities customSpacing
      connections point@canvasLocation
    state: attributedString@attributedTitle string@title color@titleColor color@titleShadowColor imageReference@image
      preferredSymbolConfiguration@
    stepper: rect@frame animations autoresizingMask@ constraints color@tintColor stepperCell@cell accessibility
      connections
    switch: rect@frame accessibility@accessibilityConfiguration attributedString@userComments autoresizingMask@
      color@backgroundColor color@tintColor constraints inset@insetFor6xAndEarlier color@onTintColor
      color@thumbTintColor connections
    tabBar: rect@frame autoresizingMask@ animations color@backgroundColor constraints edgeInsets@layoutMargins items
      color@tintColor color@barTintColor color@selectedImageTintColor connections tabBarAppearance@standardAppearance
      tabBarAppearance@scrollEdgeAppearance userDefinedRuntimeAttributes variation@heightClass=compact
    tabBarController: extendedEdge@edgesForExtendedLayout simulatedStatusBarMetrics@
      simulatedTabBarMetrics@simulatedBottomBarMetrics toolbarItems navigationItem@ nil@simulatedTopBarMetrics
      simulatedNavigationBarMetrics@simulatedTopBarMetrics nil@simulatedBottomBarMetrics
      freeformSimulatedSizeMetrics@simulatedDestinationMetrics tabBar@ userDefinedRuntimeAttributes connections
    tabBarItem: inset@imageInsets userDefinedRuntimeAttributes color@badgeColor
    tabView: rect@frame autoresizingMask@ constraints font@ tabViewItems connections point@canvasLocation
    tabViewController: tabViewItems viewControllerTransitionOptions@transitionOptions tabView@ connections
    tabViewItem: view@ connections
    tableCellView: rect@frame autoresizingMask@ subviews constraints attributedString@userComments
      userDefinedRuntimeAttributes accessibility connections
    tableColumn: tableHeaderCell@headerCell buttonCell@dataCell comboBoxCell@dataCell customCell@dataCell
      imageCell@dataCell levelIndicatorCell@dataCell popUpButtonCell@dataCell textFieldCell@dataCell
      sortDescriptor@sortDescriptorPrototype tableColumnResizingMask@resizingMask prototypeCellViews
      attributedString@userComments connections
    tableHeaderCell: font@ color@textColor color@backgroundColor
    tableHeaderView: rect@frame autoresizingMask@ connections
    tableRow: group@rootItem connections
    tableView: frame@frameInset rect@frame autoresizingMask@ animations size@intercellSpacing color@backgroundColor
      activityIndicatorView@tableFooterView button@tableFooterView color@tintColor edgeInsets@layoutMargins
      gestureRecognizers constraints color@separatorColor imageView@tableHeaderView inset@contentInset
      inset@insetFor6xAndEarlier inset@scrollIndicatorInsets navigationBar@tableFooterView
      navigationBar@tableHeaderView nil@simulatedStatusBarMetrics nil@simulatedTopBarMetrics
      nil@simulatedBottomBarMetrics freeformSimulatedSizeMetrics@simulatedDestinationMetrics
      simulatedNavigationBarMetrics@simulatedTopBarMetrics simulatedOrientationMetrics@ simulatedStatusBarMetrics@
      simulatedScreenMetrics@simulatedDestinationMetrics scrollView@tableHeaderView viewLayoutGuide@safeArea
      color@sectionIndexColor inset@separatorInset color@sectionIndexBackgroundColor label@tableFooterView
      color@sectionIndexTrackingBackgroundColor stackView@tableFooterView tableView@tableFooterView
      tableViewGridLines@gridStyleMask color@gridColor tableColumns textField@tableHeaderView
      searchBar@tableHeaderView accessibility view@tableHeaderView view@tableFooterView
      viewLayoutGuide@contentLayoutGuide viewLayoutGuide@frameLayoutGuide prototypes sections
      userDefinedRuntimeAttributes variation@default variation@widthClass=compact
      variation@heightClass=regular-widthClass=regular connections point@canvasLocation
    tableViewCell<17000: frame@frameInset rect@frame autoresizingMask@ tableViewCellContentView@contentView animations
      gestureRecognizers view@contentView color@backgroundColor accessibility@accessibilityConfiguration
      color@tintColor constraints viewLayoutGuide@safeArea inset@separatorInset userDefinedRuntimeAttributes
      variation@default connections point@canvasLocation
    tableViewCell: rect@frame autoresizingMask@ tableViewCellContentView@contentView gestureRecognizers
      listContentConfiguration@contentConfiguration viewLayoutGuide@safeArea color@backgroundColor
      accessibility@accessibilityConfiguration attributedString@userComments color@tintColor constraints
      directionalEdgeInsets@directionalLayoutMargins edgeInsets@layoutMargins inset@separatorInset
      userDefinedRuntimeAttributes connections point@canvasLocation
    tableViewCellContentView: frame@frameInset rect@frame autoresizingMask@ userGuides subviews animations
      color@backgroundColor gestureRecognizers color@tintColor constraints attributedString@userComments
      directionalEdgeInsets@directionalLayoutMargins edgeInsets@layoutMargins userDefinedRuntimeAttributes
      variation@default variation@heightClass=regular-widthClass=compact viewLayoutGuide@safeArea
      variation@heightClass=regular-widthClass=regular
    tableViewController: tableView@view extendedEdge@edgesForExtendedLayout
      modalPageSheetSimulatedSizeMetrics@simulatedDestinationMetrics tabBarItem@ toolbarItems navigationItem@
      nil@simulatedStatusBarMetrics keyCommands simulatedNavigationBarMetrics@simulatedTopBarMetrics
      nil@simulatedBottomBarMetrics attributedString@userComments simulatedOrientationMetrics@
      simulatedStatusBarMetrics@ simulatedTabBarMetrics@simulatedBottomBarMetrics
      simulatedScreenMetrics@simulatedDestinationMetrics simulatedToolbarMetrics@simulatedBottomBarMetrics
      freeformSimulatedSizeMetrics@simulatedDestinationMetrics
      splitViewDetailSimulatedSizeMetrics@simulatedDestinationMetrics value@contentSizeForViewInPopover
      size@freeformSize refreshControl@ userDefinedRuntimeAttributes connections
    tableViewSection: string@footerTitle cells attributedString@userComments
    tapGestureRecognizer: precedingGestureRecognizers connections
    textAttributes: color@textShadowColor fontDescription@ color@textColor
    textField<17000: frame@frameInset rect@frame autoresizingMask@ color@backgroundColor gestureRecognizers
      inset@insetFor6xAndEarlier accessibility@accessibilityConfiguration color@tintColor rect@contentStretch
      animations constraints edgeInsets@layoutMargins nil@textColor string@placeholder viewLayoutGuide@safeArea
      color@textColor textFieldCell@cell fontDescription@ textInputTraits@ attributedString@userComments accessibility
      userDefinedRuntimeAttributes variation@default connections
    textField: rect@frame autoresizingMask@ gestureRecognizers inset@insetFor6xAndEarlier shadow@ backgroundFilters
      string@text string@toolTip viewLayoutGuide@safeArea color@backgroundColor
      accessibility@accessibilityConfiguration color@tintColor rect@contentStretch constraints animations
      attributedString@attributedText string@placeholder color@textColor textFieldCell@cell fontDescription@
      textInputTraits@ attributedString@userComments point@canvasLocation accessibility userDefinedRuntimeAttributes
      variation@default variation@heightClass=regular-widthClass=regular connections
    textFieldCell: byteCountFormatter@formatter customFormatter@formatter dateFormatter@formatter
      numberFormatter@formatter font@ string@title color@textColor color@backgroundColor allowedInputSourceLocales
      attributedString@userComments connections
    textView: frame@frameInset rect@frame animations autoresizingMask@ inset@contentInset touchBar@
      color@backgroundColor accessibility@accessibilityConfiguration color@tintColor
      directionalEdgeInsets@directionalLayoutMargins edgeInsets@layoutMargins gestureRecognizers mutableString@text
      rect@contentStretch constraints attributedString@attributedText inset@scrollIndicatorInsets nil@text
      viewLayoutGuide@contentLayoutGuide viewLayoutGuide@frameLayoutGuide string@text color@textColor fontDescription@
      size@minSize size@maxSize attributedString@textStorage color@insertionPointColor textInputTraits@
      attributedString@userComments dataDetectorType@dataDetectorTypes point@canvasLocation
      userDefinedRuntimeAttributes connections variation@default variation@heightClass=compact
      variation@heightClass=regular-widthClass=compact variation@heightClass=regular-widthClass=regular
    textView/macOS: rect@frame autoresizingMask@ color@textColor color@backgroundColor size@minSize size@maxSize
      attributedString@textStorage color@insertionPointColor attributedString@userComments
      userDefinedRuntimeAttributes connections
    tokenField: rect@frame constraints tokenFieldCell@cell connections
    tokenFieldCell: font@ color@textColor color@backgroundColor
    toolbar: allowedToolbarItems defaultToolbarItems attributedString@userComments frame@frameInset rect@frame
      autoresizingMask@ animations color@backgroundColor toolbarAppearance@standardAppearance
      toolbarAppearance@scrollEdgeAppearance viewLayoutGuide@safeArea constraints items color@tintColor
      color@barTintColor connections point@canvasLocation userDefinedRuntimeAttributes
      variation@heightClass=regular-widthClass=regular
    toolbarItem: attributedString@userComments nil@toolTip size@minSize size@maxSize button@view popUpButton@view
      connections searchField@view textField@view
    touchBarItem: viewController@ size@designTimeSize
    touchBarItems: touchBarItem touchBarSpacerItem touchBarPopoverItem
    treeController: declaredKeys classReference@objectClass connections
    userDefinedRuntimeAttribute: color@value integer@value point@value range@value real@value rect@value size@value
      string@value
    variation: color@backgroundColor fontDescription@font fontDescription@ mask@subviews mask@constraints rect@frame
    view<17000: frame@frameInset rect@frame autoresizingMask@ subviews animations color@backgroundColor
      color@tintColor accessibility@accessibilityConfiguration gestureRecognizers constraints accessibility
      directionalEdgeInsets@directionalLayoutMargins nil@simulatedStatusBarMetrics nil@simulatedTopBarMetrics
      rect@contentStretch simulatedStatusBarMetrics@ nil@simulatedBottomBarMetrics
      simulatedNavigationBarMetrics@simulatedTopBarMetrics simulatedOrientationMetrics@
      freeformSimulatedSizeMetrics@simulatedDestinationMetrics edgeInsets@layoutMargins inset@insetFor6xAndEarlier
      simulatedTabBarMetrics@simulatedBottomBarMetrics simulatedToolbarMetrics@simulatedBottomBarMetrics
      simulatedScreenMetrics@simulatedDestinationMetrics
      splitViewMasterSimulatedSizeMetrics@simulatedDestinationMetrics viewLayoutGuide@safeArea
      userDefinedRuntimeAttributes variation@default variation@heightClass=compact variation@heightClass=regular
      variation@heightClass=compact-widthClass=compact variation@heightClass=regular-widthClass=compact
      variation@userInterfaceStyle=dark variation@widthClass=compact variation@widthClass=regular
      variation@heightClass=regular-widthClass=regular connections point@canvasLocation
    view: rect@frame autoresizingMask@ userGuides subviews viewLayoutGuide@safeArea keyboardLayoutGuide@keyboard
      color@backgroundColor color@tintColor accessibility@accessibilityConfiguration attributedString@userComments
      gestureRecognizers constraints nil@simulatedStatusBarMetrics nil@simulatedTopBarMetrics
      simulatedStatusBarMetrics@ nil@simulatedBottomBarMetrics
      freeformSimulatedSizeMetrics@simulatedDestinationMetrics simulatedNavigationBarMetrics@simulatedTopBarMetrics
      edgeInsets@layoutMargins inset@insetFor6xAndEarlier simulatedToolbarMetrics@simulatedBottomBarMetrics
      userDefinedRuntimeAttributes variation@default variation@heightClass=compact variation@heightClass=regular
      variation@userInterfaceIdiom=mac variation@widthClass=compact variation@widthClass=regular
      variation@heightClass=compact-widthClass=compact connections variation@heightClass=compact-widthClass=regular
      variation@heightClass=regular-widthClass=compact variation@heightClass=regular-widthClass=regular
      point@canvasLocation viewLayoutGuide@layoutMargins
    viewController: customView@view imageView@view sceneKitView@view layoutGuides mtkView@view scrollView@view
      splitView@view string@title tableView@view view@ extendedEdge@edgesForExtendedLayout
      splitViewDetailSimulatedSizeMetrics@simulatedDestinationMetrics tabBarItem@ toolbarItems navigationItem@
      modalFormSheetSimulatedSizeMetrics@simulatedDestinationMetrics nil@simulatedStatusBarMetrics
      modalPageSheetSimulatedSizeMetrics@simulatedDestinationMetrics
      fixedSimulatedSizeMetrics@simulatedDestinationMetrics simulatedStatusBarMetrics@ nil@simulatedTopBarMetrics
      simulatedNavigationBarMetrics@simulatedTopBarMetrics nil@simulatedBottomBarMetrics simulatedOrientationMetrics@
      nil@simulatedDestinationMetrics simulatedTabBarMetrics@simulatedBottomBarMetrics
      simulatedToolbarMetrics@simulatedBottomBarMetrics attributedString@userComments
      simulatedScreenMetrics@simulatedDestinationMetrics value@contentSizeForViewInPopover
      freeformSimulatedSizeMetrics@simulatedDestinationMetrics size@freeformSize userDefinedRuntimeAttributes
      visualEffectView@view connections point@canvasLocation
    viewControllerPlaceholder: tabBarItem@ navigationItem@
    visibilityPriorities: real integer
    visualEffectView: rect@frame autoresizingMask@ subviews view@contentView animations color@backgroundColor
      color@tintColor constraints connections point@canvasLocation viewLayoutGuide@safeArea blurEffect shadow@
      userDefinedRuntimeAttributes variation@default vibrancyEffect variation@widthClass=compact
      variation@widthClass=regular
    webView: frame@frameInset rect@frame autoresizingMask@ color@backgroundColor constraints
      dataDetectorType@dataDetectorTypes userDefinedRuntimeAttributes webPreferences@preferences connections
    window: rect@frame autoresizingMask@ color@backgroundColor nil@simulatedStatusBarMetrics
      freeformSimulatedSizeMetrics@simulatedDestinationMetrics windowStyleMask@styleMask
      windowCollectionBehavior@collectionBehavior windowPositionMask@initialPositionMask rect@contentRect
      rect@screenRect clipView@contentView value@minSize value@maxSize value@minFullScreenContentSize
      value@maxFullScreenContentSize accessibility contentBorderThickness view@contentView
      attributedString@userComments toolbar@ userDefinedRuntimeAttributes connections point@canvasLocation
    windowController: window@ connections
    wkWebView: rect@frame autoresizingMask@ color@backgroundColor color@tintColor constraints
      wkWebViewConfiguration@configuration connections userDefinedRuntimeAttributes
    wkWebViewConfiguration: dataDetectorTypes@ audiovisualMediaTypes@mediaTypesRequiringUserActionForPlayback
      wkPreferences@preferences
    """
