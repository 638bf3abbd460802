import KeylineData
import KeylineModel
import KeylineQuery

/// Reads the output of `keyline probe`'s program: a device, its system, and one reading for each
/// metric, orientation and situation.
enum ProbeReader: ExternalReader {
  /// The name of the format, as the text states it.
  static let schema = "keyline.probe/1"

  private static let keys = [
    "schema", "run", "device", "os", "sdk", "runtime", "tool", "designCompatibility",
    "multitasking",
    "readings",
  ]

  static func recognizes(_ members: [JSONValue.Member]) -> Bool {
    members.has("schema") && members.has("readings")
  }

  static func read(
    _ text: SourceText, map _: ColumnMap, into list: inout ReadingList
  ) throws(InputError) {
    let object = try ObjectReader(try text.value(), in: text, allowed: keys)
    let schema = try object.string("schema")
    guard schema == Self.schema else {
      throw object.error("\"\(schema)\" is not \(Self.schema)", at: "schema")
    }
    let device = try object.string("device")
    let os = try version("os", object)
    let sdk = try object.optionalString("sdk") == nil ? nil : version("sdk", object)
    let runtime = try object.string("runtime")
    guard runtime == "simulator" || runtime == "device" else {
      throw object.error("\"\(runtime)\" is neither simulator nor device", at: "runtime")
    }
    let tool = try object.optionalString("tool")
    var conditions: [Dimension: ValueSet] = [:]
    if let sdk, sdk.first.major != os.first.major {
      conditions[.sdk] = ValueSet(values: [sdk.first.major])
    }
    if try object.bool("designCompatibility") == true {
      conditions[.designCompatibility] = ValueSet(values: [1])
    }
    let multitasking = try multitasking(object, on: device)
    list.measurement = Measurement(
      device: device, os: os, sdk: sdk, runtime: runtime, tool: tool, run: try run(object))
    let versions: VersionSet
    do {
      versions = try VersionSet("\(os)")
    } catch {
      throw object.error("\(error)", at: "os")
    }
    for (value, path) in try object.objects("readings") {
      let entry = ReadingList.Entry(device: device, os: versions, conditions: conditions)
      try read(value, path, entry, multitasking, into: &list)
    }
  }

  /// The run of which this is a part: a date, a tool and a machine.
  private static func run(_ object: ObjectReader) throws(InputError) -> String? {
    guard let run = try object.optionalString("run") else { return nil }
    // The key of a run is at most as long as that of a source.
    guard (1...58).contains(run.utf8.count), run.printable == run, !Measurement.key(run).isEmpty
    else {
      throw object.error("not a name of 1 to 58 bytes with a letter or a digit", at: "run")
    }
    return run
  }

  /// The state of multitasking in an iPad's app; either one if an older probe does not state it,
  /// nil on other devices.
  private static func multitasking(
    _ object: ObjectReader, on device: String
  ) throws(InputError) -> ValueSet? {
    let isOn = try object.bool("multitasking")
    if device.hasPrefix("iPad") { return isOn.map { ValueSet(values: [$0 ? 0 : 1]) } ?? .any }
    if isOn != nil {
      throw object.error("\(device) is not an iPad and has no multitasking", at: "multitasking")
    }
    return nil
  }

  private static func read(
    _ value: JSONValue, _ path: String, _ entry: ReadingList.Entry, _ multitasking: ValueSet?,
    into list: inout ReadingList
  ) throws(InputError) {
    let object = try ObjectReader(
      value, in: list.text, path: path, allowed: ["metric", "orientation", "with", "value"])
    guard let orientation = Orientation(rawValue: try object.string("orientation")) else {
      throw object.error("neither portrait nor landscape", at: "orientation")
    }
    _ = try object.required("value")
    guard let digits = try object.number("value"), let length = Length(digits) else {
      throw object.error("not a length in points, to the sixth of a point", at: "value")
    }
    var entry = entry
    for word in try object.strings("with") {
      guard let condition = Self.condition(word) else {
        throw object.error(
          "\"\(word)\" is not an element on screen. Allowed: \(elements.joined(separator: ", ")).",
          at: "with")
      }
      let stated = ValueSet(values: [condition.code])
      let former = entry.conditions.updateValue(stated, forKey: condition.dimension)
      if let former, former != stated {
        throw object.error("\"\(word)\" contradicts a word before it", at: "with")
      }
    }
    let metric = try object.string("metric")
    if let multitasking, Dimension.multitasking.mayDecide(metric),
      entry.conditions[.multitasking] == nil
    {
      entry.conditions[.multitasking] = multitasking
    }
    try list.add(
      entry, metric, length, orientation: orientation,
      at: value.offset, path: path)
  }

  /// The possible elements on screen: `large-title`, `custom-items`.
  private static let elements =
    Dimension.allCases.filter { $0.isContent && $0.values == .flag }.map(\.key)
    + [BarButtonItems.system, .custom].map { "\($0.rawValue)-items" }
    + Dimension.ofFewMetrics.flatMap { dimension -> [String] in
      guard case .names(let names) = dimension.values else { return [] }
      return names.map { "\(dimension.key)=\($0)" }
    }

  private static func condition(_ word: String) -> (dimension: Dimension, code: Int)? {
    if let items = BarButtonItems.allCases.first(where: { word == "\($0.rawValue)-items" }) {
      return items == .none ? nil : (.barButtonItems, items.code)
    }
    let halves = word.split(separator: "=", maxSplits: 1)
    if halves.count == 2, let dimension = Dimension(key: halves[0]), !dimension.concerns.isEmpty,
      case .names(let names) = dimension.values,
      let code = names.firstIndex(where: { $0 == halves[1] })
    {
      return (dimension, code)
    }
    guard let dimension = Dimension(key: word), dimension.isContent, dimension.values == .flag
    else { return nil }
    return (dimension, 1)
  }

  private static func version(
    _ key: String, _ object: ObjectReader
  ) throws(InputError) -> StatedVersion {
    let text = try object.string(key)
    guard let version = StatedVersion(text) else {
      throw object.error("\"\(text)\" is not a version", at: key)
    }
    return version
  }
}

extension Measurement {
  fileprivate init(
    device: String, os: StatedVersion, sdk: StatedVersion?, runtime: String, tool: String?,
    run: String?
  ) {
    let parts = [sdk.map { "SDK \($0)" }, tool].compactMap(\.self)
    // A run is one source, whatever it measures.
    self.init(
      tool: (["\(device) \(runtime)", "iOS \(os)"] + parts).joined(separator: ", ").printable,
      key: "probe-" + (run.map(Self.key) ?? "\(Self.key(device))-\(os)"),
      title: run.map { "keyline probe, \($0)" }
        ?? "keyline probe on \(device) (\(runtime)), iOS \(os)".printable)
  }

  /// A name in lower case, with a hyphen for each run of other characters than letters and digits.
  fileprivate static func key(_ name: String) -> String {
    let bytes = name.lowercased().utf8.map { byte -> UInt8 in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      default: UInt8(ascii: "-")
      }
    }
    return bytes.split(separator: UInt8(ascii: "-")).map { String(decoding: $0, as: UTF8.self) }
      .joined(separator: "-")
  }
}
