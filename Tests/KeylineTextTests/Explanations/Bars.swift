import KeylineModel
import KeylineQuery
import KeylineTestSupport

/// A small body of knowledge about navigation bars: sums of metrics, sources for and against.
enum Bars {
  static let rules: [Rule] = [
    .of(
      "status-bar-height/notch", "44", where: "sensor-housing notch", metric: "statusBar.height",
      restsOn: ["a/1", "b/1"]),
    .of(
      "navigation-bar-height/phones", "44", where: "idiom phone, orientation portrait",
      os: "..<26", metric: "navigationBar.height", restsOn: ["a/2"]),
    .of(
      "navigation-bar-height/landscape", "32", where: "idiom phone, orientation landscape",
      os: "..<26", metric: "navigationBar.height", restsOn: ["a/4"]),
    .of(
      "navigation-bar-large-title-height/all", "52", where: "large-title true", os: "11..<26",
      metric: "navigationBar.largeTitleHeight", restsOn: ["a/3"]),
    .of("navigation-bar-y/all", "statusBar.height", metric: "navigationBar.y"),
    .of(
      "navigation-bar-max-y/all", "navigationBar.y + navigationBar.height",
      metric: "navigationBar.maxY"),
    .of(
      "navigation-bar-max-y/large",
      "navigationBar.y + navigationBar.height + navigationBar.largeTitleHeight",
      where: "large-title true", os: "11..<", metric: "navigationBar.maxY"),
    .of(
      "content-height/all", "screen.height - navigationBar.maxY", metric: "content.height"),
  ]

  static let observations: [Observation] = [
    .of("a/1", "44", where: "devices iphone-x", os: "11", metric: "statusBar.height"),
    .of(
      "b/1", "44", where: "devices iphone-x iphone-xr", os: "11 12", metric: "statusBar.height",
      .documented),
    .of(
      "c/1", "20", where: "devices iphone-x", os: "11", metric: "statusBar.height", .reported,
      disputed: "it is that of an iPhone 8"),
    .of(
      "a/2", "44", where: "devices iphone-x, orientation portrait", os: "11",
      metric: "navigationBar.height"),
    .of(
      "a/3", "52", where: "devices iphone-xr, large-title true", os: "12",
      metric: "navigationBar.largeTitleHeight"),
    .of(
      "a/4", "32", where: "devices iphone-x, orientation landscape", os: "11",
      metric: "navigationBar.height"),
  ]

  static let sources: [Source] = [
    Source(id: "a", title: "Measured bars", kind: .dataset, address: "https://example.com/a"),
    Source(id: "b", title: "A guide", kind: .documentation),
    Source(id: "c", title: "Somebody's table", kind: .article),
  ]

  static let knowledge = Knowledge.of(
    rules, observations,
    metrics: [
      .of("screen.height", .height, .width), .of("content.height", see: ["navigationBar.maxY"]),
    ],
    sources: sources)

  static let resolver = Resolver(knowledge)
}
