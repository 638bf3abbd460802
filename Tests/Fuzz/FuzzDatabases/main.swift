import Foundation
import Fuzzing
import KeylineModel
import KeylineStore

/// A folder of its own, in memory where the system has such a place; every input begins with it empty.
let scratch: URL = {
  let memory = URL(filePath: "/dev/shm")
  let place =
    FileManager.default.isWritableFile(atPath: memory.path)
    ? memory : FileManager.default.temporaryDirectory
  return place.appending(path: "keyline-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
}()
let database = scratch.appending(path: "keyline.sqlite")
let cache = scratch.appending(path: "cache")
let data = cache.appending(path: "data-1-00112233445566ff.sqlite")
let shipped = ShippedData(
  number: 1, checksum: "00112233445566ff", folder: cache.path,
  seed: { Knowledge(data: 1, devices: [Device(id: "a", name: "A", family: .iphone)]) })
let device = KnowledgeRow.device(Device(id: "b", name: "B", family: .ipad, layer: .local))

/// A file that is in nobody's way; a forged journal names it.
let victim = scratch.appending(path: "v")
let words = Data("A stranger's.".utf8)

func begin() throws {
  try? FileManager.default.removeItem(at: scratch)
  try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: false)
}

/// Both files with a row each, which the inputs change.
let sound: (own: [UInt8], data: [UInt8]) = {
  do {
    try begin()
    let own = try OwnFile(changing: database.path)
    try own.change("x", over: try shipped.everything()) { _ in [.put(device)] }
    return ([UInt8](try Data(contentsOf: database)), [UInt8](try Data(contentsOf: data)))
  } catch { fatalError("no files to begin with: \(error)") }
}()

/// An input is the number of changed bytes; for each its place in three bytes and the byte; then the journal.
func parts(_ bytes: [UInt8], of sound: [UInt8]) -> (file: [UInt8], journal: ArraySlice<UInt8>) {
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

// Either file with a journal is read, refused or made anew; nothing beside them changes or goes.
fuzz { bytes in
  let isData = bytes.last.map { $0 & 1 == 1 } ?? false
  do {
    try begin()
    let input = parts(bytes, of: isData ? sound.data : sound.own)
    let file = isData ? data : database
    try FileManager.default.createDirectory(
      at: cache, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    try Data(sound.data).write(to: data)
    try Data(sound.own).write(to: database)
    try Data(input.file).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: data.path)
    try journal(input.journal).write(to: URL(filePath: file.path + "-journal"))
    try words.write(to: victim)
  } catch { fatalError("no files to begin with: \(error)") }
  let own = try? OwnFile(reading: database.path)
  let reader = Reader(shipped, own: own)
  _ = try? reader.everything()
  if let names = try? reader.catalogue() {
    _ = try? reader.knowledge(about: names.metrics.map(\.id))
  }
  reader.close()
  _ = try? own?.log()
  _ = try? own?.damage()
  if isData {
    precondition((try? shipped.everything().devices.isEmpty) == false, "what ships was not read")
  }
  precondition((try? Data(contentsOf: victim)) == words, "a file beside the database changed")
  precondition(FileManager.default.fileExists(atPath: database.path), "the file is gone")
}
