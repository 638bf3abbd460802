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

  /// The sample, and rows of which every key has a value.
  static var full: Knowledge {
    var knowledge = knowledge()
    for row in fullRows(.shipped) {
      switch row {
      case .device(let row): knowledge.devices.append(row)
      case .rule(let row): knowledge.rules.append(row)
      case .observation(let row): knowledge.observations.append(row)
      case .source(let row): knowledge.sources.append(row)
      case .technique(let row): knowledge.techniques.append(row)
      }
    }
    return knowledge
  }

  /// Rows of which every key has a value.
  static func fullRows(_ layer: Layer) -> [KnowledgeRow] {
    var device = Device(id: "full", name: "Full", family: .ipad, layer: layer)
    device.identifiers = ["iPad99,2", "iPad99,1"]
    device.released = "2026-01-31"
    device.width = Length(sixths: 2251)
    device.height = Length(sixths: 5000)
    device.scale = 3
    device.nativeWidth = 1125
    device.nativeHeight = 2436
    device.pixelsPerInch = 458
    device.diagonal = 585
    device.cornerRadius = .zero
    device.homeButton = false
    device.sensorHousing = .dynamicIsland
    device.sizeClassInLandscape = .regular
    device.firstOS = StatedVersion(OSVersion(11, 0, 1), precision: .patch)
    device.lastOS = StatedVersion(OSVersion(16, 7), precision: .minor)
    device.like = "a"
    device.copied = [.scale, .firstOS]
    device.sources = ["s", "t"]
    device.note = "é 電話 😀 '\"\\"
    let source = Source(
      id: "t", title: "T", kind: .seedArticle, address: "https://a.example", locator: .notKept,
      read: "R", copyOf: "s", layer: layer)
    var conditions: [Dimension: ValueSet] = [:]
    for dimension in Dimension.allCases { conditions[dimension] = ValueSet(values: [1]) }
    conditions[.width] = ValueSet([ValueSet.minimum...10])
    conditions[.sdk] = ValueSet([11...13, 26...28])
    conditions[.split] = ValueSet(values: [0, 2, 3])
    conditions[.display] = .any
    conditions[.toolbar] = ValueSet(values: [0, 1])
    let scope = Scope(devices: ["a", "full"], conditions: conditions)
    let versions = [device.lastOS, device.firstOS].compactMap(\.self)
    return [
      .device(device), .source(source),
      .observation(
        Observation(
          id: "t/on", metric: "bottom", source: "t", scope: scope, os: .on(versions),
          value: Length(sixths: -49), obtained: .reported, tool: "t", locator: "l",
          readAgain: "2026-01-31", unclear: "u", disputed: "d", note: "n", layer: layer)),
      .observation(
        Observation(
          id: "t/stretch", metric: "bottom", source: "t", scope: Scope(),
          os: .stretch(from: nil, until: OSVersion(11)), value: .zero, obtained: .tabulated,
          layer: layer)),
      .rule(
        Rule(
          id: "m/full", metric: "bottom", scope: scope,
          os: OSBounds(
            from: .between(after: OSVersion(17, 2, 999), by: OSVersion(26, 1)),
            until: .exact(OSVersion(27))),
          value: .formula(
            Formula(terms: [.init("tabBar.height"), .init("other", isSubtracted: true)])),
          restsOn: ["t/on", "s/o"], continues: ["t/stretch", "t/on"], note: "n", layer: layer)),
      .rule(
        Rule(
          id: "m/until", metric: "bottom", scope: Scope(conditions: [.zoom: .any]),
          os: OSBounds(until: .between(after: OSVersion(12, 999, 999), by: OSVersion(14))),
          value: .length(Length(sixths: -600_000)), restsOn: ["s/o"], layer: layer)),
    ]
  }
}
