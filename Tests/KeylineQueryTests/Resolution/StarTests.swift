import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

/// A star stands at what is to be checked: at a value that was copied, or inferred from nothing alike.
struct StarTests {
  /// As large as an iPhone X, and with its housing.
  private static func twin(_ change: (inout Device) -> Void) -> Device {
    Device.iPhoneX.with {
      ($0.id, $0.name) = ("twin", "Twin")
      change(&$0)
    }
  }

  private func needsChecking(_ rules: [Rule], _ twin: Device, _ metric: Metric.ID = "m") throws
    -> Bool
  {
    let resolver = Resolver(
      .of(
        rules,
        [
          .of("s/x", "44", where: "devices iphone-x", os: "12"),
          .of("s/a", "22", where: "devices iphone-x", os: "12", metric: "a"),
        ],
        metrics: [.of("screen.width", .width, .height)], devices: [.iPhoneX, .iPhone8, twin]))
    #expect(try !resolver.answer(metric).needsChecking)
    let answer = try resolver.answer(metric, on: "twin")
    #expect(answer.status == .inferred)
    return answer.needsChecking
  }

  @Test(arguments: ["devices iphone-x", "devices iphone-x iphone-8"])
  func `a value that is copied has one, however alike the devices are`(scope: String) throws {
    let copy = Self.twin {
      $0.like = "iphone-x"
      $0.copied = [.width, .height, .sensorHousing]
    }
    #expect(try needsChecking([.of("m/x", "44", where: scope, restsOn: ["s/x"])], copy))
  }

  @Test(arguments: ["width 375", "sensor-housing notch"])
  func `a value that a copied attribute decides has one`(scope: String) throws {
    let copy = Self.twin { $0.copied = [.width, .sensorHousing] }
    #expect(try needsChecking([.of("m/x", "44", where: scope, restsOn: ["s/x"])], copy))
  }

  @Test func `a copied attribute has one`() throws {
    #expect(try needsChecking([], Self.twin { $0.copied = [.width] }, "screen.width"))
  }

  @Test(arguments: [("a + b", "width 375"), ("b + a", "width 375"), ("a + b", "idiom phone")])
  func `a sum has one if a term is copied`(formula: String, scope: String) throws {
    let rules: [Rule] = [
      .of("m/sum", formula), .of("a/x", "22", where: scope, metric: "a", restsOn: ["s/a"]),
      .of("b/any", "22", metric: "b"),
    ]
    let copy = Self.twin { $0.copied = [.width] }
    #expect(try needsChecking(rules, copy) == (scope == "width 375"))
  }

  @Test(arguments: ["idiom phone", "width 375"])
  func `a value that was read on a device of the same size and housing has none`(
    scope: String
  ) throws {
    #expect(
      try !needsChecking([.of("m/x", "44", where: scope, restsOn: ["s/x"])], Self.twin { _ in }))
  }
}
