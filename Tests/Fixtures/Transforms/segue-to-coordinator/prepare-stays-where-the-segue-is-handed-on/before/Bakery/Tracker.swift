import UIKit

final class Tracker {
    private(set) var names: [String] = []

    func record(_ segue: UIStoryboardSegue) {
        names.append(segue.identifier ?? "a segue without a name")
    }
}
