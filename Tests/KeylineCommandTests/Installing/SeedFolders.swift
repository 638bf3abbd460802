import Foundation
import KeylineData
import KeylineModel
import Testing

/// Two seeds on disk: the shipped one, and a newer one that differs in known ways.
struct SeedFolders: Sendable {
  /// The folder of the shipped seed.
  let old: String
  /// The folder of the newer one: a phone less, a phone more, a finer screen, another height.
  let new: String
  private let folder: Folder

  static let shared = Result { try SeedFolders() }

  private init() throws {
    folder = try Folder()
    let shipped = try Seed.bundled()
    old = try Self.write(shipped, to: "old", in: folder)
    var newer = shipped
    newer.data += 1
    let removed = try #require(shipped.devices.first { $0.id == "iphone-x" })
    newer.devices.removeAll { $0.id == removed.id }
    newer.devices.append(Device(id: "foo-phone", name: "Foo Phone", family: .iphone))
    let finer = try #require(newer.devices.firstIndex { $0.id == "iphone-8" })
    newer.devices[finer].scale = 3
    newer.sources.append(Source(id: "foo-source", title: "Foo source", kind: .notes))
    let rule = try #require(shipped.rules.first { $0.id == "status-bar-height/12-mini-ios-14" })
    newer.rules.removeAll { $0.id == rule.id }
    newer.rules.append(
      Rule(
        id: rule.id, metric: rule.metric, scope: rule.scope, os: rule.os,
        value: .length(Length(points: 45)), restsOn: rule.restsOn))
    new = try Self.write(newer, to: "new", in: folder)
  }

  private static func write(
    _ knowledge: Knowledge, to name: String, in folder: Folder
  ) throws -> String {
    for file in try Seed.files(knowledge) {
      let url = folder.url.appending(path: name).appending(path: String(file.path.dropFirst(5)))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
    return folder.path(name)
  }
}
