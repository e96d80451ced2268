import Kit

func open(_ shelf: ShelfViewController) {
    shelf.performSegue(withIdentifier: "showCake", sender: nil)
}
