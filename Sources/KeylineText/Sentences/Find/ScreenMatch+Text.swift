package import KeylineData
import KeylineModel
package import KeylineQuery

extension [ScreenMatch] {
  /// The devices with their sizes and the matching units.
  package func table() -> TextTable {
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
  /// The matching units, for example `native pixels`.
  var reasons: [String] {
    zip([isByPoints, isByZoomed, isByRendered, isByNative], Self.ways).filter(\.0).map(\.1)
  }

  /// The match as an object.
  package var json: JSONValue { Self.fields.object(of: self) }

  fileprivate static let fields: [Field<ScreenMatch>] = [
    .required("device", .text, "The identifier of the device.") { $0.device.id },
    .required("name", .text, "Its name.") { $0.device.name },
    .required("points", .size, "The screen in points, in portrait.") {
      Size($0.device.width, $0.device.height)
    },
    .required("scale", Form<Int>.integer.orNull, "Pixels per point as rendered.") {
      $0.device.scale
    },
    .required("rendered", .size, "The pixels that UIKit renders.") {
      Size($0.device.renderedPixels?.width, $0.device.renderedPixels?.height)
    },
    .required("native", .size, "The pixels of the panel.") {
      Size($0.device.nativeWidth, $0.device.nativeHeight)
    },
    .required(
      "fits", Form(.array(of: .choice(ways)), JSONValue.strings),
      "The unit in which the device has the size: points, points with Display Zoom, rendered pixels or native pixels."
    ) { $0.reasons },
  ]

  private static let ways = [
    "points", "points with Display Zoom", "rendered pixels", "native pixels",
  ]

  fileprivate struct Size {
    let width: String
    let height: String

    /// Creates a size; nil if a side is unknown.
    init?(_ width: (some CustomStringConvertible)?, _ height: (some CustomStringConvertible)?) {
      guard let width, let height else { return nil }
      self.width = width.description
      self.height = height.description
    }

    static let fields: [Field<Size>] = [
      .required("width", .number, "The shorter side of a phone.") { $0.width },
      .required("height", .number, "The other side.") { $0.height },
    ]
  }
}

extension Form<ScreenMatch.Size?> {
  /// A width and a height, or null if one is unknown.
  fileprivate static var size: Form {
    Form(
      SchemaDefinition.size.reference,
      Form<ScreenMatch.Size>.object(ScreenMatch.Size.fields).orNull.json)
  }
}

extension SchemaDefinition {
  fileprivate static let size = SchemaDefinition(
    "size", SchemaPart.object(ScreenMatch.Size.fields).orNull)
}

extension JSONSchema {
  /// The schema of `keyline find --screen`.
  package static let findScreen = JSONSchema(
    "keyline.find-screen/1", "The devices with a screen of a given size.",
    [.required("results", .array(of: .object(ScreenMatch.fields)), "The devices.")],
    definitions: [.size])
}
