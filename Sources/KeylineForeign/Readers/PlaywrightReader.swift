import KeylineJSON
import KeylineModel
import KeylineQuery

/// Reads Playwright's device descriptors.
///
/// Where a descriptor has no screen, its viewport is the screen, as Playwright takes it. A viewport
/// beside a screen is what the browser's bars leave, which is not a metric here.
enum PlaywrightReader: ExternalReader {
  static let besides: Set<String> = ["viewport"]

  static func recognizes(_ members: [JSONValue.Member]) -> Bool {
    members.contains { isDescriptor($0.value) }
  }

  static func read(
    _ text: SourceText, map _: ColumnMap, into list: inout ReadingList
  ) throws(InputError) {
    let root = try ExternalObject(try list.document(), in: list, path: "")
    for member in root.members {
      let object = try ExternalObject(member.value, in: list, path: member.key)
      guard try object.object("viewport") != nil else {
        throw text.error("no viewport", at: object.offset, path: object.path)
      }
      guard ["iPhone", "iPad", "iPod"].contains(where: member.key.hasPrefix) else {
        list.leaveOut(object.members)
        continue
      }
      let suffix = " landscape"
      let name =
        member.key.hasSuffix(suffix) ? String(member.key.dropLast(suffix.count)) : member.key
      let size = try object.object(["screen", "viewport"])?.size()
      let entry = ReadingList.Entry(device: name, screen: size?.screen)
      try list.add(entry, size: size)
      try list.add(entry, "screen.scale", try object.length("deviceScaleFactor"))
    }
  }

  /// True if a value looks like a descriptor.
  private static func isDescriptor(_ value: JSONValue) -> Bool {
    guard case .object(let members) = value.kind else { return false }
    return members.has("viewport") && members.has("deviceScaleFactor")
  }
}
