import UIKit

final class ShelfHelper: NSObject, UITableViewDelegate {}
