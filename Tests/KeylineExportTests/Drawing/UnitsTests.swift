import KeylineModel
import Testing

@testable import KeylineExport

@Suite("Units of a picture")
struct UnitsTests {
  @Test(arguments: [
    (0, "0"), (12, "1"), (-12, "-1"), (1, "0.083"), (-6, "-0.5"), (4, "0.333"), (8, "0.667"),
    (375 * 12, "375"), (-1, "-0.083"),
  ])
  func `are written with at most three decimals`(twelfths: Int, text: String) {
    #expect(Units(twelfths: twelfths).description == text)
  }

  @Test func `every twelfth is written as the nearest thousandth`() throws {
    for twelfths in -30...30 {
      let written = try #require(Double(Units(twelfths: twelfths).description))
      #expect(abs(written - Double(twelfths) / 12) < 0.0005)
    }
  }

  @Test func `a sixth of a point is exact at full and at half size`() {
    let third = Length(sixths: 322)
    #expect(DrawingScale.full.units(third).description == "53.667")
    #expect(DrawingScale.half.units(third) == Units(twelfths: 322))
    #expect(DrawingScale.half.units(Length(sixths: 1)) == Units(twelfths: 1))
  }

  @Test(arguments: [
    (375, 812, DrawingScale.full), (956, 440, .full), (1_000, 500, .full), (768, 1_024, .half),
    (1_366, 1_024, .half),
  ])
  func `a screen longer than 1000 points is drawn at half size`(
    width: Int, height: Int, scale: DrawingScale
  ) {
    #expect(DrawingScale(width: Length(points: width), height: Length(points: height)) == scale)
  }
}
