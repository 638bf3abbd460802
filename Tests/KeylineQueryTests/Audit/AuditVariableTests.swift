import KeylineData
import KeylineModel
import KeylineQuery
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
    let variable = try #require(AuditVariable.all.first { $0.name == name })
    let condition =
      switch variable.kind {
      case .number: name
      case .truth: "\(name) ? 1 : 0"
      case .version: "\(name) == 12 ? 12 : \(name) < 12 ? 11 : 13"
      case .word: "\(name) == \(variable.wordList.split(separator: " ").last ?? "") ? 1 : 0"
      }
    let audit = resolver.audit(
      try AuditExpression(condition),
      AnswerTable.Request(
        columns: [Column(metric, situation)], devices: DeviceSet(naming: [device]),
        versions: try VersionSet("12")))
    return try #require(audit.cells.first).says.map(\.description).joined()
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
    let varying = ["isLandscape", "isPortrait"]
    for name in AuditVariable.all.map(\.name) where !(known + varying).contains(name) {
      #expect(try value(name, on: bare) == "unknown", "\(name)")
    }
  }

  @Test func `no two names are the same, spellings and metrics among them`() throws {
    let metrics = try Seed.bundled().metrics.map(\.id)
    let spellings = AuditVocabulary.spellings.flatMap(\.written)
    let names = AuditVariable.all.map(\.name) + spellings + metrics
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
    ("[[[UIDevice currentDevice] systemVersion] floatValue] >= 11.0 ? 1 : 2", "os"),
    ("UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad ? 1 : 2", "idiom"),
    ("UIDevice.current.userInterfaceIdiom == UIUserInterfaceIdiom.pad ? 1 : 2", "idiom"),
    ("UIDevice.current.orientation.isLandscape ? 1 : 2", "isLandscape"),
    ("isPad == YES ? 1 : 2", "isPad"), ("isIphoneX() ? 1 : 2", "isIPhoneX"),
  ])
  func `an attribute is known by what people write`(text: String, name: String) throws {
    #expect(try AuditExpression(text).names.compactMap(\.variable?.name) == [name])
  }

  @Test(arguments: [
    ("UIScreen.main.bounds.width", "screen.width"), ("SCREEN_WIDTH", "screen.width"),
    ("UIScreen.main.bounds.size.height", "screen.height"),
    ("navbar.height", "navigationBar.height"),
    ("view.safeAreaInsets.top", "safeAreaInsets.top"), ("safeArea.top", "safeAreaInsets.top"),
    ("self.view.safeAreaInsets.bottom", "safeAreaInsets.bottom"),
    ("window.safeAreaInsets.top", "window.safeAreaInsets.top"),
    ("view.window!.safeAreaInsets.top", "window.safeAreaInsets.top"),
    ("UIApplication.shared.keyWindow?.safeAreaInsets.bottom", "screen.safeAreaInsets.bottom"),
    ("UIApplication.shared.windows.first?.safeAreaInsets.top", "window.safeAreaInsets.top"),
    ("kScreenHeight", "screen.height"), ("dimen.width", "screen.width"),
    ("[[UIApplication sharedApplication] statusBarFrame].size.height", "statusBar.height"),
    ("UIApplication.shared.statusBarFrame.height", "statusBar.height"),
    ("view.window?.windowScene?.statusBarManager?.statusBarFrame.height", "statusBar.height"),
    ("getStatusBarHeight()", "statusBar.height"),
  ])
  func `a metric is known by what people write`(text: String, metric: String) throws {
    let names = try AuditExpression(text, metrics: Seed.bundled().metrics).names
    #expect(names.map(\.metric?.id) == [metric])
  }

  @Test func `a group of metrics is no variable, its members are near`() throws {
    let error = auditError("safeAreaInsets", try Seed.bundled().metrics)
    #expect(error?.fault.contains("safeAreaInsets.top") == true)
  }

  @Test func `a name of nothing but prefixes is refused in time`() {
    let name = String(repeating: "self.", count: 700) + "x"
    #expect(auditError(name)?.fault.hasPrefix("no variable \"x\"") == true)
  }
}
