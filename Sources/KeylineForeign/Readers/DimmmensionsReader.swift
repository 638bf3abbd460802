import KeylineJSON
import KeylineModel

/// Reads the array of the package dimmmensions.
///
/// Its readable content is given as insets; the width is what they leave of the screen.
enum DimmmensionsReader: ExternalReader {
  static let besides: Set<String> = ["layoutMargins", "readableContent"]

  static func recognizes(_ members: [JSONValue.Member]) -> Bool {
    members.has("portrait") && members.has("landscape")
  }

  static func read(
    _ text: SourceText, map _: ColumnMap, into list: inout ReadingList
  ) throws(InputError) {
    for object in try ExternalObject.all(in: list) {
      guard let name = try object.string("name") else {
        throw text.error("no name", at: object.offset, path: object.path)
      }
      let portrait = try object.object("portrait")
      let size = try portrait?.object("screen")?.size()
      let entry = ReadingList.Entry(device: name, screen: size?.screen)
      try list.add(entry, "screen.scale", try object.length("scale"))
      try list.add(entry, "screen.cornerRadius", try object.length("radius"))
      for orientation in Orientation.allCases {
        guard let side = try object.object(orientation.rawValue) else { continue }
        try read(side, entry, orientation, into: &list)
      }
    }
  }

  private static func read(
    _ side: ExternalObject, _ entry: ReadingList.Entry, _ orientation: Orientation,
    into list: inout ReadingList
  ) throws(InputError) {
    let size = try side.object("screen")?.size()
    try list.add(entry, "screen.width", size?.width, orientation: orientation)
    try list.add(entry, "screen.height", size?.height, orientation: orientation)
    try list.add(entry, insets: try side.object("safeArea"), orientation)
    let margins = try side.object("layoutMargins")
    try list.add(
      entry, "layoutMargins.leading", try margins?.length("left"), orientation: orientation)
    guard let readable = try side.object("readableContent"), let width = size?.width,
      let left = try readable.length("left"), let right = try readable.length("right")
    else { return }
    try list.add(
      entry, "readableContent.width", width.value - left.value - right.value,
      orientation: orientation, at: left.offset, path: readable.path)
  }
}
