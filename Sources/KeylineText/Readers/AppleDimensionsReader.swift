import KeylineData
import KeylineModel
import KeylineQuery

/// Reads one measured device with its system version, as the data set apple-dimensions has it.
enum AppleDimensionsReader: ExternalReader {
  /// The known keys, in the order of the search.
  enum Keys {
    static let name = ["name", "deviceName", "device", "model", "identifier"]
    static let system = ["systemVersion", "osVersion", "os", "version"]
    static let insets = ["safeAreaInsets", "safeArea"]
    static let screen = ["screen", "screenSize", "size", "bounds"]
  }

  static func recognizes(_ members: [JSONValue.Member]) -> Bool {
    Keys.insets.contains(where: members.has) && Keys.name.contains(where: members.has)
  }

  static func read(
    _ text: SourceText, map _: ColumnMap, into list: inout ReadingList
  ) throws(InputError) {
    for object in try ExternalObject.all(in: list) {
      guard let name = try object.string(Keys.name) else {
        throw text.error(
          "no device; keys: \(Keys.name.joined(separator: ", "))", at: object.offset,
          path: object.path)
      }
      let screen = try object.object(Keys.screen) ?? object
      let size = try screen.size()
      let entry = ReadingList.Entry(
        device: name, screen: size?.screen, os: try system(object))
      try list.add(entry, size: size)
      try list.add(entry, .screenScale, try object.length("scale"))
      try list.add(
        entry, insets: try object.object(Keys.insets), try orientation(object, size))
    }
  }

  private static func orientation(
    _ object: ExternalObject, _ size: ExternalObject.Size?
  ) throws(InputError) -> Orientation {
    guard let word = try object.string("orientation") else {
      return size?.screen.isLandscape == true ? .landscape : .portrait
    }
    return word.lowercased().hasPrefix("landscape") ? .landscape : .portrait
  }

  /// The version, without the system's name before it.
  private static func system(_ object: ExternalObject) throws(InputError) -> VersionSet? {
    guard let words = try object.string(Keys.system) else { return nil }
    let version = words.split(separator: " ").last.map(String.init) ?? words
    do {
      return try VersionSet(version)
    } catch {
      throw object.text.error("\(error)", at: object.offset, path: object.path)
    }
  }
}
