extension CardViewController {
    func clear() {
        titleLabel.text = nil
    }
}
