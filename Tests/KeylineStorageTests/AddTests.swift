import KeylineModel
import KeylineSQLite
import Testing

@testable import KeylineStorage

@Suite struct AddTests {
  @Test func `rows with every value are read back the same`() throws {
    var device = Device(id: "full", name: "Full", family: .ipad, layer: .local)
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
      read: "R", copyOf: "s", layer: .local)
    var conditions: [Dimension: ValueSet] = [:]
    for dimension in Dimension.allCases { conditions[dimension] = ValueSet(values: [1]) }
    conditions[.width] = ValueSet([ValueSet.minimum...10])
    conditions[.sdk] = ValueSet([11...13, 26...28])
    conditions[.split] = ValueSet(values: [0, 2, 3])
    conditions[.display] = .any
    conditions[.toolbar] = ValueSet(values: [0, 1])
    let observations = [
      Observation(
        id: "t/on", metric: "bottom", source: "t",
        scope: Scope(devices: ["a", "full"], conditions: conditions),
        os: .on([device.lastOS, device.firstOS].compactMap(\.self)), value: Length(sixths: -49),
        obtained: .reported, tool: "t", locator: "l", disputed: "d", note: "n", layer: .local),
      Observation(
        id: "t/stretch", metric: "bottom", source: "t", scope: Scope(),
        os: .stretch(from: nil, until: OSVersion(11)), value: .zero, obtained: .tabulated,
        layer: .local),
    ]
    let rules = [
      Rule(
        id: "m/full", metric: "bottom", scope: Scope(devices: ["b"], conditions: conditions),
        os: OSBounds(
          from: .between(after: OSVersion(17, 2, 999), by: OSVersion(26, 1)),
          until: .exact(OSVersion(27))),
        value: .formula(
          Formula(terms: [.init("tabBar.height"), .init("other", isSubtracted: true)])),
        restsOn: ["t/on", "s/o"], continues: ["t/stretch", "t/on"], note: "n", layer: .local),
      Rule(
        id: "m/until", metric: "bottom", scope: Scope(conditions: [.zoom: .any]),
        os: OSBounds(until: .between(after: OSVersion(12, 999, 999), by: OSVersion(14))),
        value: .length(Length(sixths: -600_000)), restsOn: ["s/o"], layer: .local),
    ]
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      try store.add(
        devices: [device], sources: [source], observations: observations, rules: rules)
      var expected = Sample.knowledge()
      expected.devices.append(device)
      expected.sources.append(source)
      expected.observations += observations
      expected.rules += rules
      #expect(SetOfRows(try store.knowledge()) == SetOfRows(expected))
    }
  }

  private static let broken: [@Sendable (KnowledgeStore) throws -> Void] = [
    { try $0.add(devices: [.good, Sample.device("x", name: "Good", layer: .local)]) },
    { try $0.add(devices: [.good, .good]) },
    { try $0.add(devices: [.good, Sample.device("Bad Id", layer: .local)]) },
    { try $0.add(devices: [.good, Sample.device("x", name: "=1+1", layer: .local)]) },
    { try $0.add(devices: [.good, Sample.device("x", layer: .project)]) },
    { try $0.add(devices: [.good], rules: [Sample.rule("t/x", metric: "no.such")]) },
    { try $0.add(devices: [.good], rules: [Sample.rule("no-pair")]) },
    { try $0.add(devices: [.good], rules: [Sample.rule("t/x", restsOn: ["no-pair"])]) },
    {
      try $0.add(
        devices: [.good],
        observations: [Sample.observation("x/y", metric: "no.such", layer: .local)])
    },
    {
      var long = Device.good
      long.note = String(repeating: "a", count: 4_000_001)
      try $0.add(devices: [Sample.device("x", layer: .local), long])
    },
  ]

  @Test(arguments: broken.indices)
  func `a row that breaks a constraint leaves none of the others behind`(index: Int) throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      let before = try folder.bytes()
      let error = #expect(throws: StorageError.self) { try Self.broken[index](store) }
      guard case .constraint = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try folder.bytes() == before)
      #expect(try folder.names() == ["keyline.sqlite"])
      #expect(throws: Never.self) { try store.add(devices: [.good]) }
    }
  }

  @Test func `a local row may have the identifier of a shipped one`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      try store.add(devices: [Sample.device("a", layer: .local)], rules: [Sample.rule("t/r")])
      let knowledge = try store.knowledge()
      #expect(
        knowledge.devices.filter { $0.id == "a" }.map(\.layer).sorted() == [.shipped, .local])
      #expect(knowledge.effective.rules.first { $0.id == "t/r" }?.layer == .local)
    }
  }
}

extension Device {
  fileprivate static var good: Device {
    Device(id: "good", name: "Good", family: .iphone, layer: .local)
  }
}
