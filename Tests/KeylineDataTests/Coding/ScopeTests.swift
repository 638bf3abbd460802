import KeylineData
import KeylineModel
import Testing

@Suite struct ScopeTests {
  @Test(arguments: [
    (#"{ "family": "ipod" }"#, Dimension.family, [1...1]),
    (#"{ "idiom": ["pad", "phone"] }"#, .idiom, [0...1]),
    (#"{ "width": 375 }"#, .width, [2250...2250]),
    (#"{ "width": 53.667 }"#, .width, [322...322]),
    (#"{ "width": [320, 375] }"#, .width, [1920...1920, 2250...2250]),
    (#"{ "width": { "from": 320, "to": 402 } }"#, .width, [1920...2412]),
    (#"{ "width": { "from": 320 } }"#, .width, [1920...ValueSet.maximum]),
    (#"{ "width": { "to": 320 } }"#, .width, [ValueSet.minimum...1920]),
    (#"{ "home-button": true }"#, .homeButton, [1...1]),
    (#"{ "sensor-housing": ["none", "dynamic-island"] }"#, .sensorHousing, [0...0, 2...2]),
    (#"{ "size-class-in-landscape": "regular" }"#, .sizeClassInLandscape, [1...1]),
    (#"{ "orientation": "landscape" }"#, .orientation, [1...1]),
    (#"{ "sdk": "12" }"#, .sdk, [12...12]),
    (#"{ "sdk": { "from": "12" } }"#, .sdk, [12...ValueSet.maximum]),
    (#"{ "sdk": { "until": "12" } }"#, .sdk, [ValueSet.minimum...11]),
    (#"{ "sdk": { "from": "11", "until": "14" } }"#, .sdk, [11...13]),
    (#"{ "design-compatibility": true }"#, .designCompatibility, [1...1]),
    (#"{ "zoom": "zoomed" }"#, .zoom, [1...1]),
    (#"{ "presentation": "page-sheet" }"#, .presentation, [1...1]),
    (#"{ "split": ["one-third", "two-thirds"] }"#, .split, [1...1, 3...3]),
    (#"{ "in-call-bar": true }"#, .inCallBar, [1...1]),
    (#"{ "status-bar": "hidden" }"#, .statusBar, [1...1]),
    (#"{ "display": "inner" }"#, .display, [1...1]),
    (#"{ "navigation-bar": false }"#, .navigationBar, [0...0]),
    (#"{ "large-title": true }"#, .largeTitle, [1...1]),
    (#"{ "prompt": true }"#, .prompt, [1...1]),
    (#"{ "search-bar": true }"#, .searchBar, [1...1]),
    (#"{ "title-view": true }"#, .titleView, [1...1]),
    (#"{ "bar-button-items": ["system", "custom"] }"#, .barButtonItems, [1...2]),
    (#"{ "tab-bar": true }"#, .tabBar, [1...1]),
    (#"{ "toolbar": [true, false] }"#, .toolbar, [0...1]),
  ])
  func `every dimension is read`(
    text: String, dimension: Dimension, ranges: [ClosedRange<Int>]
  ) throws {
    #expect(try Decoding.scope(text) == Scope(conditions: [dimension: ValueSet(ranges)]))
  }

  @Test func `a list of more values than anybody writes is refused`() throws {
    func text(_ count: Int) -> String {
      "{ \"width\": [\((1...count).map(String.init).joined(separator: ", "))] }"
    }
    #expect(try Decoding.scope(text(100)).conditions[.width]?.ranges.count == 100)
    #expect(throws: InputError.self) { try Decoding.scope(text(101)) }
  }

  @Test(arguments: Dimension.allCases)
  func `any lifts a dimension`(dimension: Dimension) throws {
    let scope = try Decoding.scope("{ \"\(dimension.key)\": \"any\" }")
    #expect(scope.conditions == [dimension: .any])
  }

  @Test func `devices are a set of identifiers`() throws {
    let scope = try Decoding.scope(#"{ "devices": ["iphone-xr", "iphone-11"] }"#)
    #expect(scope == Scope(devices: ["iphone-11", "iphone-xr"]))
  }

  @Test(arguments: [
    (#"{ "idiom": "tablet" }"#, "where.idiom", "phone, pad"),
    (#"{ "idiom": ["phone", "tablet"] }"#, "where.idiom", "phone, pad"),
    (#"{ "orientation": "Portrait" }"#, "where.orientation", "portrait, landscape"),
    (#"{ "split": "half" }"#, "where.split", "none, one-third, one-half, two-thirds"),
    (#"{ "zoom": true }"#, "where.zoom", "standard, zoomed"),
    (#"{ "bar-button-items": "both" }"#, "where.bar-button-items", "none, system, custom"),
    (#"{ "tab-bar": "yes" }"#, "where.tab-bar", "true, false"),
    (#"{ "home-button": 1 }"#, "where.home-button", "true, false"),
    (#"{ "home-button": null }"#, "where.home-button", "true, false"),
    (#"{ "idiom": { "from": "phone" } }"#, "where.idiom", "phone, pad"),
    (#"{ "width": "375" }"#, "where.width", "a number of points"),
    (#"{ "sdk": 12 }"#, "where.sdk", "a version as a string"),
  ])
  func `a wrong value is refused with its place and what is allowed`(
    text: String, path: String, allowed: String
  ) throws {
    let error = try #require(throws: InputError.self) { try Decoding.scope(text) }
    #expect(error.path == "rules[0]." + path)
    #expect(error.message.contains("Allowed: " + allowed))
    #expect(error.position != nil)
  }

  @Test(arguments: Dimension.allCases.map(\.key) + ["devices"])
  func `an empty list is refused`(key: String) throws {
    let error = try #require(throws: InputError.self) { try Decoding.scope("{ \"\(key)\": [] }") }
    #expect(error.path == "rules[0].where." + key)
    #expect(error.message.contains("empty list"))
  }

  @Test(arguments: [
    #"{ "width": { "from": 402, "to": 320 } }"#, #"{ "width": { "from": 1, "until": 2 } }"#,
    #"{ "width": 375.1 }"#, #"{ "width": [320, 1e2] }"#, #"{ "width": { "from": "320" } }"#,
    #"{ "sdk": { "from": "12", "until": "12" } }"#, #"{ "sdk": { "from": "12", "to": "13" } }"#,
    #"{ "sdk": { "from": 12 } }"#, #"{ "sdk": ["12", 13] }"#, #"{ "sdk": "x" }"#,
    #"{ "devices": "iphone-x" }"#, #"{ "devices": [1] }"#, #"{ "devices": [""] }"#,
    #"{ "devices": ["iPhone X"] }"#, #"{ "devices": ["a", "a"] }"#, #"{ "devices": ["a", "A"] }"#,
    #"{ "colour": "red" }"#, #"{ "homeButton": true }"#, "[]", #""any""#, "null",
    #"{ "sdk": {} }"#, #"{ "width": {} }"#, #"{ "sdk": "12.4" }"#,
    #"{ "sdk": { "from": "12.4" } }"#,
    #"{ "sdk": { "until": "12.4" } }"#, #"{ "idiom": [["phone"]] }"#, #"{ "idiom": ["any"] }"#,
    #"{ "devices": "any" }"#,
  ])
  func `a scope of another form is refused`(text: String) throws {
    let error = try #require(throws: InputError.self) { try Decoding.scope(text) }
    #expect(error.path.hasPrefix("rules[0].where"))
  }
}
