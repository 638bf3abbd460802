import KeylineModel

/// A small body of knowledge made by hand, in which every kind of row turns up.
enum Sample {
  static func knowledge(data: Int = 1) -> Knowledge {
    Knowledge(
      data: data, devices: [device("a"), device("b")],
      releases: [Release(version: OSVersion(13, 1), ios: "2019-09-24", ipados: nil)],
      redesigns: [
        Redesign(
          id: "bar", name: "the bar", version: OSVersion(18), idiom: .pad,
          metrics: ["tabBar.height", "bottom"], sources: ["s"]),
        Redesign(id: "all", name: "the interface", version: OSVersion(26), sources: []),
      ],
      metrics: metrics, sources: [source("s")],
      rules: [
        Rule(
          id: "t/r", metric: "tabBar.height", scope: Scope(devices: ["a"]), os: .always,
          value: .length(Length(points: 49)), restsOn: ["s/o"]),
        Rule(
          id: "t/f", metric: "tabBar.frameHeight", scope: Scope(), os: .always,
          value: .formula(Formula(terms: [.init("tabBar.height"), .init("bottom")])),
          restsOn: ["s/o"]),
        Rule(
          id: "t/b", metric: "bottom", scope: Scope(), os: .always, value: .length(.zero),
          restsOn: ["s/o"]),
      ],
      observations: [
        observation("s/o", metric: "tabBar.height"), observation("s/p", metric: "bottom"),
      ],
      techniques: [technique])
  }

  static let metrics = ["tabBar.height", "tabBar.frameHeight", "bottom", "other"].map {
    Metric(
      id: $0, title: "T", definition: "D.", since: OSVersion(7), elements: [.tabBar],
      see: $0 == "other" ? ["bottom"] : [])
  }

  static let technique = Technique(
    id: "t", title: "T", chineseTitle: "电话", kind: .technique,
    goals: [.tableShift, .itemSpacing], effect: "E.",
    support: [
      .init(
        os: OSBounds(
          from: .exact(OSVersion(7)),
          until: .between(after: OSVersion(12, 4, 999), by: OSVersion(14))),
        verdict: .partly, note: "n"),
      .init(os: OSBounds(from: .exact(OSVersion(14))), verdict: .fails),
    ],
    hazards: ["h", "g"],
    constants: [
      .init(name: "a", value: .length(Length(sixths: -49)), note: "n"),
      .init(
        name: "b",
        value: .formula(
          Formula(terms: [.init("tabBar.height"), .init("bottom", isSubtracted: true)]))),
      .init(name: "c", value: .number("0.25")),
    ],
    tree: ["A", "  B"], sources: ["s"], note: "n")

  static func device(_ id: String, name: String? = nil, layer: Layer = .shipped) -> Device {
    var device = Device(id: id, name: name ?? "Device \(id)", family: .iphone, layer: layer)
    if layer == .shipped { device.identifiers = ["iPhone\(id.utf8.first ?? 0),1"] }
    device.sources = ["s"]
    return device
  }

  static func source(_ id: String, layer: Layer = .shipped) -> Source {
    Source(id: id, title: "S", kind: .book, layer: layer)
  }

  static func observation(
    _ id: String, metric: String = "tabBar.height", source: String = "s", layer: Layer = .shipped
  ) -> Observation {
    Observation(
      id: id, metric: metric, source: source, scope: Scope(devices: ["a"]),
      os: .on([StatedVersion(OSVersion(14), precision: .major)]), value: Length(points: 49),
      obtained: .measured, layer: layer)
  }

  static func rule(
    _ id: String, metric: String = "tabBar.height", restsOn: [String] = ["s/o"],
    layer: Layer = .local
  ) -> Rule {
    Rule(
      id: id, metric: metric, scope: Scope(devices: ["a"]), os: .always,
      value: .length(Length(points: 50)), restsOn: restsOn, layer: layer)
  }
}
