package import KeylineJSON
import KeylineModel
package import KeylineQuery

/// The device types that `xcrun simctl list -j` names: identifiers and versions, nothing else.
package struct SimulatorTypes: Sendable {
  /// The device types, in the order of the list.
  package let types: [SimulatorReport.DeviceType]

  /// True if a value is the output of simctl.
  package static func isList(_ value: JSONValue) -> Bool {
    guard case .object(let members) = value.kind else { return false }
    return members.contains { $0.key == "devicetypes" }
  }

  /// Reads the list; watches, televisions and headsets are passed over.
  ///
  /// Errors: no `devicetypes`, a value of the wrong type, more than ``Knowledge/maximumRows``.
  package init(_ text: SourceText) throws(InputError) {
    let document = try ExternalObject(try text.value(), in: text, path: "")
    guard let list = document.members.first(where: { $0.key == "devicetypes" })?.value else {
      throw text.error("no devicetypes, which xcrun simctl list -j has", at: document.offset)
    }
    guard case .array(let elements) = list.kind else {
      throw text.error(
        "\(list.summary) where an array is expected", at: list.offset, path: "devicetypes")
    }
    guard elements.count <= Knowledge.maximumRows else {
      throw text.tooManyRows(Knowledge.maximumRows, at: list.offset)
    }
    var types: [SimulatorReport.DeviceType] = []
    for (index, element) in elements.enumerated() {
      let object = try ExternalObject(element, in: text, path: "devicetypes[\(index)]")
      guard let name = try object.string("name") else {
        throw text.error("no name", at: object.offset, path: object.path)
      }
      guard ["iPhone", "iPad", "iPod"].contains(where: name.hasPrefix) else { continue }
      types.append(
        .init(
          name: name, identifier: try object.string("modelIdentifier"),
          first: try Self.version("minRuntimeVersion", object),
          last: try Self.version("maxRuntimeVersion", object)))
    }
    self.types = types
  }

  /// The version that a number packs: 16 bits, 8 bits, 8 bits; nil where it means no version.
  private static func version(
    _ key: String, _ object: ExternalObject
  ) throws(InputError) -> StatedVersion? {
    guard let value = object.members.first(where: { $0.key == key })?.value else { return nil }
    guard case .number(let digits) = value.kind, let packed = UInt32(digits) else {
      throw object.text.error(
        "\(value.summary) is not a packed version", at: value.offset, path: "\(object.path).\(key)")
    }
    let (major, minor, patch) = (Int(packed >> 16), Int(packed >> 8 & 0xFF), Int(packed & 0xFF))
    guard (1...999).contains(major) else { return nil }
    // 255 stands for the last one there may ever be.
    if minor == 255 { return StatedVersion(OSVersion(major), precision: .major) }
    if patch == 255 { return StatedVersion(OSVersion(major, minor), precision: .minor) }
    return patch == 0
      ? StatedVersion(OSVersion(major, minor), precision: .minor)
      : StatedVersion(OSVersion(major, minor, patch), precision: .patch)
  }
}
