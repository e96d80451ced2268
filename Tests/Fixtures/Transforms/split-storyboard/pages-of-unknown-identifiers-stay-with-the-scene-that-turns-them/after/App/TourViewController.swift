import UIKit

class PagesViewController: UIViewController {
    var pages: [String] = []

    func page(at number: Int) -> UIViewController? {
        storyboard?.instantiateViewController(withIdentifier: pages[number])
    }
}

final class TourViewController: PagesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        pages = ["GrindPage", "BrewPage"]
    }
}
