import ArgumentParser
import KeylineModel
import KeylineQuery

/// The contents of a navigation bar.
struct BarContentOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The widths of the left items, from the left edge inward.", valueName: "widths"),
    transform: LengthArguments.lengths)
  var leftItems: [Length] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The widths of the right items, from the right edge inward.", valueName: "widths"),
    transform: LengthArguments.lengths)
  var rightItems: [Length] = []

  @Option(
    name: .long,
    help: ArgumentHelp("The title view: fill, or a width.", valueName: "fill|width"),
    transform: BarContentOptions.titleView)
  var titleView: NavbarSetup.TitleView?

  /// True if no content is given.
  var isEmpty: Bool { leftItems.isEmpty && rightItems.isEmpty && titleView == nil }

  func validate() throws {
    let items = leftItems + rightItems
    if items.contains(where: { $0 <= .zero }) {
      throw ValidationError(
        "every item of '--left-items' and '--right-items' must be wider than 0.")
    }
  }

  private static func titleView(_ text: String) throws -> NavbarSetup.TitleView {
    if text == "fill" { return .fill }
    guard let width = Length(text), width > .zero else {
      throw ValidationError("write fill, or a width above 0.")
    }
    return .width(width)
  }
}
