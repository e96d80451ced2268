import UIKit

final class Pages {
    private let names = ["PhotoDetail", "PhotoEditor"]

    lazy var pages: [UIViewController] = ["PhotoDetail", "PhotoEditor"].map {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: $0)
    }

    func all() -> [UIViewController] {
        names.reversed().compactMap { name in
            UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: name)
        }
    }

    func page(_ index: Int) -> UIViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: names[index])
    }
}
