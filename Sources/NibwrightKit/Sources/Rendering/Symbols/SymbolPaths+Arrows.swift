extension SymbolPaths {
    /// Arrows, and what plays.
    static let arrows = [
        "chevron.right": "M8.5 4L16 12L8.5 20",
        "chevron.left": "M15.5 4L8 12L15.5 20",
        "chevron.up": "M4 15.5L12 8L20 15.5",
        "chevron.down": "M4 8.5L12 16L20 8.5",
        "chevron.up.chevron.down": "M6 9L12 3L18 9M6 15L12 21L18 15",
        "arrow.left": "M20.5 12H3.5M10.5 5L3.5 12L10.5 19",
        "arrow.right": "M3.5 12H20.5M13.5 5L20.5 12L13.5 19",
        "arrow.up": "M12 20.5V3.5M5 10.5L12 3.5L19 10.5",
        "arrow.down": "M12 3.5V20.5M5 13.5L12 20.5L19 13.5",
        "arrow.up.arrow.down": "M7 20V4M3 8L7 4L11 8M17 4V20M13 16L17 20L21 16",
        "arrow.up.right": "M5 19L18.5 5.5M8.5 5.5H18.5V15.5",
        "arrow.clockwise":
            "M20 12.5C20 17 16.4 20.5 12 20.5C7.6 20.5 4 17 4 12.5C4 8 7.6 4.5 12 4.5C14.5 4.5 16.6 5.6 18 7.3"
            + "M18.5 3V7.8H13.7",
        "arrow.counterclockwise":
            "M4 12.5C4 17 7.6 20.5 12 20.5C16.4 20.5 20 17 20 12.5C20 8 16.4 4.5 12 4.5C9.5 4.5 7.4 5.6 6 7.3"
            + "M5.5 3V7.8H10.3",
        "arrow.triangle.2.circlepath":
            "M4.5 10C5.5 6.5 8.5 4.5 12 4.5C15 4.5 17.5 6 19 8.5M19.5 4V9H14.5M19.5 14"
            + "C18.5 17.5 15.5 19.5 12 19.5C9 19.5 6.5 18 5 15.5M4.5 20V15H9.5",
        "arrow.uturn.left": "M9 4L4 9L9 14M4 9H15C18 9 20.5 11.5 20.5 14.5C20.5 17.5 18 20 15 20H9",
        "arrow.uturn.right": "M15 4L20 9L15 14M20 9H9C6 9 3.5 11.5 3.5 14.5C3.5 17.5 6 20 9 20H15",
        "arrowshape.turn.up.left": "M10 4L3 11L10 18V14C15 14 18.5 15.5 21 20C20.5 13 16.5 8.5 10 8Z",
        "square.and.arrow.up": "M8 9H5V21.5H19V9H16M12 15V2.5M8 6.2L12 2.3L16 6.2",
        "square.and.arrow.down": "M8 9H5V21.5H19V9H16M12 2.5V15.5M8 11.7L12 15.7L16 11.7",
        "tray.and.arrow.up":
            "M3 14H8C8 16.5 10 17.5 12 17.5C14 17.5 16 16.5 16 14H21V20.5H3ZM12 13V3M8.5 6.5L12 3L15.5 6.5",
        "tray.and.arrow.down":
            "M3 14H8C8 16.5 10 17.5 12 17.5C14 17.5 16 16.5 16 14H21V20.5H3ZM12 3V13M8.5 9.5L12 13L15.5 9.5",
        "location": "M21 3L3 11H12.5V20.5Z",
        "paperplane": "M21.5 2.5L2.5 10L9.5 13.5L14 21.5ZM21.5 2.5L9.5 13.5",
        "play": "M6 3.5L20 12L6 20.5Z",
        "pause": "M6 4H10V20H6ZM14 4H18V20H14Z",
        "stop": "M5 5H19V19H5Z",
        "forward": "M3 5L12 12L3 19ZM12 5L21 12L12 19Z",
        "backward": "M12 5L3 12L12 19ZM21 5L12 12L21 19Z",
    ]
}
