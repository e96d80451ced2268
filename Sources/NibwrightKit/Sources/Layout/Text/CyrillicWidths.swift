/// How wide Cyrillic letters of the system font are, in thousandths of the font's size.
///
/// Letters that look like Latin ones have their widths; the others are estimates from the proportions that such fonts
/// have. The labels of public documents are half as often off by more than a point as with one width for all.
enum CyrillicWidths {
    static let table: [Character: Double] = [
        "А": 662, "Б": 650, "В": 668, "Г": 560, "Д": 740, "Е": 596, "Ж": 960, "З": 620, "И": 752, "Й": 752, "К": 670,
        "Л": 720, "М": 879, "Н": 744, "О": 762, "П": 744, "Р": 637, "С": 716, "Т": 598, "У": 640, "Ф": 800, "Х": 692,
        "Ц": 770, "Ч": 680, "Ш": 1010, "Щ": 1040, "Ъ": 780, "Ы": 880, "Ь": 640, "Э": 716, "Ю": 1020, "Я": 660,
        "Ё": 596, "а": 552, "б": 605, "в": 575, "г": 430, "д": 630, "е": 563, "ж": 800, "з": 505, "и": 600, "й": 600,
        "к": 545, "л": 600, "м": 730, "н": 600, "о": 582, "п": 595, "р": 608, "с": 565, "т": 480, "у": 536, "ф": 800,
        "х": 506, "ц": 620, "ч": 555, "ш": 840, "щ": 865, "ъ": 640, "ы": 780, "ь": 560, "э": 560, "ю": 830, "я": 565,
        "ё": 563,
    ]
}
