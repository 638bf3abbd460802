import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylineText

@Suite("Explanations as objects")
struct ExplanationJSONTests {
  private func json(
    _ metric: Metric.ID, on device: Device.ID = "iphone-x", os: String = "11",
    _ situation: String = "", in resolver: Resolver = Bars.resolver
  ) throws -> JSONValue {
    let question = try #require(resolver.question(metric, device: device))
    return question.explanation(at: .of(os), in: .of(situation)).json
  }

  @Test func `have the tree with signs, values and sources against`() throws {
    let json = try json("content.height")
    #expect(json["value"]?.text == "724")
    #expect(json["status"]?.text == "known")
    let reading = try #require(json["readings"]?.elements.first)
    let terms = try #require(reading["terms"]?.elements)
    #expect(terms.map { $0["metric"]?.text } == ["screen.height", "navigationBar.maxY"])
    #expect(terms.map { $0["value"]?.text } == ["812", "88"])
    #expect(terms[0]["subtracted"] == nil)
    #expect(terms[1]["subtracted"]?.kind == .bool(true))
    let bar = try #require(terms[1]["terms"]?.elements.first?["terms"]?.elements.first)
    #expect(bar["metric"]?.text == "statusBar.height")
    #expect(bar["confidence"]?.text == "confirmed")
    #expect(bar["independentSources"]?.text == "2")
    #expect(bar["observations"]?.texts == ["a/1", "b/1"])
    #expect(bar["verifiedThrough"]?.text == "11")
    let against = try #require(bar["against"]?.elements.first)
    #expect(against["observation"]?.text == "c/1")
    #expect(against["value"]?.text == "20")
    #expect(against["disputed"]?.text == "it is that of an iPhone 8")
  }

  @Test func `name what was beaten, by what, and what did not apply, with why`() throws {
    let reading = try #require(
      try json("navigationBar.maxY", "large-title true")["readings"]?.elements.first)
    let beaten = try #require(reading["beaten"]?.elements.first)
    #expect(beaten["rule"]?.text == "navigation-bar-max-y/all")
    #expect(beaten["by"]?.text == "navigation-bar-max-y/large")
    let height = try #require(
      reading["terms"]?.elements.first { $0["metric"]?.text == "navigationBar.height" })
    #expect(
      height["misses"]?.elements.map { $0["because"]?.text } == ["only in landscape"])
  }

  @Test(
    arguments: [
      ("content.height", "iphone-x", "11", ""),
      ("navigationBar.maxY", "iphone-x", "11", "large-title true"),
      ("statusBar.height", "iphone-x", "17", ""), ("statusBar.height", "ipad-9", "15", ""),
      ("navigationBar.height", "iphone-x", "12", "orientation landscape, sdk 11"),
      ("navigationBar.largeTitleHeight", "iphone-xr", "12", "large-title true, zoom zoomed"),
    ])
  func `fit their schema`(metric: String, device: String, os: String, situation: String) throws {
    let whole = try document(
      "keyline.explain/1",
      [("results", .array([try json(metric, on: device, os: os, situation)]))])
    #expect(try objections(to: whole, as: "keyline.explain/1") == [])
  }

  @Test func `have null and a reason where there is no value`() throws {
    let json = try json("statusBar.height", os: "17")
    #expect(json["value"]?.kind == .null)
    #expect(json["status"]?.text == "impossible")
    #expect(json["why"]?["text"]?.text == "never ran: iPhone X runs iOS 11–16")
    #expect(json["readings"]?.elements.isEmpty == true)
    #expect(json["candidates"] == nil)
  }

  @Test func `have candidates and two readings where it is not known when it changed`() throws {
    let resolver = Resolver(
      .of([
        .of("m/old", "44", os: "..<17.2~26.1"), .of("m/new", "48", os: "17.2~26.1..<"),
      ]))
    let json = try json("m", on: "iphone-14-pro", os: "18", in: resolver)
    #expect(json["status"]?.text == "uncertain")
    #expect(Set(json["candidates"]?.texts ?? []) == ["44", "48"])
    #expect(json["readings"]?.elements.map { $0["value"]?.text } == ["44", "48"])
    let whole = try document("keyline.explain/1", [("results", .array([json]))])
    #expect(try objections(to: whole, as: "keyline.explain/1") == [])
  }

  @Test func `say that the default SDK mattered only where it did`() throws {
    let resolver = Resolver(
      .of([.of("m/new", "44", where: "sdk 26.."), .of("m/old", "48", where: "sdk ..25")]))
    let assumed = try json("m", on: "iphone-14-pro", os: "18", in: resolver)
    #expect(assumed["assumesDefaultSDK"]?.kind == .bool(true))
    let given = try json("m", on: "iphone-14-pro", os: "18", "sdk 17", in: resolver)
    #expect(given["assumesDefaultSDK"] == nil)
    #expect(given["situation"]?["sdk"]?.text == "17")
  }
}
