actor Bakery {
    func bestCake() -> String { "Sacher" }
}
