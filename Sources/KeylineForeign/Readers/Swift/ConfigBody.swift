/// The body of a function or constant as read so far: one variant for each way through it.
struct ConfigBody {
  let name: String
  var variants = [ConfigVariant()]
  /// The last function that it called.
  var calls: String?
  /// True if it returns early, on a condition other than the cases of a switch.
  var hasOtherBranches = false

  /// The most ways through a function that are followed.
  static let maximumCount = 64
  /// The deepest switch that is followed.
  static let maximumDepth = 8

  init(name: String) { self.name = name }

  /// Sets what every way has from here on.
  mutating func set(edges: [String: ConfigVariant.Number]) {
    for index in variants.indices {
      variants[index].edges.merge(edges) { $1 }
    }
  }

  /// Sets the size that every way has from here on.
  mutating func set(size: [String: ConfigVariant.Number]) {
    for index in variants.indices {
      variants[index].width = size["width"] ?? variants[index].width
      variants[index].height = size["height"] ?? variants[index].height
    }
  }
}
