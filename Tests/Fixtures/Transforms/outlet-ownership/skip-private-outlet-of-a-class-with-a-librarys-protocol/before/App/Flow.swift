import UIKit

extension CardViewController: LibraryScreen {}
