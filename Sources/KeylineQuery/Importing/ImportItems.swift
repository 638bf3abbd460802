/// The items of an import, in the order of its rows.
///
/// An item is made when it is asked for: of a hundred thousand rows most are only counted.
public struct ImportItems: Sendable {
  /// The outlines of the rows, kept without their items.
  public let outlines: [Outline]
  private let item: @Sendable (Int) -> ImportItem

  /// A row in short.
  public struct Outline: Sendable {
    /// The status of the row.
    public let status: ImportItem.Status
    /// True if there is something to say of it besides.
    public let hasDetail: Bool
    /// A number; two rows with the same are about the same devices and of the same source.
    public let group: UInt32

    /// Creates an outline.
    public init(_ status: ImportItem.Status, hasDetail: Bool, group: UInt32) {
      self.status = status
      self.hasDetail = hasDetail
      self.group = group
    }
  }

  /// Creates items that are made when they are asked for.
  ///
  /// - Parameters:
  ///   - outlines: The rows in short.
  ///   - item: Makes the item of a position; it says what the outline says.
  public init(_ outlines: [Outline], item: @escaping @Sendable (Int) -> ImportItem) {
    self.outlines = outlines
    self.item = item
  }

  /// Creates items that are there already.
  public init(_ items: [ImportItem]) {
    self.init(
      items.enumerated().map { position, item in
        Outline(item.status, hasDetail: item.detail != nil, group: UInt32(position))
      }
    ) { items[$0] }
  }

  /// Lists one after the other.
  public init(joining parts: [ImportItems]) {
    var outlines: [Outline] = []
    var groups: UInt32 = 0
    for part in parts {
      let first = groups
      for outline in part.outlines {
        let group = first + outline.group
        groups = Swift.max(groups, group + 1)
        outlines.append(Outline(outline.status, hasDetail: outline.hasDetail, group: group))
      }
    }
    self.init(outlines) { position in
      var position = position
      var rest = parts[...]
      while let part = rest.first, position >= part.count {
        position -= part.count
        rest.removeFirst()
      }
      return rest[rest.startIndex][position]
    }
  }
}

extension ImportItems: RandomAccessCollection {
  /// The position of the first item.
  public var startIndex: Int { 0 }

  /// How many there are.
  public var endIndex: Int { outlines.count }

  /// The item at a position, made now.
  public subscript(position: Int) -> ImportItem { item(position) }
}
