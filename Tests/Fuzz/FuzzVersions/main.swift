import Fuzzing
import KeylineModel
import KeylineQuery

// A version that was read and is written is the same version; a set of versions has no empty part.
fuzz { bytes in
  let text = String(decoding: bytes, as: UTF8.self)
  if let version = StatedVersion(text) {
    precondition(StatedVersion(version.description) == version)
    precondition(version.first < version.end)
  }
  if let set = try? VersionSet(text) {
    precondition(!set.parts.isEmpty && set.parts.allSatisfy { $0.range.from < $0.range.until })
  }
}
