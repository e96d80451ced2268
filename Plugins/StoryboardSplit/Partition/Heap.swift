/// A priority queue whose first element is the greatest.
struct Heap<Item: Comparable> {
    private var items: [Item] = []

    var first: Item? { items.first }

    mutating func insert(_ item: Item) {
        items.append(item)
        var place = items.count - 1
        while place > 0, items[(place - 1) / 2] < items[place] {
            items.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    mutating func popFirst() -> Item? {
        guard let top = items.first else { return nil }
        items.swapAt(0, items.count - 1)
        items.removeLast()
        var place = 0
        while true {
            var largest = place
            for child in [2 * place + 1, 2 * place + 2] where child < items.count && items[largest] < items[child] {
                largest = child
            }
            guard largest != place else { return top }
            items.swapAt(place, largest)
            place = largest
        }
    }
}
