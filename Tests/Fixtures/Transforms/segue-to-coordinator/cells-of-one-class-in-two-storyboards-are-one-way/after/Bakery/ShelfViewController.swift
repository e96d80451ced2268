import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UICollectionViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = ShelfCoordinator()

    private let names = ["Sacher", "Linzer"]

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Cake", for: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        navigation.showCake(from: self, sender: collectionView.cellForItem(at: indexPath))
    }

    func configure(_ cake: CakeViewController, sender: Any?) {
        guard let indexPath = collectionView.indexPathsForSelectedItems?.first
        else { return }
        cake.name = names[indexPath.item]
    }
}
