import UIKit

final class OvenCell: UITableViewCell {}
