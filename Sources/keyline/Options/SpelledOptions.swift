import KeylineModel

extension ExportOptions {
  /// The options as words, in one order, however they were given; what is as usual is left out.
  var spelled: [String] {
    metric + selection.spelled + situation.spelled + [String](flag: "--data-version", dataVersion)
  }
}

extension SelectionOptions {
  /// The devices and versions as words.
  fileprivate var spelled: [String] {
    devices.sets.flatMap { ["-d", $0] } + devices.exceptions.flatMap { ["--except", $0] }
      + [String](option: "--os", os)
  }
}

extension SituationOptions {
  /// The situation as words.
  fileprivate var spelled: [String] {
    let usual = Situation()
    let parts: [[String]] = [
      orientation.given.map { ["--\($0.rawValue)"] } ?? [],
      .init(option: "--sdk", app.sdk.map(String.init)),
      .init(flag: Dimension.designCompatibility.flag, app.designCompat),
      .init(flag: Dimension.zoom.flag, app.zoomed),
      .init(option: "--presentation", presentation, usually: usual.presentation),
      .init(option: "--split", split, usually: usual.split),
      .init(flag: "--in-call-bar", inCallBar),
      .init(option: "--status-bar", statusBar, usually: usual.statusBar),
      .init(option: "--display", display, usually: usual.display),
      .init(option: "--search", search, usually: usual.search),
      .init(flag: "--navigation-bar", navigationBar), .init(flag: "--large-title", largeTitle),
      .init(flag: "--prompt", prompt), .init(flag: "--search-bar", searchBar),
      .init(flag: "--title-view", titleView),
      .init(
        option: "--bar-button-items", app.barButtonItems ?? .none,
        usually: usual.content.barButtonItems),
      .init(flag: "--tab-bar", tabBar), .init(flag: "--toolbar", toolbar), conditions.spelled,
    ]
    return parts.flatMap(\.self)
  }
}

extension [String] {
  /// A flag, if it was given.
  init(flag: String, _ isGiven: Bool) { self = isGiven ? [flag] : [] }

  /// A flag and its value, if there is one.
  init(option flag: String, _ value: String?) { self = value.map { [flag, $0] } ?? [] }

  /// A flag and its value, unless that is the usual one.
  fileprivate init<Value: RawRepresentable<String> & Equatable>(
    option flag: String, _ value: Value, usually usual: Value
  ) {
    self = value == usual ? [] : [flag, value.rawValue]
  }
}
