import KeylineJSON
import KeylineModel

/// Reads and writes releases.
enum ReleaseCoding {
  static func decode(
    _ value: JSONValue, in text: JSONText, path: String
  ) throws(InputError) -> Release {
    let fields = try Fields(value, in: text, path: path, allowed: ["version", "ios", "ipados"])
    _ = try fields.required("version")
    return Release(
      version: try fields.version("version")?.first ?? .lowest, ios: try fields.date("ios"),
      ipados: try fields.date("ipados"))
  }

  static func encode(_ release: Release) -> JSONValue {
    .object([
      ("version", .string(release.version.description)),
      ("ios", release.ios.map(JSONValue.string)),
      ("ipados", release.ipados.map(JSONValue.string)),
    ])
  }
}
