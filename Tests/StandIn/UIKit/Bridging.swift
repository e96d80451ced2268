#if STANDIN_TYPECHECK
    extension CGRect: BridgedValue {}
    extension CGPoint: BridgedValue {}
    extension CGSize: BridgedValue {}
    extension NSRange: BridgedValue {}
    extension UIEdgeInsets: BridgedValue {}
    extension NSDirectionalEdgeInsets: BridgedValue {}
    extension UIOffset: BridgedValue {}
    extension UIRectEdge: BridgedValue {}
    extension UIRectCorner: BridgedValue {}
    extension UIControl.State: BridgedValue {}
    extension UIControl.Event: BridgedValue {}
    extension UIInterfaceOrientationMask: BridgedValue {}
    extension UIApplication.LaunchOptionsKey: BridgedValue {}
    extension UIApplication.OpenURLOptionsKey: BridgedValue {}
    extension UIApplication.ExtensionPointIdentifier: BridgedValue {}
    extension UIImagePickerController.InfoKey: BridgedValue {}
    extension UIPageViewController.OptionsKey: BridgedValue {}
    extension UISceneSession.Role: BridgedValue {}
    extension UITableView.RowAnimation: BridgedValue {}
    extension UILayoutPriority: BridgedValue {}
    extension UICollectionView.ScrollPosition: BridgedValue {}
    extension UITableViewCell.StateMask: BridgedValue {}
    extension UIGestureRecognizer.State: BridgedValue {}
#endif
