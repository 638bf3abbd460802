import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineStore
import KeylineText

/// Prints the places where a metric has a value, or the devices with a screen.
struct FindCommand: ReadingQuestion {
  static let configuration = CommandConfiguration(
    commandName: "find",
    abstract: "Find the devices and versions on which metrics have given values.",
    discussion: """
      $ keyline find safeAreaInsets.top=47 --os 15
      $ keyline find statusBar.height=44..50 navigationBar.height=44 -d notch
      $ keyline find 393x852
      $ keyline find --pixels 1242x2208
      $ keyline find --same-as iphone-12 --os 15

      A value is one length (x=47) or a range (x=44..50, x=..46, x=44.., 'x>=44'). If you give several \
      conditions, all must hold. An unknown value meets no condition; a note says where. --pixels \
      matches both the pixels that UIKit renders and those of the panel; a size alone that no screen \
      has in points is one in pixels, too. If you name a screen, \
      --os leaves out devices that never ran the versions. --same-as compares every metric in \
      portrait and landscape. Exit 1: nothing was found.

      \(ConditionsTopic.note)
      """)

  @Argument(
    help:
      "Conditions, for example safeAreaInsets.top=47, or a screen in points or pixels, 393x852.",
    completion: .metrics)
  var condition: [String] = []

  @Option(name: .long, help: ArgumentHelp("A screen in points: 393x852.", valueName: "size"))
  var screen: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Rendered or native pixels: 1242x2208.", valueName: "size"))
  var pixels: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Find devices that no metric tells apart from this one.", valueName: "device"),
    completion: .device)
  var sameAs: String?

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var grouping: GroupingOptions
  @OptionGroup(visibility: .condition) var situation: SituationOptions
  @OptionGroup var output: ListOptions

  @OptionGroup var noteOptions: NoteOptions

  func validate() throws {
    let asksScreen = screen != nil || pixels != nil || condition.count > conditions.count
    guard !conditions.isEmpty || asksScreen || sameAs != nil else {
      throw ValidationError(
        "name a condition such as safeAreaInsets.top=47, '--screen', '--pixels' or '--same-as'.")
    }
    guard condition.count - conditions.count + (screen == nil ? 0 : 1) < 2 else {
      throw ValidationError("name one size of a screen; devices have one.")
    }
    if sameAs != nil, !conditions.isEmpty || asksScreen {
      throw ValidationError(
        "'--same-as' cannot be combined with other conditions; narrow it with '--device' and '--os'."
      )
    }
    if sameAs != nil, let given = situation.orientation.given {
      throw ValidationError(
        "'--same-as' compares both orientations; leave out '--\(given.rawValue)'.")
    }
  }

  func answer(
    from source: any KnowledgeSource, in context: CommandContext
  ) throws {
    let selection = selection.ask(defaults: context.defaults)
    let points =
      try screen.map { text throws(SetError) in try ScreenSize(text) }
      ?? condition.lazy.compactMap(Self.size).first
    let pixels = try self.pixels.map { text throws(SetError) in try ScreenSize(text) }
    let situation = try situation.situation(context.defaults)
    if let sameAs {
      let resolver = try source.resolver(context)
      let device = try DeviceNames(resolver.knowledge.devices).device(sameAs)
      return try page(resolver, context).writeSame(
        as: device, on: try selection.versions(in: resolver.knowledge.releases), in: situation,
        among: try selection.devices(in: resolver.knowledge.devices))
    }
    let (catalogue, reader) = try source.reading(context)
    let conditions = try conditions(in: catalogue.metrics)
    let resolver = try reader.resolver(
      about: Resolver.metrics(
        deciding: conditions.map(\.metric), in: [situation])
        + (points == nil ? [] : Resolver.screenSize))
    reader.close()
    let page = page(resolver, context)
    let devices = try selection.devices(in: catalogue.devices)
    let versions = try selection.versions(in: catalogue.releases)
    // A device whose first version is unknown has its screen, but is not known to have run any version.
    let asked = conditions.isEmpty && selection.os != nil ? versions : nil
    // A value uses the given Display Zoom; a screen is searched with both settings.
    let zooms =
      conditions.isEmpty && situation.zoom == .standard ? Zoom.allCases : [situation.zoom]
    var matches = resolver.screens(
      points: points, with: zooms, pixels: pixels, among: devices.devices, on: asked)
    // A size without a unit that no screen has in points is in pixels.
    if matches.isEmpty, screen == nil, pixels == nil {
      matches = resolver.screens(
        points: nil, with: zooms, pixels: points, among: devices.devices, on: asked)
    }
    if conditions.isEmpty {
      page.write(matches, on: asked)
    } else {
      let found = resolver.find(
        conditions, in: situation, among: DeviceSet(naming: matches.map(\.device)), versions)
      page.write(found, on: versions, isGrouped: grouping.group ?? true)
    }
  }

  private func page(_ resolver: Resolver, _ context: CommandContext) -> Page {
    Page(resolver, output.asked, noteOptions.detail, to: context)
  }

  private func conditions(in catalogue: [Metric]) throws -> [FindCondition] {
    let names = MetricNames(catalogue)
    return try conditions.flatMap { try FindCondition.all($0, in: names) }
  }

  private var conditions: [String] { condition.filter { Self.size($0) == nil } }

  /// The size of a screen in a condition: `393x852`, `screen=393x852`.
  private static func size(_ condition: String) -> ScreenSize? {
    let key = "screen="
    return try? ScreenSize(
      condition.hasPrefix(key) ? String(condition.dropFirst(key.count)) : condition)
  }
}
