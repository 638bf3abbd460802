import Foundation
import KeylineJSON

/// Reads files that the user names.
enum InputFile {
  /// The largest file that is read.
  static let maximumSize = 8 * 1_024 * 1_024

  /// What stands for the arguments where a text is expected.
  static let commandLine = JSONText(name: "command line", bytes: [])

  /// Reads a file, or standard input for `-`.
  static func text(_ path: String, _ environment: Environment) throws -> JSONText {
    if path == "-" {
      guard let bytes = environment.readInput() else {
        throw Failure("Standard input cannot be read.", exitCode: ExitStatus.noInput)
      }
      return try checked(JSONText(name: "standard input", bytes: bytes), size: bytes.count)
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure("There is no file \(path).", exitCode: ExitStatus.noInput)
    }
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: (path as NSString).resolvingSymlinksInPath)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      throw Failure("\(path) is not a regular file.", exitCode: ExitStatus.noInput)
    }
    let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    guard size <= maximumSize else { throw tooLarge(path) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure("\(path) cannot be read.", exitCode: ExitStatus.notPermitted)
    }
    return try checked(JSONText(name: path, bytes: data), size: data.count)
  }

  private static func checked(_ text: JSONText, size: Int) throws -> JSONText {
    guard size <= maximumSize else { throw tooLarge(text.name) }
    return text
  }

  private static func tooLarge(_ name: String) -> Failure {
    Failure("\(name) is larger than 8 MiB.", exitCode: ExitStatus.badData)
  }
}
