public import KeylineJSON
import KeylineModel
public import KeylineQuery

extension [ScreenMatch] {
  /// The devices with their sizes and by which pixels they fit.
  public func table() -> TextTable {
    TextTable(
      columns: [
        .init("Device"), .init("Points"), .init("Scale"), .init("Rendered pixels"),
        .init("Native pixels"), .init("Fits by"),
      ],
      rows: map { match in
        let device = match.device
        return [
          device.name, Self.size(device.width, device.height),
          device.scale.map { "@\($0)x" } ?? "unknown",
          Self.size(device.renderedPixels?.width, device.renderedPixels?.height),
          Self.size(device.nativeWidth, device.nativeHeight),
          match.reasons.joined(separator: " and "),
        ]
      })
  }

  private static func size(
    _ width: (some CustomStringConvertible)?, _ height: (some CustomStringConvertible)?
  ) -> String {
    guard let width, let height else { return "unknown" }
    return "\(width)x\(height)"
  }
}

extension ScreenMatch {
  /// By what the device fits, for example `native pixels`.
  var reasons: [String] {
    [
      (isByPoints, "points"), (isByRendered, "rendered pixels"), (isByNative, "native pixels"),
    ].filter(\.0).map(\.1)
  }

  /// The match as an object.
  public var json: JSONValue {
    .object([
      ("device", .string(device.id)), ("name", .string(device.name)),
      ("points", Self.size(device.width, device.height)),
      ("scale", device.scale.map { .number($0) } ?? .null),
      ("rendered", Self.size(device.renderedPixels?.width, device.renderedPixels?.height)),
      ("native", Self.size(device.nativeWidth, device.nativeHeight)),
      ("fits", .strings(reasons)),
    ])
  }

  private static func size(
    _ width: (some CustomStringConvertible)?, _ height: (some CustomStringConvertible)?
  ) -> JSONValue {
    guard let width, let height else { return .null }
    return .object([("width", .number(width)), ("height", .number(height))])
  }
}
