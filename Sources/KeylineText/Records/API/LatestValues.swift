import KeylineData
package import KeylineModel
package import KeylineQuery

/// The most asked-for values of a device, on the newest release that it ran.
package struct LatestValues: Sendable {
  private let device: Device
  /// The newest release that the device ran among those asked about.
  private let version: OSVersion
  private let situation: Situation
  private let answers: [Place: Answer]

  private struct Place: Hashable {
    let metric: Metric.ID
    let orientation: Orientation
  }

  /// Collects the known values of a device.
  ///
  /// - Parameter situation: The situation of the values, in either orientation.
  package init(
    _ device: Device, _ version: OSVersion, _ situation: Situation,
    _ answer: (Metric.ID, Orientation) -> Answer?
  ) {
    self.device = device
    self.version = version
    self.situation = situation
    var answers: [Place: Answer] = [:]
    for (_, metrics) in [Self.screen] + Self.objects {
      for metric in metrics {
        for orientation in Orientation.allCases {
          answers[Place(metric: metric, orientation: orientation)] = answer(metric, orientation)
        }
      }
    }
    self.answers = answers
  }

  /// The identifier of the device.
  package var id: Device.ID { device.id }

  /// An object of the file with its metrics as members, each under the last word of its key.
  private typealias Object = (name: String, metrics: [Metric.ID])

  /// The object without orientations: it is about portrait.
  private static let screen: Object = (
    "screen", [.screenWidth, .screenHeight, .screenScale, .screenCornerRadius]
  )

  /// The objects that exist for each orientation.
  private static let objects: [Object] = [
    ("safeArea", ["top", "left", "bottom", "right"].map { "screen.safeAreaInsets.\($0)" }),
    ("statusBar", [.statusBarHeight]),
    ("navigationBar", [.navigationBarHeight, .navigationBarMaxY]),
    ("tabBar", [.tabBarFrameHeight]), ("homeIndicator", [.homeIndicatorHeight]),
    ("keyboard", [.keyboardHeight]),
  ]

  /// The kind of the document about one device.
  package static let kind = AnswerKind<LatestValues>(
    "keyline.api-latest-device/1",
    "One device: the values that are asked most, on the newest release that it ran.",
    [SiteAPI.licence(), situated { $0 }] + fields, definitions: [.latest, .situation])

  /// The kind of the document about several devices.
  package static let list = AnswerKind<[LatestValues]>(
    "keyline.api-latest/1",
    "The values of every device that are asked most, on the newest release that it ran.",
    [
      SiteAPI.licence(), situated { $0.first },
      .required(
        "devices", .array(of: .object(fields)),
        "The devices, the oldest first; one that ran no release is left out."
      ) { $0 },
    ], definitions: [.latest, .situation])

  private static func situated<Root>(
    _ values: @escaping @Sendable (Root) -> LatestValues?
  ) -> Field<Root> {
    .required("situation", .situation, "How the situation differs from the default.") {
      values($0)?.situation ?? Situation()
    }
  }

  private static let fields: [Field<LatestValues>] =
    [
      .required("device", .text, "The identifier of the device.") { $0.device.id },
      .required("version", .text, "The newest release that the device ran.") {
        $0.version.description
      },
      object(
        screen.name, screen.metrics.map { value($0, .portrait) },
        "The screen, in portrait and unzoomed."),
    ]
    + objects.map { name, metrics in
      object(
        name,
        Orientation.allCases.map { orientation in
          object(
            orientation.rawValue, metrics.map { value($0, orientation) },
            "The values in \(orientation.rawValue).")
        }, "The values of each orientation.")
    }

  /// An object; left out if none of its members was asked about.
  private static func object(
    _ name: String, _ members: [Field<LatestValues>], _ meaning: String
  ) -> Field<LatestValues> {
    .optional(name, .object(members), meaning) { values in
      members.contains { $0.get(values) != nil } ? values : nil
    }
  }

  private static func value(
    _ metric: Metric.ID, _ orientation: Orientation
  ) -> Field<LatestValues> {
    .optional(
      metric.split(separator: ".").last.map(String.init) ?? metric, .latest, "\(metric)."
    ) { values in
      values.answers[Place(metric: metric, orientation: orientation)].map {
        LatestValue(answer: $0, version: values.version)
      }
    }
  }
}

private struct LatestValue: Sendable {
  let answer: Answer
  let version: OSVersion

  static let fields: [Field<LatestValue>] = [
    .required("value", .value, "The value in the unit of the metric; null if there is none.") {
      $0.answer.value
    },
    .required("status", .choice, "The status of the answer.") { $0.answer.status },
    .optional("version", .text, "The release that the value is of; left out without a value.") {
      $0.answer.value == nil ? nil : $0.version.description
    },
    .candidates("The values that an uncertain or conflicting answer may have") {
      $0.answer.candidates
    },
  ]
}

extension Form<LatestValue> {
  fileprivate static var latest: Form {
    Form(SchemaDefinition.latest.reference) { LatestValue.fields.object(of: $0) }
  }
}

extension SchemaDefinition {
  fileprivate static let latest = SchemaDefinition("value", .object(LatestValue.fields))
}
