import KeylineData
import KeylineStore

/// The words for a file or folder that could not be made, written or read.
extension FileFailure: CustomStringConvertible {
  package var description: String {
    // Among several files, some may have their names before one fails.
    finished.isEmpty
      ? sentence
      : "\(sentence) Already written: \(finished.map(\.printable).joined(separator: ", ")). Run the command again for "
        + "the others."
  }

  private var sentence: String {
    let path = self.path.printable
    return switch attempt {
    case .opening: "\(path) cannot be opened: \(reason)."
    case .creating: "\(path) cannot be created: \(reason)."
    case .writing: "\(path) could not be written: \(reason)."
    case .removing: "\(path) cannot be removed: \(reason)."
    case .replacingOther: "\(path) is not a regular file and was left alone."
    case .replacingChanged:
      "\(path) was changed meanwhile and was left alone. Run the command again."
    case .replacingReadOnly:
      "\(path) is read-only and was left alone. Let Keyline replace it: chmod u+w \(path)"
    case .keepingOwner:
      "\(path) belongs to another user or group, and a replacement would not. Keyline "
        + "left it alone."
    }
  }
}
