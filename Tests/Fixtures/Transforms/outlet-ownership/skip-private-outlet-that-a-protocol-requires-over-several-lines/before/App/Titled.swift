import UIKit

protocol Titled: AnyObject {
    var titleLabel: UILabel! {
        get
        set
    }
}
