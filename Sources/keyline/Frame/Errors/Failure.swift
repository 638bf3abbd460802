import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineStore
import KeylineText

/// An error for the user: a sentence and an exit code.
struct Failure: Error {
  let message: String
  let exitCode: Int32

  init(_ message: String, exitCode: Int32 = ExitStatus.negative) {
    self.message = message
    self.exitCode = exitCode
  }

  /// Translates an error of the modules below; nil for one of the argument parser.
  init?(translating error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as InputError: self.init(input: error)
    case let error as SetError: self.init(set: error)
    case let obscurity as ComparedSides.AmbiguousSides:
      self.init(obscurity.sentence, exitCode: ExitStatus.usage)
    case let refusal as Refusal: self.init(refusal)
    case let error as NothingToRestore: self.init(error.description)
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
      self.init("\(sentence) \(Refusal.consequence)", exitCode: ExitStatus.badData)
    }
  }

  init(_ failure: FileFailure) {
    let code =
      switch failure.attempt {
      case .opening, .creating, .replacingOther: ExitStatus.cannotCreate
      case .writing, .removing: ExitStatus.inputOutput
      case .replacingReadOnly, .keepingOwner: ExitStatus.notPermitted
      case .replacingChanged: ExitStatus.locked
      }
    self.init(failure.description, exitCode: code)
  }

  init(set error: SetError) {
    switch error {
    case .malformed: self.init(error.description, exitCode: ExitStatus.usage)
    case .unknown(.goal, _, _):
      self.init("\(error) All: keyline adapt", exitCode: ExitStatus.usage)
    case .unknown(let kind, _, _): self.init("\(error) All: keyline \(kind.rawValue) list")
    case .unknownDevice, .noDevice:
      self.init("\(error) All: keyline device list")
    case .neverReleased: self.init(error.description)
    case .ambiguous(.device, let name, let choices):
      self.init("\(error) All: \(Self.set(of: choices, named: name) ?? "keyline device list")")
    case .ambiguous(.metric, _, _): self.init("\(error) All: keyline metric list")
    case .ambiguous, .notReleased: self.init(error.description)
    case .removed(let kind, let name):
      self.init("\(error) Restore it with: keyline \(kind.rawValue) restore \(name)")
    case .notShared:
      self.init("\(error) Include it with --local. Share it with \(Self.sharing)")
    }
  }

  /// The option for all devices that share a name; nil if their keys do not begin with the name.
  static func set(of choices: [Device.ID], named name: String) -> String? {
    let start = name.lowercased().split { " .".contains($0) }.joined(separator: "-")
    return choices.allSatisfy { $0.hasPrefix(start) } ? "-d '\(start)*'" : nil
  }

  /// The command that shares the user's own rows.
  static let sharing = "keyline export seed --to .keyline"

  private static func code(_ error: StorageError) -> Int32 {
    switch error {
    case .unusablePath: ExitStatus.usage
    case .notAFile, .missing, .noFolder: ExitStatus.noInput
    case .exists, .cannotCreate, .readOnly, .unrecovered: ExitStatus.cannotCreate
    case .foreign, .older, .newer, .unexpectedSchema, .damaged, .constraint, .superJournal,
      .unusable:
      ExitStatus.badData
    case .locked: ExitStatus.locked
    case .inputOutput, .unreadable: ExitStatus.inputOutput
    case .notPermitted: ExitStatus.notPermitted
    case .oldSQLite: ExitStatus.unavailable
    case .other: ExitStatus.internal
    }
  }
}

extension Failure {
  /// Creates the error for a readable command line, in the argument parser's style.
  init(_ error: ValidationError, in command: any ParsableCommand.Type) {
    let usage = Keyline.usageString(for: command)
    self.init(
      "\(error.message)\nUsage: \(usage)\n"
        + "  See '\(CommandTree.path(of: command)) --help' for more information.",
      exitCode: ExitStatus.usage)
  }
}
