import InterfaceBuilder

/// Actions that classes of UIKit and AppKit implement themselves.
///
/// Source: the action methods of Apple's public headers for responders, controls, windows and controllers.
enum SystemActions {
    /// Whether classes of the platform's framework have the action.
    static func has(_ selector: String, on platform: DocumentKind.Platform) -> Bool {
        selectors.contains(selector) || platform == .macOS && ofAppKit.contains(selector)
    }

    private static let selectors: Set<String> = [
        "becomeFirstResponder", "resignFirstResponder", "endEditing:", "reloadData", "reloadInputViews",
        "setNeedsDisplay", "setNeedsLayout", "removeFromSuperview", "sizeToFit", "startAnimating", "stopAnimating",
        "goBack", "goForward", "reload", "stopLoading", "goBack:", "goForward:", "reload:", "stopLoading:",
        "beginRefreshing", "endRefreshing", "toggleMasterVisible:", "dismissViewControllerAnimated:",
        "dismissModalViewControllerAnimated:", "cut:", "copy:", "paste:", "delete:", "selectAll:", "select:",
        "makeBaseWritingDirectionNatural:", "printContent:", "find:",
    ]

    private static let ofAppKit: Set<String> = [
        "dismissController:", "close", "close:", "performClose:", "performMiniaturize:", "performZoom:",
        "miniaturize:", "zoom:", "orderFront:", "orderOut:", "orderBack:", "makeKeyAndOrderFront:", "showWindow:",
        "toggleFullScreen:", "toggleToolbarShown:", "runToolbarCustomizationPalette:", "toggleSidebar:",
        "toggleInspector:", "print:", "runPageLayout:", "terminate:", "hide:", "unhide:", "hideOtherApplications:",
        "unhideAllApplications:", "arrangeInFront:", "orderFrontStandardAboutPanel:", "orderFrontCharacterPalette:",
        "orderFrontColorPanel:", "orderFrontFontPanel:", "showHelp:", "performClick:", "selectText:",
        "takeIntValueFrom:", "takeFloatValueFrom:", "takeDoubleValueFrom:", "takeStringValueFrom:",
        "takeObjectValueFrom:", "takeIntegerValueFrom:", "takeSelectedTabViewItemFromSender:", "undo:", "redo:",
        "add:", "remove:", "insert:", "insertChild:", "addChild:", "selectNext:", "selectPrevious:", "fetch:",
        "validateMenuItem:", "newDocument:", "openDocument:", "saveDocument:", "saveDocumentAs:", "saveDocumentTo:",
        "revertDocumentToSaved:", "printDocument:", "selectTabViewItem:", "selectNextTabViewItem:",
        "selectPreviousTabViewItem:", "selectFirstTabViewItem:", "selectLastTabViewItem:", "expandItem:",
        "collapseItem:", "deselectAll:", "clearRecentDocuments:", "nextPage:", "checkSpelling:", "showGuessPanel:",
        "performFindPanelAction:", "performTextFinderAction:", "centerSelectionInVisibleArea:", "submit:",
        "submitSearch:", "cancelOperation:", "toggleContinuousSpellChecking:",
    ]
}
