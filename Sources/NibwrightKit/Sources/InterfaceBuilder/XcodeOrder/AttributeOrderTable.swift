// Generated from measurement, not written by hand: in each of 4,474 distinct documents of public repositories, every
// pair of attributes of an element was counted in the order in which it stands; a row is the order that the fewest of
// the 5,272,608 counted pairs contradict (79 do). Pairs that one element never showed together follow what all
// elements show. The row `*` is the order over all elements, for attributes that an element was not seen with. Where
// platforms or eras differ there are rows for each: `/macOS`, `/watchOS`, and `<17000` or `<23000` for tools versions
// below that.

/// `element: attribute attribute …`, in Xcode's order; a row goes on until the next word with a colon.
let attributeOrderTable: StaticString = """
    *: clipsToBounds implicitItemIdentifier key minimumNumberOfTouches mode property autoresizesSubviews
      formatterBehavior entityName minX x top numberOfTapsRequired minY reference y left label paletteLabel constant
      bottom link right none automaticallyPreparesContent suppressesIncrementalRendering nestingMode appearanceType
      behavior selector destination identifier trigger className contentType largeContentSizeImage
      mirrorLayoutDirectionWhenInternationalizing verifyAmbiguity type version weight size name keyPath springLoaded
      showSeguePresentationStyle definesPresentationContext widthAdjustment alphaValue xPlacement yPlacement
      enableSetNeedsDisplay cornerRadius storyboardName referencedIdentifier vertical modalTransitionStyle
      autoresizesArchivedViewToFullSize extendedLayoutIncludesOpaqueBars storyboardIdentifier
      automaticallyAdjustsScrollViewInsets modalPresentationStyle hidesBottomBarWhenPushed
      useStoryboardIdentifierAsRestorationIdentifier clearsSelectionOnViewWillAppear truncatesLastVisibleLine
      directionalLockEnabled selected floatsGroupRows animates transparent continuous semanticContentAttribute
      alwaysBounceHorizontal hidden opaque clipsSubviews clearsContextBeforeDrawing wantsLayer multipleTouchEnabled
      userInteractionEnabled alpha delaysContentTouches canCancelContentTouches pagingEnabled minimumZoomScale
      indicatorStyle textCompletion toolTip focusRingType radius tableStyle selectionHighlightStyle
      adjustsImageSizeForAccessibilityContentSizeCategory emptySelection borderType maximumZoomScale
      contentInsetAdjustmentBehavior autosaveName allowsEditingTextAttributes autoenablesItems barStyle
      layoutMarginsFollowReadableWidth restorationIdentifier allowsUndo alternatingRowBackgroundColors translucent
      typeSelect layout usesAutomaticRowHeights allowsExpansionToolTips columnAutoresizingStyle columnReordering
      columnResizing multipleSelection autosaveColumns rowSizeStyle headerView viewBased preferredEdge bounces
      verticalAlignment doubleValue refusesFirstResponder spacingType keyboardDismissMode usesAttributedText location
      backgroundImage width height baseWritingDirection scrollable alternateImage scrollEnabled systemItem value
      catalog horizontal allowsCharacterPickerTouchBarItem controlSize enabled bouncesZoom minValue misplaced
      placeholderString showsHorizontalScrollIndicator showsVerticalScrollIndicator maxValue selectable editable
      usesSingleLineMode placeholderIntrinsicWidth placeholderIntrinsicHeight tag contentMode
      horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
      verticalCompressionResistancePriority ambiguous preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea
      fixedFrame alwaysBounceVertical contentHorizontalAlignment axis distribution dataMode contentVerticalAlignment
      indentationLevel reuseIdentifier style separatorStyle rowHeight text placeholder textAlignment lineBreakMode
      sendsActionOnEndEditing adjustsFontForContentSizeCategory adjustsFontSizeToFit preferredMaxLayoutWidth title
      bezelStyle image imagePosition state alignment borderStyle drawsBackground imageScaling minimumFontSize inset
      spacing translatesAutoresizingMaskIntoConstraints id orientation userLabel customClass customModule
      customModuleProvider sceneMemberID
    accessibility: description key hint help identifier label
    accessibilityTraits: key button link staticText summaryElement adjustable header none image keyboardKey notEnabled
    action: trigger selector destination eventType target id
    actionCell: key controlSize alignment id customClass
    activityIndicatorView: key hidden opaque userInteractionEnabled alpha contentMode horizontalHuggingPriority
      verticalHuggingPriority ambiguous misplaced fixedFrame hidesWhenStopped animating style
      translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    application: id sceneMemberID
    arrayController: mode objectClassName entityName usesLazyFetching editable automaticallyPreparesContent
      preservesSelection selectsInsertedObjects avoidsEmptySelection automaticallyRearrangesObjects id userLabel
    arscnView: clipsSubviews multipleTouchEnabled contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id
    arskView: contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id
    audiovisualMediaTypes: key none
    autoresizingMask: key flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY
    avPlayerViewController: storyboardIdentifier videoGravity id customClass customModule customModuleProvider
      sceneMemberID
    backgroundConfiguration: key cornerRadius image imageContentMode
    barButtonItem: key enabled title image largeContentSizeImage catalog width style systemItem id userLabel
      customClass customModule customModuleProvider
    behavior: key pushIn changeContents lightByBackground doesNotDimImage lightByGray changeBackground changeGray
      lightByContents multiLevelAccelerator
    binding: destination name keyPath previousBinding id
    bool: key value
    box: key autoresizesSubviews identifier hidden wantsLayer focusRingType horizontalHuggingPriority
      verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame
      placeholderIntrinsicWidth placeholderIntrinsicHeight verifyAmbiguity ambiguous boxType borderType borderWidth
      cornerRadius title titlePosition transparent translatesAutoresizingMaskIntoConstraints id userLabel
    button: key autoresizesSubviews width height hidden opaque clipsSubviews userInteractionEnabled alpha tag
      contentMode showsMenuAsPrimaryAction semanticContentAttribute horizontalHuggingPriority verticalHuggingPriority
      horizontalCompressionResistancePriority selected verticalCompressionResistancePriority ambiguous misplaced
      fixedFrame placeholderIntrinsicWidth placeholderIntrinsicHeight insetsLayoutMarginsFromSafeArea enabled
      contentHorizontalAlignment contentVerticalAlignment reversesTitleShadowWhenHighlighted buttonType
      adjustsImageSizeForAccessibilityContentSizeCategory showsTouchWhenHighlighted adjustsImageWhenHighlighted
      adjustsImageWhenDisabled lineBreakMode changesSelectionAsPrimaryAction role hasAttributedTitle
      pointerInteraction alignment verticalAlignment accessibilityLabel title backgroundImage
      translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    button/macOS: key identifier hidden toolTip focusRingType tag imageHugsTitle horizontalHuggingPriority
      verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame
      placeholderIntrinsicWidth placeholderIntrinsicHeight translatesAutoresizingMaskIntoConstraints id userLabel
      customClass customModule customModuleProvider
    button/macOS<23000: key identifier hidden wantsLayer toolTip focusRingType horizontalHuggingPriority
      verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority
      springLoaded fixedFrame tag ambiguous misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight
      translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    buttonCell: key type title bezelStyle image catalog imagePosition alignment transparent alternateImage controlSize
      continuous lineBreakMode allowsMixedState truncatesLastVisibleLine enabled refusesFirstResponder state
      borderStyle toolTip focusRingType tag imageScaling inset maxAcceleratorLevel id customClass customModule
      customModuleProvider
    buttonConfiguration: key style image imagePlacement title subtitle imagePadding cornerStyle catalog
    capability: name minToolsVersion minSystemVersion
    classReference: key className
    clipView: key focusRingType ambiguous drawsBackground copiesOnScroll translatesAutoresizingMaskIntoConstraints id
      userLabel customClass
    collectionReusableView: key opaque clipsSubviews multipleTouchEnabled contentMode restorationIdentifier
      insetsLayoutMarginsFromSafeArea reuseIdentifier id userLabel customClass customModule customModuleProvider
    collectionView: key hidden opaque clipsSubviews multipleTouchEnabled userInteractionEnabled tag contentMode
      horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
      verticalCompressionResistancePriority ambiguous misplaced directionalLockEnabled fixedFrame bounces
      preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea alwaysBounceVertical alwaysBounceHorizontal
      pagingEnabled scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator delaysContentTouches
      minimumZoomScale contentInsetAdjustmentBehavior indicatorStyle maximumZoomScale bouncesZoom keyboardDismissMode
      dataMode springLoaded prefetchingEnabled translatesAutoresizingMaskIntoConstraints id userLabel customClass
      customModule customModuleProvider
    collectionViewCell: opaque clipsSubviews multipleTouchEnabled contentMode horizontalHuggingPriority
      verticalHuggingPriority restorationIdentifier horizontalCompressionResistancePriority misplaced
      preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea reuseIdentifier
      translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    collectionViewCellContentView: key opaque clipsSubviews multipleTouchEnabled contentMode ambiguous
      insetsLayoutMarginsFromSafeArea id customClass customModule customModuleProvider
    collectionViewController: storyboardIdentifier autoresizesArchivedViewToFullSize title
      extendedLayoutIncludesOpaqueBars automaticallyAdjustsScrollViewInsets definesPresentationContext
      useStoryboardIdentifierAsRestorationIdentifier clearsSelectionOnViewWillAppear id userLabel customClass
      customModule customModuleProvider sceneMemberID
    collectionViewFlowLayout: key scrollDirection automaticEstimatedItemSize minimumLineSpacing
      minimumInteritemSpacing sectionInsetReference id customClass customModule customModuleProvider
    collectionViewFlowLayout/macOS: key minimumInteritemSpacing minimumLineSpacing id
    collectionViewItem: storyboardIdentifier id customClass customModule customModuleProvider sceneMemberID
    collectionViewLayout: key id customClass customModule customModuleProvider
    color: key xcode11CocoaTouchSystemColor systemColor red white green blue cocoaTouchSystemColor name alpha catalog
      colorSpace customColorSpace
    colorWell: mirrorLayoutDirectionWhenInternationalizing fixedFrame translatesAutoresizingMaskIntoConstraints id
      customClass customModule customModuleProvider
    comboBox: identifier toolTip verticalHuggingPriority fixedFrame allowsCharacterPickerTouchBarItem
      translatesAutoresizingMaskIntoConstraints id
    comboBoxCell: key controlSize scrollable lineBreakMode truncatesLastVisibleLine selectable editable
      sendsActionOnEndEditing borderStyle alignment title placeholderString drawsBackground usesSingleLineMode
      buttonBordered completes usesDataSource numberOfVisibleItems id userLabel customClass
    constraint: firstItem firstAttribute relation secondItem secondAttribute multiplier priority constant symbolic
      symbolType identifier type placeholder id userLabel customClass customModule customModuleProvider
    containerView: hidden opaque clipsSubviews userInteractionEnabled alpha contentMode horizontalHuggingPriority
      verticalHuggingPriority verticalCompressionResistancePriority ambiguous fixedFrame placeholderIntrinsicWidth
      placeholderIntrinsicHeight insetsLayoutMarginsFromSafeArea translatesAutoresizingMaskIntoConstraints id
      userLabel customClass customModule customModuleProvider
    control: verticalHuggingPriority fixedFrame translatesAutoresizingMaskIntoConstraints id customClass
    controller: identifier hidesWhenLoading fullBounds title contentMode spacing alwaysBounce id customClass
      customModule customModuleProvider
    controllerPlaceholder: storyboardIdentifier storyboardName referencedIdentifier id sceneMemberID
    customObject: id className userLabel customClass customModule customModuleProvider sceneMemberID
    customView: clipsToBounds key autoresizesSubviews identifier hidden wantsLayer focusRingType
      horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
      verticalCompressionResistancePriority misplaced fixedFrame alphaValue placeholderIntrinsicWidth
      placeholderIntrinsicHeight translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule
      customModuleProvider
    dataDetectorType: key phoneNumber link address calendarEvent shipmentTrackingNumber flightNumber lookupSuggestion
    dataDetectorTypes: key none
    date: key timeIntervalSinceReferenceDate
    dateFormatter: key formatterBehavior dateStyle timeStyle dateFormat doesRelativeDateFormatting id
    datePicker: contentMode verticalHuggingPriority ambiguous fixedFrame enabled contentHorizontalAlignment
      contentVerticalAlignment datePickerMode countDownDuration minuteInterval style useCurrentDate
      translatesAutoresizingMaskIntoConstraints id
    datePickerCell: key borderStyle alignment id
    datePickerElements: key hour minute
    decimal: key value
    deployment: defaultVersion version identifier
    development: version identifier
    device: id orientation layout appearance
    directionalEdgeInsets: key top leading bottom trailing
    document: type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout launchScreen
      useTraitCollections useSafeAreas colorMatched customObjectInstantitationMethod initialViewController
    edgeInsets: key top left bottom right
    edgeInsets/macOS: key left right top bottom
    edgeInsets/watchOS: key left right top bottom
    exit: id userLabel sceneMemberID
    extendedEdge: key top bottom
    font: key textStyle metaFont usesAppearanceFont size name
    fontDescription: key type weight size name family pointSize style
    frame: key minX minY width height
    glanceController: topTemplateType bottomTemplateType id customClass customModule
    glkView: key opaque clipsSubviews multipleTouchEnabled contentMode fixedFrame enableSetNeedsDisplay
      translatesAutoresizingMaskIntoConstraints id
    glkViewController: storyboardIdentifier preferredFramesPerSecond id sceneMemberID
    gridCell: row column headOfMergedCell xPlacement yPlacement id
    gridColumn: xPlacement width trailingPadding leadingPadding id
    gridRow: topPadding yPlacement height bottomPadding id
    gridView: focusRingType horizontalHuggingPriority verticalHuggingPriority misplaced fixedFrame xPlacement
      yPlacement rowAlignment rowSpacing columnSpacing translatesAutoresizingMaskIntoConstraints id userLabel
      customClass customModule customModuleProvider
    group: key width height widthAdjustment alignment verticalAlignment layout radius spacing id userLabel
    hostingController: identifier restorationIdentifier storyboardIdentifier title hidesBottomBarWhenPushed id
      customClass customModule customModuleProvider sceneMemberID
    image: name catalog width height
    imageCell: key controlSize selectable editable refusesFirstResponder focusRingType alignment imageAlignment
      animates imageScaling imageFrameStyle image catalog id
    imageReference: key image catalog symbolScale variableValue renderingMode
    imageView: key autoresizesSubviews hidden opaque clipsSubviews clearsContextBeforeDrawing multipleTouchEnabled
      userInteractionEnabled alpha tag contentMode semanticContentAttribute horizontalHuggingPriority
      verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous
      misplaced fixedFrame placeholderIntrinsicWidth placeholderIntrinsicHeight preservesSuperviewLayoutMargins
      insetsLayoutMarginsFromSafeArea image highlighted adjustsImageSizeForAccessibilityContentSizeCategory catalog
      highlightedImage translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule
      customModuleProvider
    imageView/macOS: clipsToBounds identifier hidden wantsLayer focusRingType horizontalHuggingPriority
      verticalHuggingPriority misplaced fixedFrame tag verticalCompressionResistancePriority
      translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    imageView/watchOS: width height alignment verticalAlignment hidden image initiallyAnimated animationDuration
      contentMode id
    inset: key minX minY maxX maxY
    integer: key value
    keyCommand: input modifierFlags actionName discoverabilityTitle
    keyboardLayoutGuide: key id
    label: key width height alignment verticalAlignment hidden opaque clipsSubviews clearsContextBeforeDrawing
      multipleTouchEnabled userInteractionEnabled alpha tag contentMode semanticContentAttribute
      horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
      verticalCompressionResistancePriority ambiguous misplaced fixedFrame placeholderIntrinsicWidth
      placeholderIntrinsicHeight restorationIdentifier preservesSuperviewLayoutMargins
      layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea usesAttributedText text textAlignment
      lineBreakMode numberOfLines autoshrinkMode baselineAdjustment minimumScaleFactor enabled minimumFontSize
      adjustsLetterSpacingToFitWidth adjustsFontForContentSizeCategory sizingRule adjustsFontSizeToFit
      preferredMaxLayoutWidth translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule
      customModuleProvider
    levelIndicator: verticalHuggingPriority translatesAutoresizingMaskIntoConstraints id
    levelIndicatorCell: key alignment maxValue warningValue criticalValue id
    listContentConfiguration: key text imageToTextPadding
    map: height alignment id
    mapView: clipsSubviews multipleTouchEnabled userInteractionEnabled contentMode horizontalHuggingPriority
      verticalHuggingPriority verticalCompressionResistancePriority ambiguous misplaced fixedFrame mapType
      showsBuildings zoomEnabled scrollEnabled rotateEnabled showsUserLocation pitchEnabled showsPointsOfInterest
      showsCompass showsZoomControls translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule
      customModuleProvider
    matrix: verticalHuggingPriority fixedFrame selectionByRect allowsEmptySelection
      translatesAutoresizingMaskIntoConstraints id
    menu: key showsStateColumn title identifier autoenablesItems systemMenu id userLabel customClass
    menuItem: isSeparatorItem title icon secondaryImage state image catalog tag indentationLevel hidden enabled
      alternate keyEquivalent allowsKeyEquivalentWhenHidden identifier toolTip id userLabel
    modifierMask: key shift control option command
    mtkView: contentMode fixedFrame colorPixelFormat depthStencilPixelFormat paused enableSetNeedsDisplay
      translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    navigationBar: key opaque clipsSubviews clearsContextBeforeDrawing multipleTouchEnabled userInteractionEnabled
      contentMode horizontalCompressionResistancePriority verticalCompressionResistancePriority misplaced fixedFrame
      restorationIdentifier preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea barStyle translucent
      shadowImage largeTitles translatesAutoresizingMaskIntoConstraints id customClass customModule
      customModuleProvider
    navigationController: restorationIdentifier storyboardIdentifier title extendedLayoutIncludesOpaqueBars
      automaticallyAdjustsScrollViewInsets hidesBarsWhenVerticallyCompact definesPresentationContext
      modalPresentationStyle hidesBottomBarWhenPushed useStoryboardIdentifierAsRestorationIdentifier
      navigationBarHidden toolbarHidden id userLabel customClass customModule customModuleProvider sceneMemberID
    navigationItem: key title prompt leftItemsSupplementBackButton largeTitleDisplayMode id userLabel
    nil: key name
    notificationCategory: key identifier id
    notificationController: id customClass customModule
    nowPlayingView: alignment id
    numberFormatter: key formatterBehavior positiveFormat negativeFormat localizesFormat numberStyle allowsFloats
      alwaysShowsDecimalSeparator usesGroupingSeparator formatWidth lenient paddingCharacter groupingSize
      minimumIntegerDigits maximumIntegerDigits minimumFractionDigits currencySymbol maximumFractionDigits
      decimalSeparator groupingSeparator currencyDecimalSeparator plusSign minusSign notANumberSymbol perMillSymbol
      percentSymbol exponentSymbol positivePrefix positiveSuffix internationalCurrencySymbol negativePrefix
      negativeSuffix id
    outlet: property destination id
    outletCollection: property destination appends collectionClass id
    outlineView: focusRingType verticalHuggingPriority allowsExpansionToolTips columnAutoresizingStyle tableStyle
      selectionHighlightStyle alternatingRowBackgroundColors columnReordering columnResizing multipleSelection
      emptySelection autosaveColumns typeSelect autosaveName enabled rowHeight rowSizeStyle usesAutomaticRowHeights
      headerView viewBased floatsGroupRows indentationPerLevel autosaveExpandedItems indentationMarkerFollowsCell
      autoresizesOutlineColumn outlineTableColumn id userLabel customClass customModule customModuleProvider
    pageControl: hidden opaque userInteractionEnabled contentMode fixedFrame contentHorizontalAlignment
      contentVerticalAlignment hidesForSinglePage numberOfPages translatesAutoresizingMaskIntoConstraints id
    pageViewController: storyboardIdentifier autoresizesArchivedViewToFullSize automaticallyAdjustsScrollViewInsets
      modalPresentationStyle useStoryboardIdentifierAsRestorationIdentifier transitionStyle pageSpacing
      navigationOrientation spineLocation doubleSided id userLabel customClass customModule customModuleProvider
      sceneMemberID
    pagecontroller: storyboardIdentifier id sceneMemberID
    panGestureRecognizer: minimumNumberOfTouches id userLabel
    paragraphStyle: key alignment lineBreakMode baseWritingDirection lineHeightMultiple lineSpacing paragraphSpacing
      paragraphSpacingBefore defaultTabInterval tighteningFactorForTruncation allowsDefaultTighteningForTruncation
    passwordRules: key passwordRulesDescriptor
    pathCell: key controlSize lineBreakMode selectable editable focusRingType alignment id
    pathControl: toolTip focusRingType verticalHuggingPriority fixedFrame allowsExpansionToolTips
      translatesAutoresizingMaskIntoConstraints id
    pdfView: autoresizesSubviews displaysPageBreaks autoScales id
    pickerView: hidden contentMode verticalCompressionResistancePriority fixedFrame
      translatesAutoresizingMaskIntoConstraints id
    pinchGestureRecognizer: id userLabel
    placeholder: placeholderIdentifier id userLabel customClass customModule customModuleProvider sceneMemberID
    plugIn: identifier version
    point: key x y
    pongPressGestureRecognizer: allowableMovement minimumPressDuration numberOfTapsRequired id
    popUpButton: key identifier wantsLayer toolTip alphaValue tag horizontalHuggingPriority verticalHuggingPriority
      horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous misplaced fixedFrame
      translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    popUpButtonCell: key type title bezelStyle image imagePosition alignment alternateImage controlSize lineBreakMode
      enabled refusesFirstResponder state borderStyle tag imageScaling inset pullsDown arrowPosition autoenablesItems
      altersStateOfSelectedItem preferredEdge selectedItem id userLabel customClass
    popover: behavior id
    popoverArrowDirection: key up down left right
    predicateEditor: verticalHuggingPriority nestingMode rowHeight id
    predicateEditorRowTemplate: rowType id
    preferredSymbolConfiguration: key configurationType scale weight
    progressIndicator: identifier hidden wantsLayer horizontalHuggingPriority verticalHuggingPriority ambiguous
      misplaced fixedFrame minValue maxValue doubleValue displayedWhenStopped bezeled indeterminate controlSize style
      translatesAutoresizingMaskIntoConstraints id
    progressView: hidden opaque clipsSubviews alpha tag contentMode horizontalHuggingPriority verticalHuggingPriority
      horizontalCompressionResistancePriority misplaced progressViewStyle fixedFrame progress progressImage trackImage
      translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    range: key location length
    real: key value
    rect: key x y width height
    rectEdge: key left
    refreshControl: key opaque multipleTouchEnabled contentMode insetsLayoutMarginsFromSafeArea enabled
      contentHorizontalAlignment contentVerticalAlignment id
    rotationGestureRecognizer: id userLabel
    ruleEditor: nestingMode canRemoveAllRows rowHeight id customClass customModule customModuleProvider
    sceneKitView: key clipsSubviews multipleTouchEnabled contentMode wantsMultisampling fixedFrame
      translatesAutoresizingMaskIntoConstraints id customClass
    screenEdgePanGestureRecognizer: minimumNumberOfTouches id
    scrollView: key identifier hidden opaque wantsLayer focusRingType verifyAmbiguity clipsSubviews
      multipleTouchEnabled userInteractionEnabled alpha tag contentMode semanticContentAttribute
      horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
      verticalCompressionResistancePriority ambiguous misplaced directionalLockEnabled fixedFrame borderType
      autohidesScrollers horizontalLineScroll horizontalPageScroll verticalLineScroll verticalPageScroll
      hasHorizontalScroller hasVerticalScroller usesPredominantAxisScrolling horizontalScrollElasticity
      verticalScrollElasticity placeholderIntrinsicWidth placeholderIntrinsicHeight bounces
      preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea alwaysBounceVertical alwaysBounceHorizontal
      pagingEnabled scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator delaysContentTouches
      minimumZoomScale contentInsetAdjustmentBehavior indicatorStyle maximumZoomScale bouncesZoom keyboardDismissMode
      translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    scroller: key hidden wantsLayer verticalHuggingPriority doubleValue controlSize horizontal id userLabel
      customClass customModule customModuleProvider
    searchBar: key clipsSubviews alpha contentMode misplaced barStyle searchBarStyle fixedFrame text placeholder
      showsSearchResultsButton showsCancelButton translucent backgroundImage translatesAutoresizingMaskIntoConstraints
      id userLabel
    searchField: key wantsLayer focusRingType verticalHuggingPriority fixedFrame allowsCharacterPickerTouchBarItem
      textCompletion translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    searchFieldCell: key controlSize scrollable lineBreakMode selectable editable refusesFirstResponder
      sendsActionOnEndEditing borderStyle alignment focusRingType placeholderString usesSingleLineMode bezelStyle
      sendsSearchStringImmediately sendsWholeSearchString maximumRecents recentsAutosaveName id customClass
    searchToolbarItem: implicitItemIdentifier reference label paletteLabel visibilityPriority id
    secureTextField: key wantsLayer focusRingType verticalHuggingPriority verticalCompressionResistancePriority
      contentType misplaced fixedFrame allowsCharacterPickerTouchBarItem translatesAutoresizingMaskIntoConstraints id
    secureTextFieldCell: key controlSize scrollable lineBreakMode selectable editable sendsActionOnEndEditing
      borderStyle placeholderString drawsBackground usesSingleLineMode id
    segment: label title toolTip imageScaling image width selected enabled tag
    segmentedCell: key controlSize refusesFirstResponder state borderStyle alignment segmentDistribution style
      trackingMode id userLabel customClass
    segmentedControl: key hidden opaque clipsSubviews tag contentMode horizontalHuggingPriority
      verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous
      misplaced fixedFrame restorationIdentifier enabled contentHorizontalAlignment contentVerticalAlignment
      apportionsSegmentWidthsByContent segmentControlStyle selectedSegmentIndex
      translatesAutoresizingMaskIntoConstraints id userLabel customClass
    segue: key inheritsFrom reference destination kind splitViewControllerTargetIndex relationship identifier trigger
      destinationCreationSelector animates customClass customModule customModuleProvider popoverAnchorBarButtonItem
      unwindAction popoverAnchorView popoverBehavior modalPresentationStyle modalTransitionStyle preferredEdge id
    separator: alignment verticalAlignment hidden alpha id
    shadow: key blurRadius
    simulatedNavigationBarMetrics: key barStyle translucent prompted
    simulatedOrientationMetrics: key orientation
    simulatedScreenMetrics: key type
    simulatedStatusBarMetrics: key statusBarStyle
    simulatedTabBarMetrics: key translucent
    simulatedToolbarMetrics: key barStyle translucent
    size: key width height
    skView: contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id
    slider: key identifier opaque alpha contentMode horizontalHuggingPriority verticalHuggingPriority
      mirrorLayoutDirectionWhenInternationalizing horizontalCompressionResistancePriority
      verticalCompressionResistancePriority fixedFrame tag ambiguous contentHorizontalAlignment
      contentVerticalAlignment value minValue maxValue continuous minimumValueImage maximumValueImage
      translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    sliderCell: key controlSize continuous refusesFirstResponder state alignment identifier minValue maxValue
      doubleValue tickMarkPosition numberOfTickMarks allowsTickMarkValuesOnly sliderType id customClass customModule
      customModuleProvider
    sliderCell<17000: key controlSize continuous state alignment numberOfTickMarks tickMarkPosition minValue maxValue
      doubleValue sliderType id
    sortDescriptor: key ascending selector sortKey
    splitView: arrangesAllSubviews key identifier wantsLayer focusRingType fixedFrame autosaveName dividerStyle
      vertical translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    splitViewController: storyboardIdentifier title extendedLayoutIncludesOpaqueBars modalPresentationStyle
      allowDoubleColumnStyle maximumPrimaryColumnWidth minimumPrimaryColumnWidth preferredPrimaryColumnWidthFraction
      preferredDisplayMode behavior primaryBackgroundStyle presentsWithGesture id customClass customModule
      customModuleProvider sceneMemberID
    splitViewItem: canCollapse holdingPriority behavior id userLabel
    spriteKitScene: width height alignment verticalAlignment scene id
    stackView: key hidden opaque clipsSubviews userInteractionEnabled alpha tag contentMode semanticContentAttribute
      horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
      verticalCompressionResistancePriority ambiguous misplaced fixedFrame placeholderIntrinsicWidth
      placeholderIntrinsicHeight preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth
      insetsLayoutMarginsFromSafeArea axis distribution alignment spacingType spacing baselineRelativeArrangement
      translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    stackView/macOS: identifier hidden wantsLayer distribution orientation alignment spacing
      horizontalStackHuggingPriority verticalStackHuggingPriority horizontalClippingResistancePriority
      verticalClippingResistancePriority horizontalHuggingPriority verticalHuggingPriority
      horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame detachesHiddenViews
      translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    state: key title image backgroundImage catalog
    stepper: opaque clipsSubviews contentMode horizontalHuggingPriority verticalHuggingPriority
      horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame
      contentHorizontalAlignment contentVerticalAlignment value minimumValue maximumValue stepValue
      translatesAutoresizingMaskIntoConstraints id
    stepperCell: key controlSize continuous enabled alignment increment minValue maxValue doubleValue autorepeat
      valueWraps id
    string: key base64-UTF8
    swipeGestureRecognizer: direction id
    switch: key opaque tag contentMode horizontalHuggingPriority verticalHuggingPriority baseWritingDirection
      horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous misplaced fixedFrame
      preservesSuperviewLayoutMargins alignment enabled contentHorizontalAlignment contentVerticalAlignment on title
      translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    tabBar: key clipsSubviews contentMode itemPositioning fixedFrame insetsLayoutMarginsFromSafeArea barStyle
      translucent translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    tabBarAppearance: key backgroundEffect stackedItemPositioning
    tabBarController: restorationIdentifier storyboardIdentifier title automaticallyAdjustsScrollViewInsets
      definesPresentationContext modalPresentationStyle hidesBottomBarWhenPushed
      useStoryboardIdentifierAsRestorationIdentifier id userLabel customClass customModule customModuleProvider
      sceneMemberID
    tabBarItem: key enabled systemItem tag title image landscapeImage largeContentSizeImage springLoaded selectedImage
      catalog id userLabel
    tabView: key verticalCompressionResistancePriority ambiguous misplaced fixedFrame allowsTruncatedLabels
      drawsBackground controlSize type initialItem translatesAutoresizingMaskIntoConstraints id userLabel
    tabViewController: selectedTabViewItemIndex tabStyle storyboardIdentifier id userLabel customClass customModule
      customModuleProvider sceneMemberID
    tabViewItem: label identifier image id userLabel
    table: alignment hidden spacing id
    tableCellView: identifier wantsLayer misplaced id userLabel customClass customModule customModuleProvider
    tableColumn: identifier editable width minWidth maxWidth headerToolTip id userLabel
    tableColumnResizingMask: key resizeWithTable userResizable
    tableHeaderCell: key lineBreakMode enabled borderStyle alignment title
    tableHeaderView: key wantsLayer focusRingType id userLabel customClass customModule customModuleProvider
    tableRow: identifier selectable id customClass customModule
    tableView: key identifier hidden opaque clipsSubviews clearsContextBeforeDrawing multipleTouchEnabled
      userInteractionEnabled contentMode focusRingType verticalHuggingPriority verticalCompressionResistancePriority
      ambiguous misplaced fixedFrame allowsExpansionToolTips columnAutoresizingStyle tableStyle
      selectionHighlightStyle alternatingRowBackgroundColors columnReordering columnSelection columnResizing
      multipleSelection emptySelection autosaveColumns typeSelect autosaveName placeholderIntrinsicWidth
      placeholderIntrinsicHeight restorationIdentifier bounces preservesSuperviewLayoutMargins
      layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea enabled alwaysBounceVertical pagingEnabled
      scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator delaysContentTouches
      canCancelContentTouches contentInsetAdjustmentBehavior indicatorStyle bouncesZoom keyboardDismissMode dataMode
      style separatorStyle separatorInsetReference sectionIndexMinimumDisplayRowCount allowsSelection
      showsSelectionImmediatelyOnTouchBegin allowsSelectionDuringEditing allowsMultipleSelection
      allowsMultipleSelectionDuringEditing rowHeight rowSizeStyle usesAutomaticRowHeights headerView viewBased
      floatsGroupRows estimatedRowHeight sectionHeaderHeight estimatedSectionHeaderHeight sectionFooterHeight
      estimatedSectionFooterHeight contentViewInsetsToSafeArea translatesAutoresizingMaskIntoConstraints id userLabel
      customClass customModule customModuleProvider
    tableViewCell: hidden opaque clipsSubviews userInteractionEnabled tag contentMode verticalHuggingPriority
      horizontalCompressionResistancePriority misplaced fixedFrame placeholderIntrinsicWidth
      placeholderIntrinsicHeight restorationIdentifier preservesSuperviewLayoutMargins
      layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea selectionStyle showsReorderControl
      accessoryType hidesAccessoryWhenEditing indentationLevel indentationWidth editingAccessoryType
      shouldIndentWhileEditing reuseIdentifier focusStyle textLabel detailTextLabel imageView rowHeight style
      translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    tableViewCellContentView: key opaque clipsSubviews multipleTouchEnabled userInteractionEnabled tag contentMode
      ambiguous placeholderIntrinsicWidth placeholderIntrinsicHeight restorationIdentifier
      preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea tableViewCell
      translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    tableViewController: restorationIdentifier storyboardIdentifier title automaticallyAdjustsScrollViewInsets
      definesPresentationContext modalPresentationStyle modalTransitionStyle hidesBottomBarWhenPushed
      useStoryboardIdentifierAsRestorationIdentifier clearsSelectionOnViewWillAppear id userLabel customClass
      customModule customModuleProvider sceneMemberID
    tableViewGridLines: key dashed vertical horizontal
    tableViewSection: headerTitle footerTitle id userLabel colorLabel
    tapGestureRecognizer: cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded numberOfTapsRequired reference id
      userLabel
    textField: key hidden opaque clipsSubviews userInteractionEnabled tag contentMode horizontalHuggingPriority
      verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority selected
      ambiguous misplaced fixedFrame enabled preservesSuperviewLayoutMargins contentHorizontalAlignment
      contentVerticalAlignment text borderStyle placeholder textAlignment clearsOnBeginEditing
      adjustsFontForContentSizeCategory adjustsFontSizeToFit minimumFontSize background clearButtonMode
      translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    textField/macOS: key autoresizesSubviews identifier hidden wantsLayer toolTip focusRingType
      horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
      verticalCompressionResistancePriority contentType fixedFrame alphaValue
      mirrorLayoutDirectionWhenInternationalizing setsMaxLayoutWidthAtFirstLayout tag allowsExpansionToolTips
      misplaced allowsCharacterPickerTouchBarItem textCompletion preferredMaxLayoutWidth
      translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    textFieldCell: key controlSize scrollable lineBreakMode truncatesLastVisibleLine selectable editable continuous
      enabled refusesFirstResponder allowsUndo sendsActionOnEndEditing baseWritingDirection state borderStyle
      alignment title allowsEditingTextAttributes focusRingType placeholderString drawsBackground usesSingleLineMode
      bezelStyle id userLabel customClass customModule customModuleProvider
    textInputTraits: key autocapitalizationType autocorrectionType spellCheckingType keyboardType keyboardAppearance
      returnKeyType enablesReturnKeyAutomatically secureTextEntry smartDashesType smartInsertDeleteType
      smartQuotesType textContentType
    textTab: alignment location
    textView: hidden opaque clipsSubviews wantsLayer multipleTouchEnabled userInteractionEnabled alpha focusRingType
      tag contentMode horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
      verticalCompressionResistancePriority ambiguous misplaced fixedFrame placeholderIntrinsicWidth
      placeholderIntrinsicHeight bounces preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth
      alwaysBounceVertical scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator
      delaysContentTouches canCancelContentTouches minimumZoomScale contentInsetAdjustmentBehavior indicatorStyle
      maximumZoomScale bouncesZoom keyboardDismissMode editable usesAttributedText text textAlignment
      adjustsFontForContentSizeCategory selectable layoutManager drawsBackground importsGraphics richText
      horizontallyResizable verticallyResizable incrementalSearchingEnabled usesFontPanel findStyle
      allowsDocumentBackgroundColorChange continuousSpellChecking allowsUndo allowsImageEditing usesRuler
      allowsNonContiguousLayout quoteSubstitution linkDetection dataDetection dashSubstitution textReplacement
      allowsCharacterPickerTouchBarItem textCompletion spellingCorrection smartInsertDelete
      translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    timeZone: key name
    tokenField: focusRingType verticalHuggingPriority translatesAutoresizingMaskIntoConstraints id customClass
      customModule customModuleProvider
    tokenFieldCell: key scrollable lineBreakMode selectable editable sendsActionOnEndEditing state borderStyle
      alignment drawsBackground allowsEditingTextAttributes tokenStyle id
    toolbar: key implicitIdentifier autosavesConfiguration allowsUserCustomization displayMode sizeMode hidden opaque
      clearsContextBeforeDrawing userInteractionEnabled contentMode fixedFrame insetsLayoutMarginsFromSafeArea
      barStyle translucent translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule
      customModuleProvider
    toolbarItem: implicitItemIdentifier explicitItemIdentifier reference label paletteLabel toolTip tag image catalog
      bordered sizingBehavior id userLabel
    treeController: mode entityName fetchPredicateFormat automaticallyPreparesContent childrenKeyPath id
    url: key string
    userDefaultsController: representsSharedInstance id userLabel
    userDefinedRuntimeAttribute: type keyPath value localized catalog
    userLayoutGuide: location affinity
    value: key type width height
    variation: key constant heightAdjustment height hidden ambiguous misplaced fixedFrame radius width widthAdjustment
      alignment axis distribution spacingType spacing
    view: key autoresizesSubviews reference identifier hidden opaque wantsLayer focusRingType clipsSubviews
      clearsContextBeforeDrawing multipleTouchEnabled userInteractionEnabled alpha tag verifyAmbiguity contentMode
      simulatedAppContext semanticContentAttribute horizontalHuggingPriority verticalHuggingPriority
      horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous misplaced fixedFrame
      placeholderIntrinsicWidth placeholderIntrinsicHeight restorationIdentifier preservesSuperviewLayoutMargins
      layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea translatesAutoresizingMaskIntoConstraints id
      userLabel customClass customModule customModuleProvider
    viewController: restorationIdentifier storyboardIdentifier wantsFullScreenLayout autoresizesArchivedViewToFullSize
      title extendedLayoutIncludesOpaqueBars automaticallyAdjustsScrollViewInsets definesPresentationContext
      providesPresentationContextTransitionStyle modalTransitionStyle modalPresentationStyle hidesBottomBarWhenPushed
      useStoryboardIdentifierAsRestorationIdentifier id userLabel customClass customModule customModuleProvider
      sceneMemberID
    viewController/macOS: title identifier storyboardIdentifier showSeguePresentationStyle id userLabel customClass
      customModule customModuleProvider sceneMemberID
    viewControllerLayoutGuide: type id
    viewControllerPlaceholder: storyboardIdentifier storyboardName bundleIdentifier referencedIdentifier id
      sceneMemberID
    viewControllerTransitionOptions: key allowUserInteraction
    viewLayoutGuide: key id
    visualEffectView: appearanceType hidden opaque clipsSubviews wantsLayer userInteractionEnabled alpha contentMode
      verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority
      blendingMode material fixedFrame preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea state
      translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    webPreferences: key defaultFontSize defaultFixedFontSize minimumFontSize
    webView: hidden opaque contentMode suppressesIncrementalRendering verticalHuggingPriority
      verticalCompressionResistancePriority layoutMarginsFollowReadableWidth misplaced fixedFrame
      placeholderIntrinsicWidth placeholderIntrinsicHeight translatesAutoresizingMaskIntoConstraints id customClass
      customModule customModuleProvider
    window: key identifier title separatorStyle allowsToolTipsWhenApplicationIsInactive autorecalculatesKeyViewLoop
      deferred restorable hidesOnDeactivate oneShot releasedWhenClosed showsToolbarButton visibleAtLaunch
      appearanceType frameAutosaveName animationBehavior tabbingMode toolbarStyle titlebarAppearsTransparent
      titleVisibility id userLabel customClass customModule customModuleProvider
    windowCollectionBehavior: key canJoinAllSpaces participatesInCycle ignoresCycle fullScreenAuxiliary fullScreenNone
      fullScreenPrimary transient
    windowController: storyboardIdentifier showSeguePresentationStyle id userLabel customClass customModule
      customModuleProvider sceneMemberID
    windowPositionMask: key leftStrut rightStrut topStrut bottomStrut
    windowStyleMask: key titled closable miniaturizable resizable utility nonactivatingPanel HUD fullSizeContentView
      texturedBackground unifiedTitleAndToolbar
    wkPreferences: key javaScriptEnabled
    wkWebView: hidden opaque wantsLayer userInteractionEnabled contentMode allowsBackForwardNavigationGestures
      allowsLinkPreview fixedFrame restorationIdentifier customUserAgent translatesAutoresizingMaskIntoConstraints id
      userLabel
    wkWebViewConfiguration: key allowsAirPlayForMediaPlayback allowsPictureInPictureMediaPlayback
      applicationNameForUserAgent suppressesIncrementalRendering
    """
