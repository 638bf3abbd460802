import Testing

@testable import keyline

/// Options as people write them who know another name, or know the words in another order.
@Suite("Options by another name")
struct SpokenOptionTests {
  @Test(arguments: [
    (
      "get safeAreaInsets.top -d iphone-14-pro --os 17 --nav-bar",
      "get safeAreaInsets.top -d iphone-14-pro --os 17 --navigation-bar"
    ),
    (
      "get statusBar.height --devices=iphone-15 --ios 18",
      "get statusBar.height -d iphone-15 --os 18"
    ),
    (
      "adapt tab-bar-jump -d iphone-x --os 11 --code",
      "adapt tab-bar-jump -d iphone-x --os 11 --code swift"
    ),
    (
      "adapt tab-bar-jump --code -d iphone-x --os 11",
      "adapt tab-bar-jump -d iphone-x --os 11 --code swift"
    ),
    (
      "export navigationBar.height -d iphone-13 --format csv",
      "export csv navigationBar.height -d iphone-13"
    ),
    ("draw -d iphone-17 --os 26", "draw screen -d iphone-17 --os 26"),
    (
      "export navigationBar.height -d iphone-13 --format=swift",
      "export swift navigationBar.height -d iphone-13"
    ),
    (
      "export navigationBar.height -d iphone-13 --csv",
      "export csv navigationBar.height -d iphone-13"
    ),
    ("device list --csv", "device list --format csv"),
    (
      "device add Phone --width 400 --height=880 --dynamic-island --dry-run",
      "device add Phone --family iphone --screen 400x880 --sensor-housing dynamic-island --dry-run"
    ),
    (
      "device add Phone --family iphone --size 402x874 --dry-run",
      "device add Phone --family iphone --screen 402x874 --dry-run"
    ),
  ])
  func `mean the same as ours`(typed: String, meant: String) throws {
    let run = try expectSame(typed, as: meant)
    #expect(run.exitCode == 0)
  }

  @Test(arguments: [
    ["get", "--", "--nav-bar"], ["search", "--code"], ["find", "--width", "393"],
    ["adapt", "tab-bar-jump", "--code", "objc"], ["device", "add", "--width", "400"],
    ["device", "add", "--width", "400", "--height", "--dry-run"],
    ["export", "swift", "--format", "csv"], ["export", "x", "--format", "pdf"],
  ])
  func `what is no such option stays as it was written`(arguments: [String]) {
    #expect(SpokenOption.ours(arguments) == arguments)
  }
}
