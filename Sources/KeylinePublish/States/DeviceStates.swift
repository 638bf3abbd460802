import KeylineModel
import KeylineQuery
import KeylineText

/// Every state of a device over the versions that it ran: what its page can show.
struct DeviceStates {
  let device: Device
  let rows: [StateRow]
  let states: [DeviceState]
  /// The versions over which nothing of any state changes, the newest first.
  let stretches: [Stretch]
  /// The place of the newest of them on which most values were measured; of the newest where there is none.
  let measured: Int
  private let base: Situation
  private let asked: [Column]
  /// The place among the questions of each line and figure of each state: many states ask the same.
  private let places: [DeviceState: [String: Int]]

  /// Versions over which nothing of any state changes.
  struct Stretch {
    /// A short name, for addresses.
    let key: String
    /// The versions as people write them.
    let label: String
    let ranges: [VersionRange]
    let releases: [OSVersion]
    fileprivate let answers: [Answer]
    /// The same cut wherever a status or a reason changes, the oldest first.
    fileprivate let parts: [AnswerTable.Row]
  }

  /// Answers all states.
  ///
  /// - Parameters:
  ///   - figures: The metrics that a picture needs besides those of the rows.
  ///   - table: Answers columns about the device, cut by reasons, the oldest first.
  init(
    _ device: Device, _ rows: [StateRow], _ figures: [Metric], _ states: [DeviceState],
    from base: Situation, _ matrix: AnswerMatrix, _ dimensions: DecidingDimensions,
    _ labels: VersionLabels,
    table: ([Column]) -> [AnswerTable.Row]
  ) {
    self.device = device
    self.states = states
    self.base = base
    var asked: [Column] = []
    var known: [Metric.ID: [Situation: Int]] = [:]
    func place(_ metric: Metric, _ situation: Situation) -> Int {
      let plain = dimensions.plain(situation, for: metric.id)
      if let place = known[metric.id]?[plain] { return place }
      known[metric.id, default: [:]][plain] = asked.count
      asked.append(Column(metric, plain))
      return asked.count - 1
    }
    var places: [DeviceState: [String: Int]] = [:]
    for state in states {
      var own: [String: Int] = [:]
      for row in rows { own[row.id] = place(row.metric, row.situation(state, from: base)) }
      for figure in figures {
        let situation = StateRow.situation(of: figure.id, in: state.situation(from: base))
        own[figure.id] = place(figure, situation)
      }
      places[state] = own
    }
    self.places = places
    self.asked = asked
    let answers = table(asked)
    let folded = Timeline<[Answer]>(folding: answers, by: .content).stretches
    let stretches = folded.reversed().map { stretch in
      Stretch(
        ranges: stretch.ranges, answers: stretch.value,
        parts: answers.filter { part in
          stretch.ranges.contains { $0.contains(part.ranges[0].from) }
        }, matrix.releases(of: device, in: stretch.ranges).map(\.from), labels)
    }
    self.stretches = stretches
    measured =
      stretches.firstIndex { stretch in
        let values = stretch.answers.filter { $0.value != nil }
        return values.count { $0.status == .known } * 2 > values.count
      } ?? 0
    // What an app without multitasking gets is worth a line only where it gets something else.
    self.rows = rows.filter { row in
      guard row.isWithoutMultitasking else { return true }
      return states.contains { state in
        guard let own = places[state]?[row.id], let other = places[state]?[row.metric.id] else {
          return false
        }
        return stretches.contains { $0.answers[own].content != $0.answers[other].content }
      }
    }
  }

  /// The place of the question that a line of a state asks; the same for all that ask the same.
  func place(_ row: StateRow, in state: DeviceState) -> Int? { places[state]?[row.id] }

  /// The answer of a line of the list.
  func cell(_ row: StateRow, in state: DeviceState, on stretch: Stretch) -> AnswerRecord? {
    places[state]?[row.id].map { record($0, on: stretch) }
  }

  /// The answer of a metric that is part of the picture.
  func cell(_ metric: Metric.ID, in state: DeviceState, on stretch: Stretch) -> AnswerRecord? {
    places[state]?[metric].map { record($0, on: stretch) }
  }

  private func record(_ place: Int, on stretch: Stretch) -> AnswerRecord {
    AnswerRecord(device, asked[place], stretch.ranges, stretch.answers[place])
  }

  /// The situation in which a line was answered.
  func situation(_ row: StateRow, in state: DeviceState) -> Situation {
    row.situation(state, from: base)
  }

  /// The answers to a question within a stretch, one for each status and each reason, the oldest first.
  func parts(at place: Int, on stretch: Stretch) -> [AnswerRecord] {
    stretch.parts.map { Timeline<Answer>.Stretch(ranges: $0.ranges, value: $0.answers[place]) }
      .folded(by: .rules).map { AnswerRecord(device, asked[place], $0.ranges, $0.value) }
  }
}

extension DeviceStates.Stretch {
  fileprivate init(
    ranges: [VersionRange], answers: [Answer], parts: [AnswerTable.Row], _ releases: [OSVersion],
    _ labels: VersionLabels
  ) {
    self.ranges = ranges
    self.answers = answers
    self.parts = parts
    self.releases = releases
    let first = releases.first ?? ranges[0].from
    let minors = Set(releases.map { OSVersion($0.major, $0.minor) })
    let isWhole =
      first.minor == 0 && first.patch == 0
      && ranges.contains {
        $0.contains(first) && $0.until >= OSVersion(first.major + 1)
      }
    key = isWhole ? "\(first.major)" : "\(first.major).\(first.minor)" + Self.patch(first)
    // `26.0` alone means 26.0.1 as well to those who read it.
    label = minors.count == 1 && !isWhole ? key : labels.label(ranges)
  }

  private static func patch(_ version: OSVersion) -> String {
    version.patch == 0 ? "" : ".\(version.patch)"
  }
}

extension DeviceStates {
  /// The displays of the device, the outer one first.
  var displays: [Display] { [].merged(with: states.map(\.display)) }

  /// A display in words; empty where there is one alone.
  func words(_ display: Display) -> String {
    displays.count > 1 ? "\(display.rawValue) display" : ""
  }

  /// The versions with which a page opens; nil where the device ran none.
  var opened: Stretch? { stretches.dropFirst(measured).first }

  /// True if all that the outline of a screen shows is known: corners, sensor housing and insets.
  var isComplete: Bool {
    guard let state = states.first, let newest = opened,
      let housing = device.sensorHousing
    else { return false }
    let insets = ["top", "left", "bottom", "right"].map { "screen.safeAreaInsets.\($0)" }
    return ([.screenCornerRadius] + insets + (housing == .none ? [] : StateRow.housing))
      .allSatisfy { cell($0, in: state, on: newest)?.value != nil }
  }

  /// True if the app has the whole screen, which is all that a picture can show.
  var fillsScreen: Bool { base.fillsScreen(of: device) }

  /// The picture of a state; nil where there is none, or where the size of the screen is not known.
  func picture(
    of state: DeviceState, on stretch: Stretch, _ style: StatePicture.Style = .full
  ) -> StatePicture? {
    fillsScreen
      ? StatePicture(state.situation(from: base), device, style) {
        cell($0, in: state, on: stretch)
      } : nil
  }

  /// The parts that a picture leaves out and the list beside it does not mention.
  func omissions(
    from picture: StatePicture, in state: DeviceState, on stretch: Stretch
  ) -> [Omission] {
    picture.omissions(state.situation(from: base), device, includesUnknown: false) {
      cell($0, in: state, on: stretch)
    }
  }
}
