import KeylineData
import KeylineModel
import KeylineQuery

/// The defaults of a project for questions: its `config.json`.
struct ProjectConfiguration: Sendable {
  /// The major version of the linked SDK.
  private(set) var sdk: Int?
  /// A set of versions.
  private(set) var os: String?
  /// A set of devices.
  private(set) var devices: [String] = []
  /// The number of the data to which the project is pinned.
  private(set) var data: Int?

  static let fileName = "config.json"

  /// The most bytes of its sets of devices and versions together: each member of a set is compared
  /// with every device.
  private static let maximumLength = 4_096

  /// Creates a configuration without defaults.
  init() {}

  /// Reads the file.
  ///
  /// Errors: a failure that names the file and the place, with the code for a bad configuration.
  init(_ path: String) throws {
    do {
      let text = try InputFile.text(path, Environment(variables: [:]))
      let object = try ObjectReader(
        try text.value(), in: text, allowed: ["sdk", "os", "devices", "data"])
      sdk = try Self.sdk(object)
      os = try Self.os(object)
      devices = try object.strings("devices")
      try Self.requireShort(devices, "devices", object)
      data = try object.integer("data", in: 1...1_000_000)
    } catch let error as TooLong {
      throw Failure("\(error.error)", exitCode: ExitStatus.badData)
    } catch let error as InputError {
      throw Failure("\(error)", exitCode: ExitStatus.configuration)
    } catch let failure as Failure {
      throw Failure(failure.message, exitCode: ExitStatus.configuration)
    }
  }

  /// The error for sets that are longer than a call would read.
  private struct TooLong: Error {
    let error: InputError
  }

  private static func requireShort(
    _ sets: [String], _ key: String, _ object: ObjectReader
  ) throws {
    let length = sets.reduce(0) { $0 + $1.utf8.count }
    guard length <= maximumLength else {
      throw TooLong(
        error: object.error(
          "the sets have \(length) bytes, but a project has at most \(maximumLength). Name a family "
            + "or a pattern instead of each device", at: key))
    }
  }

  private static func sdk(_ object: ObjectReader) throws -> Int? {
    guard let word = try object.optionalString("sdk") else { return nil }
    guard let version = StatedVersion(word), version.precision == .major, version.first.major > 0
    else {
      throw object.error("\"\(word)\" is not a valid SDK; write, for example, \"18\"", at: "sdk")
    }
    return version.first.major
  }

  private static func os(_ object: ObjectReader) throws -> String? {
    guard let word = try object.optionalString("os") else { return nil }
    try requireShort([word], "os", object)
    do {
      _ = try VersionSet(word, in: [])
    } catch {
      throw object.error("\(error)", at: "os")
    }
    return word
  }
}
