import KeylineJSON
import KeylineModel
import KeylineQuery

/// What a project asks about when nothing is said: its `config.json`.
struct ProjectConfiguration: Sendable {
  /// The major version of the linked SDK.
  private(set) var sdk: Int?
  /// A set of versions.
  private(set) var os: String?
  /// A set of devices.
  private(set) var devices: [String] = []
  /// The number of the data that the project is pinned to.
  private(set) var data: Int?

  static let fileName = "config.json"

  /// Asks about everything.
  init() {}

  /// Reads the file.
  ///
  /// Errors: a failure that names the file and the place, with the code for a bad configuration.
  init(_ path: String) throws {
    do {
      let text = try InputFile.text(path, Environment(variables: [:]))
      let fields = try Fields(
        try text.value(), in: text, allowed: ["sdk", "os", "devices", "data"])
      sdk = try Self.sdk(fields)
      os = try Self.os(fields)
      devices = try fields.strings("devices")
      data = try fields.integer("data", in: 1...1_000_000)
    } catch let error as InputError {
      throw Failure("\(error)", exitCode: ExitStatus.configuration)
    } catch let failure as Failure {
      throw Failure(failure.message, exitCode: ExitStatus.configuration)
    }
  }

  private static func sdk(_ fields: Fields) throws -> Int? {
    guard let word = try fields.optionalString("sdk") else { return nil }
    guard let version = StatedVersion(word), version.precision == .major, version.first.major > 0
    else { throw fields.error("\"\(word)\" is no SDK; write for example \"18\"", at: "sdk") }
    return version.first.major
  }

  private static func os(_ fields: Fields) throws -> String? {
    guard let word = try fields.optionalString("os") else { return nil }
    do {
      _ = try VersionSet(word, in: [])
    } catch {
      throw fields.error("\(error)", at: "os")
    }
    return word
  }
}
