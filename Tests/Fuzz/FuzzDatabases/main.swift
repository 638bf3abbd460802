import Foundation
import Fuzzing
import KeylineModel
import KeylineStorage

/// A folder of its own, in memory where the system has such a place; every input begins with it empty.
let scratch: URL = {
  let memory = URL(filePath: "/dev/shm")
  let place =
    FileManager.default.isWritableFile(atPath: memory.path)
    ? memory : FileManager.default.temporaryDirectory
  return place.appending(path: "keyline-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
}()
let database = scratch.appending(path: "keyline.sqlite")
let journal = scratch.appending(path: "keyline.sqlite-journal")
/// A file that is in nobody's way; a forged journal names it.
let victim = scratch.appending(path: "v")
let words = Data("A stranger's.".utf8)

func begin() throws {
  try? FileManager.default.removeItem(at: scratch)
  try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: false)
}

/// A Keyline database with its tables and no rows, which the inputs change.
let sound: [UInt8] = {
  do {
    try begin()
    _ = try KnowledgeStore(path: database.path, number: 1) { Knowledge(data: 1) }
    return [UInt8](try Data(contentsOf: database))
  } catch { fatalError("no database to begin with: \(error)") }
}()

/// An input is the number of changed bytes; for each its place in three bytes and the byte; then the journal.
func parts(_ bytes: [UInt8]) -> (database: [UInt8], journal: ArraySlice<UInt8>) {
  var file = sound
  let count = min(Int(bytes.first ?? 0), bytes.count / 4)
  for change in stride(from: 1, to: 1 + 4 * count, by: 4) where change + 3 < bytes.count {
    let place =
      (Int(bytes[change]) << 16 | Int(bytes[change + 1]) << 8 | Int(bytes[change + 2])) % file.count
    file[place] = bytes[change + 3]
  }
  return (file, bytes.dropFirst(1 + 4 * count))
}

/// The journal with the header that SQLite asks for; without it hardly any input is looked at. The end of the
/// input may name a super-journal, whose name is the victim's.
func journal(_ bytes: ArraySlice<UInt8>) -> Data {
  var data = Data(bytes)
  let name = Array(victim.path.utf8)
  guard bytes.last == 0 else { return data }
  data.append(contentsOf: [0, 0, 0, 0] + name)
  for number in [UInt32(name.count), name.reduce(0) { $0 &+ UInt32($1) }] {
    withUnsafeBytes(of: number.bigEndian) { data.append(contentsOf: $0) }
  }
  data.append(contentsOf: [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7])
  return data
}

// A database with a journal is read, or refused; nothing beside them changes or goes.
fuzz { bytes in
  do {
    try begin()
    let input = parts(bytes)
    try Data(input.database).write(to: database)
    try journal(input.journal).write(to: journal)
    try words.write(to: victim)
  } catch { fatalError("no files to begin with: \(error)") }
  let store = try? KnowledgeStore(path: database.path, number: 1) { Knowledge(data: 1) }
  _ = try? store?.knowledge()
  _ = try? store?.status()
  _ = try? KnowledgeStore.verify(path: database.path, number: 1) { Knowledge(data: 1) }
  precondition((try? Data(contentsOf: victim)) == words, "a file beside the database changed")
  precondition(FileManager.default.fileExists(atPath: database.path), "the database is gone")
}
