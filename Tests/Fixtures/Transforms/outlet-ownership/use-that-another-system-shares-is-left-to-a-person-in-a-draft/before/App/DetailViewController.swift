import UIKit

class DetailViewController: UIViewController {
    #if os(iOS)
    @IBOutlet var seasonsLabel: UILabel!
    #elseif os(tvOS)
    var seasonsLabel: UILabel { header.titleLabel }
    let header = HeaderView()
    #endif

    func showAll() {
        #if os(iOS)
        seasonsLabel.isHidden = false
        #else
        seasonsLabel.isHidden = true
        #endif
    }

    func change(to season: Int) {
        seasonsLabel.text = "Season \(season)"
    }
}
