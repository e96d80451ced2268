import UIKit

final class ShelfViewController: LibraryTableController {}
