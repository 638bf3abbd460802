import KeylineBundle
import KeylineModel
import KeylineQuery
import KeylineSeed
import KeylineTestSupport
import Testing

struct AuditVariableTests {
  private static let phone = Device.iPhoneX.with {
    ($0.pixelsPerInch, $0.diagonal, $0.cornerRadius) = (458, 580, Length(points: 39))
  }

  /// What a variable is on the iPhone X with iOS 12.
  private func value(_ name: String, landscape: Bool = false, on device: Device) throws -> String {
    let resolver = Resolver(.of([.of("m/a", "1")], devices: [device]))
    let metric = try #require(resolver.metric("m"))
    var situation = Situation()
    situation.orientation = landscape ? .landscape : .portrait
    let variable = try #require(AuditVariable.all.first { $0.name.text == name })
    let condition =
      switch variable.kind {
      case .number: name
      case .truth: "\(name) ? 1 : 0"
      case .version: "\(name) == 12 ? 12 : \(name) < 12 ? 11 : 13"
      case .word: "\(name) == .\(variable.words.last ?? "") ? 1 : 0"
      }
    let request = Audit.Request(
      try .of(condition.replacingDynamicIsland), Column(metric, situation),
      devices: DeviceSet(naming: [device]), versions: try VersionSet("12"))
    return try #require(resolver.audit(request).cells.first).says.map(\.text).joined()
  }

  @Test(arguments: [
    ("width", "375"), ("height", "812"), ("scale", "3"), ("nativeWidth", "1125"),
    ("nativeHeight", "2436"), ("renderedWidth", "1125"), ("renderedHeight", "2436"),
    ("pixelsPerInch", "458"), ("diagonal", "5.8"), ("cornerRadius", "39"), ("homeButton", "0"),
    ("hasHomeIndicator", "1"), ("notch", "1"), ("dynamicIsland", "0"), ("sensorHousing", "0"),
    ("sizeClassInLandscape", "0"), ("isIPhoneX", "1"), ("isPhone", "1"), ("isPad", "0"),
    ("isPod", "0"),
    ("idiom", "0"), ("family", "0"), ("releaseYear", "2017"), ("os", "12"), ("firstOS", "11"),
    ("lastOS", "13"), ("sdk", "12"), ("isLandscape", "0"), ("isPortrait", "1"),
  ])
  func `a variable is the attribute of the device`(name: String, text: String) throws {
    #expect(try value(name, on: Self.phone) == text)
  }

  @Test func `the situation decides where it must`() throws {
    #expect(try value("isLandscape", landscape: true, on: Self.phone) == "1")
    #expect(try value("isPortrait", landscape: true, on: Self.phone) == "0")
    #expect(try value("width", landscape: true, on: Self.phone) == "375")
  }

  @Test func `every attribute that can be unknown is unknown where it is not recorded`() throws {
    let bare = Device.device("bare", "Bare", .iphone) { $0.firstOS = StatedVersion("11") }
    let known = ["isPhone", "isPad", "isPod", "idiom", "family", "os", "firstOS", "lastOS", "sdk"]
    for variable in AuditVariable.all
    where !known.contains(variable.name.text) && variable.isOfDevice {
      #expect(try value(variable.name.text, on: bare) == "unknown", "\(variable.name)")
    }
  }

  @Test func `no two names are the same, metrics among them`() throws {
    let metrics = try Seed.bundled().metrics.map(\.id)
    let names = AuditVariable.all.flatMap { [$0.name.text] + $0.aliases } + metrics
    #expect(Set(names.map(NearestNames.folded)).count == names.count)
  }

  @Test func `only words have words`() {
    for variable in AuditVariable.all {
      #expect((variable.kind == .word) == !variable.words.isEmpty, "\(variable.name)")
    }
  }

  @Test(arguments: [
    ("hasNotch ? 1 : 2", "notch"), ("HASNOTCH ? 1 : 2", "notch"), ("has_notch ? 1 : 2", "notch"),
    ("IS_IPHONE_X ? 1 : 2", "isIPhoneX"), ("isX ? 1 : 2", "isIPhoneX"),
    ("[UIScreen mainScreen].scale", "scale"), ("[ UIScreen  mainScreen ].scale", "scale"),
    ("[[UIScreen mainScreen] nativeBounds].size.height", "nativeHeight"),
    ("[UIDevice currentDevice].systemVersion >= 14 ? 1 : 2", "os"),
    ("UIScreen.main.scale", "scale"), ("UIScreen.main.nativeBounds.height", "nativeHeight"),
    ("UIScreen.main.nativeBounds.size.width", "nativeWidth"),
    ("UIDevice.current.hasNotch ? 1 : 2", "notch"), ("self.width", "width"),
    ("UIDevice.current.userInterfaceIdiom == .pad ? 1 : 2", "idiom"),
    ("UIDevice.current.systemVersion >= 14 ? 1 : 2", "os"), ("iOS >= 14 ? 1 : 2", "os"),
  ])
  func `an attribute is known by what people write`(text: String, name: String) throws {
    #expect(try CheckedExpression.of(text).variables.map(\.variable.name.text) == [name])
  }

  @Test(arguments: [
    ("UIScreen.main.bounds.width", "screen.width"), ("SCREEN_WIDTH", "screen.width"),
    ("UIScreen.main.bounds.size.height", "screen.height"),
    ("navbar.height", "navigationBar.height"),
    ("view.safeAreaInsets.top", "safeAreaInsets.top"), ("safeArea.top", "safeAreaInsets.top"),
    ("self.view.safeAreaInsets.bottom", "safeAreaInsets.bottom"),
    ("window.safeAreaInsets.top", "window.safeAreaInsets.top"),
  ])
  func `a metric is known by what people write`(text: String, metric: String) throws {
    let checked = try CheckedExpression.of(text, try Seed.bundled().metrics)
    #expect(checked.metrics.map(\.metric.id) == [metric])
    #expect(checked.metrics.map(\.name) == [text])
  }

  @Test func `a group of metrics is no variable, its members are near`() throws {
    let error = auditError("safeAreaInsets", try Seed.bundled().metrics)
    guard case .name(.unknown(.variable, _, let nearest))? = error?.problem else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(nearest.contains("safeAreaInsets.top"))
  }

  @Test func `a name of nothing but prefixes is refused in time`() {
    let name = String(repeating: "self.", count: 700) + "x"
    guard case .name(.unknown(.variable, _, _))? = auditError(name)?.problem else {
      Issue.record("\(String(describing: auditError(name)))")
      return
    }
  }
}

extension String {
  fileprivate var replacingDynamicIsland: String {
    split(separator: " ").map { $0 == ".dynamic-island" ? ".dynamicIsland" : String($0) }
      .joined(separator: " ")
  }
}
