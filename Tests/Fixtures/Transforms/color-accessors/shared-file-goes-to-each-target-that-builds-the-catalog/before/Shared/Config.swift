enum Config {
    static let isTasting = true
}
