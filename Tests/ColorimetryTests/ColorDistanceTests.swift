import Colorimetry
import Foundation
import Testing

@Suite("Color distances")
struct ColorDistanceTests {
    @Test("CIEDE2000 gives the published differences, in both directions", arguments: published)
    func sharma(row: [Double]) {
        let left = LabColor(lightness: row[0], a: row[1], b: row[2])
        let right = LabColor(lightness: row[3], a: row[4], b: row[5])
        #expect(abs(left.deltaE2000(to: right) - row[6]) <= 0.00005)
        #expect(abs(right.deltaE2000(to: left) - row[6]) <= 0.00005)
    }

    @Test("the published pairs are complete")
    func complete() { #expect(Self.published.count == 34) }

    @Test("sRGB's corners are where tables of CIELAB under D65 have them")
    func corners() throws {
        let expected = [
            ("#FFFFFF", [100.0, 0, 0]), ("#000000", [0.0, 0, 0]), ("#FF0000", [53.24, 80.09, 67.20]),
            ("#00FF00", [87.73, -86.18, 83.18]), ("#0000FF", [32.30, 79.19, -107.86]),
            ("#FFFF00", [97.14, -21.55, 94.48]),
        ]
        for (hex, numbers) in expected {
            let lab = try #require(ColorValue(hex: hex)?.lab)
            for (found, number) in zip([lab.lightness, lab.a, lab.b], numbers) { #expect(abs(found - number) < 0.02) }
        }
    }

    @Test("a gray has no hue, in whichever space it is written")
    func grays() throws {
        for white in stride(from: 0.0, through: 1, by: 0.05) {
            let lab = try #require(ColorValue(.grayGamma22, [white])?.lab)
            #expect(abs(lab.a) < 1e-9 && abs(lab.b) < 1e-9)
        }
    }

    @Test("distances go across spaces, and to no color without a formula")
    func spaces() throws {
        let red = try #require(ColorValue(.sRGB, [1, 0, 0]))
        let wide = try #require(ColorValue(.displayP3, [1, 0, 0]))
        let ink = try #require(ColorValue(.genericCMYK, [0, 1, 1, 0]))
        #expect(try #require(red.distance(to: red)) == 0)
        #expect(try #require(red.distance(to: wide)) > 2)
        #expect(red.distance(to: ink) == nil)
    }

    @Test("only colors of the same alpha are near-duplicates, and those at the limit still are")
    func nearDuplicates() throws {
        let gray = try #require(ColorValue(hex: "#808080"))
        let other = try #require(ColorValue(hex: "#818181"))
        let distance = try #require(gray.distance(to: other))
        #expect(distance > 0 && distance < 1)
        #expect(gray.nearDuplicateDistance(to: other, within: distance) == distance)
        #expect(gray.nearDuplicateDistance(to: other, within: distance - 0.001) == nil)
        #expect(gray.nearDuplicateDistance(to: other.with(alpha: 0.5), within: 5) == nil)
        #expect(gray.nearDuplicateDistance(to: other.with(alpha: 0.9999), within: 5) == distance)
    }

    @Test("asking for distances within a limit finds the same ones")
    func limits() {
        let steps = stride(from: 0.0, through: 100, by: 12.5)
        let colors = steps.flatMap { lightness in
            [-1, 0, 3].map { LabColor(lightness: lightness, a: Double($0), b: -2 * Double($0)) }
        }
        for left in colors {
            for right in colors {
                let difference = left.deltaE2000(to: right)
                for limit in [0.5, 2, 8, 20] {
                    let expected = difference <= limit ? difference : nil
                    #expect(left.deltaE2000(to: right, within: limit) == expected)
                }
            }
        }
    }

    @Test("a swatch in CIELAB under D50 is the sRGB color that Adobe's programs show")
    func printed() throws {
        let white = try #require(ColorValue(underD50: LabColor(lightness: 100, a: 0, b: 0)))
        #expect(white.hex == "#FFFFFF")
        // sRGB red under D50, as the ICC's profile of sRGB has it.
        let red = try #require(ColorValue(underD50: LabColor(lightness: 54.29, a: 80.81, b: 69.89)))
        #expect(red.hex == "#FF0000")
    }

    /// G. Sharma, W. Wu, E. N. Dalal: "The CIEDE2000 Color-Difference Formula: Implementation Notes, Supplementary Test
    /// Data, and Mathematical Observations". Color Research and Application 30 (1), 2005, pages 21-30, table 1; kept by
    /// the authors at https://hajim.rochester.edu/ece/sites/gsharma/ciede2000/dataNprograms/ciede2000testdata.txt.
    /// L*, a* and b* of both colors, and the difference.
    private static let published: [[Double]] = [
        [50.0000, 2.6772, -79.7751, 50.0000, 0.0000, -82.7485, 2.0425],
        [50.0000, 3.1571, -77.2803, 50.0000, 0.0000, -82.7485, 2.8615],
        [50.0000, 2.8361, -74.0200, 50.0000, 0.0000, -82.7485, 3.4412],
        [50.0000, -1.3802, -84.2814, 50.0000, 0.0000, -82.7485, 1.0000],
        [50.0000, -1.1848, -84.8006, 50.0000, 0.0000, -82.7485, 1.0000],
        [50.0000, -0.9009, -85.5211, 50.0000, 0.0000, -82.7485, 1.0000],
        [50.0000, 0.0000, 0.0000, 50.0000, -1.0000, 2.0000, 2.3669],
        [50.0000, -1.0000, 2.0000, 50.0000, 0.0000, 0.0000, 2.3669],
        [50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0009, 7.1792],
        [50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0010, 7.1792],
        [50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0011, 7.2195],
        [50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0012, 7.2195],
        [50.0000, -0.0010, 2.4900, 50.0000, 0.0009, -2.4900, 4.8045],
        [50.0000, -0.0010, 2.4900, 50.0000, 0.0010, -2.4900, 4.8045],
        [50.0000, -0.0010, 2.4900, 50.0000, 0.0011, -2.4900, 4.7461],
        [50.0000, 2.5000, 0.0000, 50.0000, 0.0000, -2.5000, 4.3065],
        [50.0000, 2.5000, 0.0000, 73.0000, 25.0000, -18.0000, 27.1492],
        [50.0000, 2.5000, 0.0000, 61.0000, -5.0000, 29.0000, 22.8977],
        [50.0000, 2.5000, 0.0000, 56.0000, -27.0000, -3.0000, 31.9030],
        [50.0000, 2.5000, 0.0000, 58.0000, 24.0000, 15.0000, 19.4535],
        [50.0000, 2.5000, 0.0000, 50.0000, 3.1736, 0.5854, 1.0000],
        [50.0000, 2.5000, 0.0000, 50.0000, 3.2972, 0.0000, 1.0000],
        [50.0000, 2.5000, 0.0000, 50.0000, 1.8634, 0.5757, 1.0000],
        [50.0000, 2.5000, 0.0000, 50.0000, 3.2592, 0.3350, 1.0000],
        [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
        [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.2630],
        [61.2901, 3.7196, -5.3901, 61.4292, 2.2480, -4.9620, 1.8731],
        [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
        [22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373],
        [36.4612, 47.8580, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
        [90.8027, -2.0831, 1.4410, 91.1528, -1.6435, 0.0447, 1.4441],
        [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
        [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
        [2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082],
    ]
}
