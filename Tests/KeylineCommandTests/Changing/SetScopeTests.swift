import KeylineData
import KeylineTestSupport
import Testing

@Suite("What a set value covers")
struct SetScopeTests {
  @Test(arguments: [
    ("safeAreaInsets.top=63", "--navigation-bar", ["navigation-bar"]),
    ("navigationBar.maxY=107", "--large-title", ["large-title", "prompt"]),
    ("safeArea.height=700", "--tab-bar", ["tab-bar", "navigation-bar"]),
  ])
  func `a value recorded without a bar says nothing with one`(
    assignment: String, bar: String, closed: [String]
  ) throws {
    let home = try Home.withPhone()
    let metric = String(assignment.prefix { $0 != "=" })
    let value = String(assignment.drop { $0 != "=" }.dropFirst())
    let question = "get \(metric) -d my-phone --os 27.1"
    let before = home.run("\(question) \(bar)").output
    let set = home.run("set \(assignment) -d my-phone --os 27.1 --json")
    #expect(set.exitCode == 0, "\(set.messages)")
    let scope = try #require(try set.changes["rule"]?["where"])
    for condition in closed {
      #expect(scope[condition]?.kind == .bool(false), "\(scope.inline)")
    }
    #expect(home.run(question).output == "\(value)\n")
    #expect(home.run("\(question) \(bar)").output == before)
    #expect(before != "\(value)\n")
  }

  @Test func `what is named on screen is not closed`() throws {
    let home = try Home.withPhone()
    let set = "set safeAreaInsets.top=70 -d my-phone --os 27.1 --where navigation-bar="
    #expect(home.run(set + "true").exitCode == 0)
    let question = "get safeAreaInsets.top -d my-phone --os 27.1"
    #expect(home.run(question + " --navigation-bar").output == "70\n")
    #expect(home.run(question).output != "70\n")
    #expect(home.run("undo").exitCode == 0)
    #expect(home.run(set + "any").exitCode == 0)
    #expect(home.run(question + " --navigation-bar").output == "70\n")
    #expect(home.run(question).output == "70\n")
  }

  @Test(arguments: [
    ("iphones", #"{ "family": "iphone", "orientation": "portrait" }"#),
    ("family:iphone", #"{ "family": "iphone", "orientation": "portrait" }"#),
    ("width:393", #"{ "orientation": "portrait", "width": 393 }"#),
    ("notch", #"{ "orientation": "portrait", "sensor-housing": "notch" }"#),
    (
      "notch,dynamic-island",
      #"{ "orientation": "portrait", "sensor-housing": ["notch", "dynamic-island"] }"#
    ),
    (
      "iphone-15,iphone-16",
      #"{ "devices": ["iphone-15", "iphone-16"], "orientation": "portrait" }"#
    ),
  ])
  func `a set that is a property is stored as the condition, a list as a list`(
    set: String, scope: String
  ) throws {
    let run = try Home.withPhone().run(
      "set tabBar.frameHeight=90 -d \(set) --os 28 --dry-run --json")
    #expect(run.exitCode == 0, "\(run.messages)")
    let changes = try run.changes
    for kind in ["rule", "observation"] { #expect(changes[kind]?["where"]?.inline == scope) }
  }

  @Test(arguments: [
    ("27.1", "this covers iOS 27.1 alone", "--os 27.1+"),
    ("26-27", "this covers iOS 26–27 alone", "--os 26+"),
    ("27+", "this covers iOS 27 and all later versions", "--os 27\n"),
  ])
  func `the versions that are covered are said, and how to get the others`(
    os: String, words: String, other: String
  ) throws {
    let set = try Home.withPhone().run("set statusBar.height=64 -d my-phone --os \(os)")
    #expect(set.messages.contains(words))
    #expect(set.messages.contains(other))
  }

  @Test func `a value that a narrower rule of one's own hides in some state is refused`() throws {
    let home = try Home.withPhone()
    let landscape =
      "set navigationBar.height=50 -d my-phone --os 27.1 --where orientation=landscape"
    #expect(home.run(landscape).exitCode == 0)
    let before = try home.bytes()
    let run = home.run("set navigationBar.height=55 -d my-phone --os 27.1 --where orientation=any")
    #expect(run.exitCode == 65)
    #expect(
      run.messages.contains(
        "navigation-bar-height/my-notes-my-phone-navigation-bar-height-landscape-27.1"))
    #expect(run.messages.contains("would be 50, not 55"))
    #expect(try home.bytes() == before)
  }
}
