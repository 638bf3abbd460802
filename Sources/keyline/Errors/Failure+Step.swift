import KeylineExport
import KeylineModel
import KeylineQuery
import KeylineText

extension Failure {
  /// The steps that lead to values, each once.
  static func steps(_ absences: [Cell.Absence]) -> [String] {
    [].merged(with: steps(to: absences).map(\.text))
  }

  /// The same steps, before they are written out.
  static func steps(to absences: [Cell.Absence]) -> [Step] {
    var steps: [Step] = []
    var recordings: [Recording] = []
    var isMeasured = false
    for absence in absences {
      guard let next = absence.unanswered.next, let place = absence.unanswered.place else {
        continue
      }
      if let step = Step(next, for: place.device.id) {
        steps.append(step)
      } else if ProbePart.measures(absence.unanswered) {
        isMeasured = true
      } else {
        for new in Recording.all(absence.unanswered, at: place) {
          if let alike = recordings.first(where: { $0.isAlike(new) }) {
            alike.metrics = alike.metrics.merged(with: new.metrics)
          } else {
            recordings.append(new)
          }
        }
      }
    }
    if !recordings.isEmpty { steps.append(Step(recordings)) }
    if isMeasured {
      steps.append(Step("Measure \(recordings.isEmpty ? "it" : "the others"): keyline probe"))
    }
    return steps
  }

  /// Something to do that leads to a value.
  struct Step {
    /// The request; nil if it was already printed.
    private(set) var request: String?
    private var command: String?
    private var recordings: [Recording] = []

    /// A step, with or without a command.
    fileprivate init(_ request: String, _ command: String? = nil) {
      self.request = request
      self.command = command
    }

    /// The step that records values.
    fileprivate init(_ recordings: [Recording]) {
      let areFew =
        recordings.count <= Self.mostCommands
        && recordings.allSatisfy { $0.metrics.count <= Self.mostMetrics }
      self.recordings = areFew ? recordings : [recordings[0].first]
      request = "Know it? Record it\(areFew ? "" : ", for example"):"
    }

    /// How many commands are told one after the other: more are no next step.
    private static let mostCommands = 3

    /// How many metrics one command names: a longer one cannot be read at a glance.
    private static let mostMetrics = 6

    /// True if it has commands to print below the request.
    var hasCommands: Bool { command != nil || !recordings.isEmpty }

    /// The commands alone.
    var withoutRequest: Step {
      var commands = self
      commands.request = nil
      return commands
    }

    /// The request and the commands, one per line.
    var text: String {
      ([request, command].compactMap(\.self) + recordings.map(\.line)).joined(separator: "\n")
    }
  }
}

/// A command that records values that the probe does not measure.
private final class Recording {
  var metrics: [Metric.ID]
  private let record: Unanswered.Record
  private lazy var versions = record.versions
  private lazy var conditions = ConditionOptions.arguments(for: record.situation, of: metrics[0])

  init(_ metrics: [Metric.ID], _ record: Unanswered.Record) {
    self.metrics = metrics
    self.record = record
  }

  static func all(_ unanswered: Unanswered, at place: Unanswered.Place) -> [Recording] {
    unanswered.records.map { Recording([place.metric], $0) }
  }

  func isAlike(_ other: Recording) -> Bool {
    record.device.id == other.record.device.id && versions == other.versions
      && conditions == other.conditions
  }

  /// The command for its first metric alone.
  var first: Recording {
    Recording(Array(metrics.prefix(1)), record)
  }

  var line: String {
    "keyline "
      + SetCommand.line(metrics.map { "\($0)=N" }, on: [record.device.id], versions, conditions)
  }
}

extension Failure.Step {
  /// The step that leads to a value of a device; nil where somebody has to measure it.
  fileprivate init?(_ next: Outcome.Next, for device: Device.ID) {
    switch next {
    case .measure: return nil
    case .describe(let attribute):
      self.init(
        "\(Self.request(for: attribute)):",
        "keyline device edit \(device) \(Self.example(of: attribute))")
    case .infer(let donor):
      self.init(
        "Infer missing values from a device of the same size, such as \(donor.name):",
        "keyline device edit \(device) --like \(donor.id)")
    case .readNote: self.init("Read the device's note: keyline device show \(device)")
    case .versions(let versions):
      self.init("Try " + versions.map { "--os \($0)" }.joined(separator: " or ") + ".")
    case .compareRules(let metric): self.init("Compare: keyline rule list \(metric)")
    case .designCompatibility(let value): self.init("With --design-compat: \(value)")
    case .setting(let setting):
      self.init("Try \(setting.dimension.flag(for: setting.there)).")
    }
  }

  /// The request for an attribute of a device, printed above its command.
  private static func request(for attribute: DeviceAttribute) -> String {
    switch attribute {
    case .homeButton: "Say whether it has a home button (--home-button) or not"
    case .sensorHousing: "Say what houses its front sensors (none, notch or dynamic-island)"
    case .width, .height: "Add the size of its screen"
    case .firstOS: "Add it"
    default: "Add its \(attribute.rawValue.split(separator: "-").joined(separator: " "))"
    }
  }

  /// The flag of an attribute with a value that it may have.
  private static func example(of attribute: DeviceAttribute) -> String {
    switch attribute {
    case .homeButton: "--no-home-button"
    case .sensorHousing: "--sensor-housing notch"
    case .width, .height: "--screen 393x852"
    case .sizeClassInLandscape: "--size-class-in-landscape compact"
    case .scale: "--scale 3"
    case .firstOS: "--first-os 15"
    default: "--\(attribute.rawValue) 55"
    }
  }
}
