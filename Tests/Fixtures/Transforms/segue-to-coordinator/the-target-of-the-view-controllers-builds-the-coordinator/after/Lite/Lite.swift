struct Lite {}
