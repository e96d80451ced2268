/// A prototype cell, with the objects around it in the document.
struct CellPrototype {
    let element: DocumentElement
    let loader: ObjectLoader

    /// A new cell, connected.
    @MainActor func make() -> UIView? {
        let own = ObjectLoader(owner: nil, ownerID: "", storyboard: loader.storyboard, outer: loader)
        let cell = own.make(element) as? UIView
        own.connect(ownerElement: nil)
        (cell as? UITableViewCell)?.loader = own
        (cell as? UICollectionViewCell)?.loader = own
        return cell
    }
}

/// A section of static cells.
struct StaticSection {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
}

extension UITableView: SystemOutlets {
    func setSystemOutlet(_ name: String, to value: AnyObject?) -> Bool {
        switch name {
        case "dataSource": dataSource = value as? UITableViewDataSource
        case "delegate": delegate = value as? UITableViewDelegate
        default: return false
        }
        return true
    }

    /// What a finger does to a row: highlight, the cell's segue, then the delegate.
    ///
    /// From memory: the table's own handling of the touch performs the cell's segue, before `didSelectRowAt`.
    public func tapRow(at indexPath: IndexPath) {
        let delegate = delegate as? UITableViewDelegate
        guard allowsSelection, let cell = cellForRow(at: indexPath) else { return }
        if let allowed = delegate?.tableView?(self, shouldHighlightRowAt: indexPath), !allowed { return }
        selectRow(at: indexPath, animated: true, scrollPosition: .none)
        cell.isSelected = true
        cell.selectionSegue?.trigger(sender: cell)
        delegate?.tableView?(self, didSelectRowAt: indexPath)
    }

    /// What a finger does to the button at the end of a row.
    public func tapAccessory(at indexPath: IndexPath) {
        guard let cell = cellForRow(at: indexPath) else { return }
        cell.accessorySegue?.trigger(sender: cell)
        (delegate as? UITableViewDelegate)?.tableView?(self, accessoryButtonTappedForRowWith: indexPath)
    }
}

extension UICollectionView: SystemOutlets {
    func setSystemOutlet(_ name: String, to value: AnyObject?) -> Bool {
        switch name {
        case "dataSource": dataSource = value as? UICollectionViewDataSource
        case "delegate": delegate = value as? UICollectionViewDelegate
        case "collectionViewLayout": return true
        default: return false
        }
        return true
    }

    /// What a finger does to an item.
    public func tapItem(at indexPath: IndexPath) {
        let delegate = delegate as? UICollectionViewDelegate
        guard allowsSelection, let cell = cellForItem(at: indexPath) else { return }
        if indexPathsForSelectedItems?.contains(indexPath) == true {
            deselectItem(at: indexPath, animated: true)
            cell.isSelected = false
            delegate?.collectionView?(self, didDeselectItemAt: indexPath)
            return
        }
        selectItem(at: indexPath, animated: true, scrollPosition: [])
        cell.isSelected = true
        cell.selectionSegue?.trigger(sender: cell)
        delegate?.collectionView?(self, didSelectItemAt: indexPath)
    }
}

extension UITextField: SystemOutlets {
    func setSystemOutlet(_ name: String, to value: AnyObject?) -> Bool {
        guard name == "delegate" else { return false }
        delegate = value as? UITextFieldDelegate
        return true
    }
}

extension UITextView: SystemOutlets {
    func setSystemOutlet(_ name: String, to value: AnyObject?) -> Bool {
        guard name == "delegate" else { return false }
        delegate = value as? UITextViewDelegate
        return true
    }
}

extension UIViewController: SystemOutlets {
    func setSystemOutlet(_ name: String, to value: AnyObject?) -> Bool {
        switch name {
        case "view": view = value as? UIView
        case "tableView": (self as? UITableViewController)?.tableView = value as? UITableView
        default: return false
        }
        return true
    }
}
