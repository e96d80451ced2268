import UIKit

final class ShelfViewController: BaseViewController {}
