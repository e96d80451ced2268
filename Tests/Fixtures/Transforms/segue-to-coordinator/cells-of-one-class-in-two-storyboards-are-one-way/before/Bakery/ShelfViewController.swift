import UIKit

final class ShelfViewController: UICollectionViewController {
    private let names = ["Sacher", "Linzer"]

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Cake", for: indexPath)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let cake = segue.destination as? CakeViewController,
            let indexPath = collectionView.indexPathsForSelectedItems?.first
        else { return }
        cake.name = names[indexPath.item]
    }
}
