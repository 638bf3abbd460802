import KeylineData
import KeylineModel

/// Reads the device files of Flutter's device_preview.
enum DeviceSpecsReader: ExternalReader {
  static let besides: Set<String> = ["year", "frame"]

  static func recognizes(_ members: [JSONValue.Member]) -> Bool {
    members.has("portraitSize")
  }

  static func read(
    _ text: SourceText, map _: ColumnMap, into list: inout ReadingList
  ) throws(InputError) {
    for object in try ExternalObject.all(in: list) {
      guard let size = try object.object("portraitSize")?.size() else {
        throw text.error(
          "no portraitSize with a width and a height", at: object.offset, path: object.path)
      }
      if let platform = try object.string("platform"), platform != "iOS" {
        list.leaveOut(object.members)
        continue
      }
      guard let name = try object.string(["name", "id"]) else {
        throw text.error("neither name nor id", at: object.offset, path: object.path)
      }
      let entry = ReadingList.Entry(device: name, screen: size.screen)
      try list.add(entry, size: size)
      try list.add(entry, .screenScale, try object.length("devicePixelRatio"))
      for orientation in Orientation.allCases {
        let prefix = orientation.rawValue
        try list.add(entry, insets: try object.object(prefix + "Padding"), orientation)
        try list.add(
          entry, .keyboardHeight, try object.length(prefix + "KeyboardHeight"),
          orientation: orientation)
      }
    }
  }
}
