import KeylineJSON
import KeylineModel
import KeylineOutput
import KeylineQuery
import KeylineStorage

/// An error as the user meets it: a sentence and an exit code.
struct Failure: Error {
  let message: String
  let exitCode: Int32
  /// The identifier of the row that it is about, if it is about one.
  let subject: String?

  init(
    _ message: String, exitCode: Int32 = ExitStatus.negative, subject: String? = nil
  ) {
    self.message = message
    self.exitCode = exitCode
    self.subject = subject
  }

  /// Translates an error of the modules below; nil for one of the argument parser.
  init?(translating error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as InputError: self.init(input: error)
    case let error as SetError: self.init(set: error)
    case let error as ExpressionError:
      self.init(error.description, exitCode: ExitStatus.usage)
    case let failure as FileFailure: self.init(failure)
    case let error as StorageError: self.init(error.description, exitCode: Self.code(error))
    default: return nil
    }
  }

  /// A bad value of a flag is malformed usage; in a file it is bad data with its place.
  private init(input error: InputError) {
    if error.file == InputFile.commandLine.name {
      let flag = error.path.isEmpty ? "" : "\(error.path): "
      self.init(flag + error.message, exitCode: ExitStatus.usage)
    } else {
      let sentence = error.description.hasSuffix(".") ? "\(error)" : "\(error)."
      self.init("\(sentence) Nothing was stored.", exitCode: ExitStatus.badData)
    }
  }

  init(_ failure: FileFailure) {
    let code =
      switch failure.attempt {
      case .opening, .creating, .replacingOther: ExitStatus.cannotCreate
      case .writing, .removing: ExitStatus.inputOutput
      case .replacingReadOnly, .keepingOwner: ExitStatus.notPermitted
      }
    self.init(failure.description, exitCode: code)
  }

  init(set error: SetError) {
    switch error {
    case .malformed: self.init(error.description, exitCode: ExitStatus.usage)
    case .unknown(let kind, let name, let nearest):
      self.init(error.description + Self.next(kind, name, nearest))
    case .unknownModel(let identifier, let nearest):
      let like = nearest.first?.device ?? "iphone-x"
      self.init(
        "\(error) Add it: keyline device add NAME --identifier \(identifier) --like \(like)")
    case .ambiguous("device", let name, _):
      let family = Family(rawValue: name.lowercased())
      let next = family.map { "All of them: -d family:\($0.rawValue)" }
      self.init("\(error) \(next ?? "All devices: keyline device list")")
    case .ambiguous: self.init(error.description)
    }
  }

  /// The next command after a name that does not exist.
  private static func next(_ kind: String, _ name: String, _ nearest: [String]) -> String {
    switch kind {
    case "device":
      let like = nearest.first ?? "iphone-x"
      return " Add it: keyline device add \"\(properName(name))\" --like \(like)"
    case "device with": return " All devices: keyline device list"
    default: return " All of them: keyline \(kind) list"
    }
  }

  /// An identifier as a name: `iphone-18` is iPhone 18.
  private static func properName(_ id: String) -> String {
    guard id == id.lowercased() else { return id }
    let families = ["iphone": "iPhone", "ipad": "iPad", "ipod": "iPod"]
    return id.split(separator: "-").map { word in
      families[String(word)] ?? word.prefix(1).uppercased() + word.dropFirst()
    }.joined(separator: " ")
  }

  private static func code(_ error: StorageError) -> Int32 {
    switch error {
    case .unusablePath, .copyOfItself: ExitStatus.usage
    case .notAFile, .missing, .noCopy: ExitStatus.noInput
    case .cannotCreate, .readOnly, .unrecovered: ExitStatus.cannotCreate
    case .foreign, .newer, .unexpectedSchema, .driftedMigration, .damaged, .constraint, .movedOn:
      ExitStatus.badData
    case .locked: ExitStatus.locked
    case .inputOutput: ExitStatus.inputOutput
    case .notPermitted: ExitStatus.notPermitted
    case .oldSQLite: ExitStatus.unavailable
    case .localRowsChanged, .other: ExitStatus.internal
    }
  }
}
