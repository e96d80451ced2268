import Navigation
import TransformKit

/// The delegate methods that replace a cell's segue.
enum SelectionMethod: Hashable, Sendable, CaseIterable {
    case row, accessory, item

    init?(_ trigger: Trigger) {
        switch trigger {
        case .row: self = .row
        case .accessory: self = .accessory
        case .item: self = .item
        case .code, .control, .barButtonItem, .gestureRecognizer: return nil
        }
    }

    var isAboutItems: Bool { self == .item }

    /// `tableView` of `tableView(_:didSelectRowAt:)`; also the property by which a list controller names its list.
    var baseName: String { isAboutItems ? "collectionView" : "tableView" }

    var label: String {
        switch self {
        case .row: "didSelectRowAt"
        case .accessory: "accessoryButtonTappedForRowWith"
        case .item: "didSelectItemAt"
        }
    }

    /// `tableView(_:didSelectRowAt:)`
    var name: String { "\(baseName)(_:\(label):)" }

    var listType: String { isAboutItems ? "UICollectionView" : "UITableView" }

    var protocolName: String { listType + "Delegate" }

    /// The controller class that is its list's delegate unless another is set, and that declares the method.
    var controllerClass: String { listType + "Controller" }

    /// `cellForRow` of `tableView.cellForRow(at: indexPath)`
    var cellMethod: String { isAboutItems ? "cellForItem" : "cellForRow" }

    /// `tableView:didSelectRowAtIndexPath:`
    var selector: String {
        switch self {
        case .row: "tableView:didSelectRowAtIndexPath:"
        case .accessory: "tableView:accessoryButtonTappedForRowWithIndexPath:"
        case .item: "collectionView:didSelectItemAtIndexPath:"
        }
    }

    /// Whether the method replaces this segue of a cell, by the attribute `trigger`.
    func isStarted(by segue: Segue) -> Bool {
        (segue.element["trigger"] == "accessoryAction") == (self == .accessory)
    }
}
