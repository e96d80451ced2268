import UIKit

final class SubShelfViewController: ShelfViewController {}
