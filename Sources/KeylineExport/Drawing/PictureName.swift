/// Names for parts of a picture that are referred to inside it.
enum PictureName {
  /// A name that another picture on the same page does not have: a hash of what the picture shows.
  static func of(_ title: String) -> String {
    let hash = title.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return "keyline-" + String(hash, radix: 36)
  }
}
