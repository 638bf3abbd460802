import KeylineData
import KeylineModel
import KeylineQuery

/// The condition under which a snippet uses its numbers: their device, versions and bar width.
struct SnippetGuard {
  private let place: String
  private let models: [String]
  private let versions: [(from: Int, until: Int)]
  private let width: Length

  init(_ answer: AdaptAnswer, _ labels: VersionLabels) throws(SnippetError) {
    guard let width = answer.width.value else {
      throw .missing("width of the screen", gaps: answer.width.gaps)
    }
    // A row of the user's own may contain any model identifier, and it becomes a literal.
    models = answer.device.identifiers.filter { identifier in
      identifier.utf8.allSatisfy { Self.modelLetters.contains($0) }
    }
    guard !models.isEmpty else { throw .noModel(device: answer.device.name) }
    self.width = width
    let ranges = answer.columns.filter(\.isRun).flatMap(\.ranges)
    place =
      [answer.device.name, answer.device.system(of: ranges, labels), answer.situation.words]
      .joined(separator: ", ").printable
    var versions: [(from: Int, until: Int)] = []
    for range in ranges.sorted(by: { $0.from < $1.from }) {
      if let last = versions.last, last.until == range.from.packed {
        versions[versions.count - 1].until = range.until.packed
      } else {
        versions.append((range.from.packed, range.until.packed))
      }
    }
    self.versions = versions
  }

  private static let modelLetters = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789,".utf8)

  var swift: String {
    let models = models.map { "\"\($0)\"" }.joined(separator: ", ")
    let versions = versions.map { "(\($0.from)..<\($0.until)).contains(number)" }
    return """
      extension UINavigationBar {
        /// True where the numbers below apply: \(place).
        fileprivate var isCovered: Bool {
          var system = utsname()
          uname(&system)
          let machine = withUnsafeBytes(of: system.machine) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
          }
          let process = ProcessInfo.processInfo
          let model = process.environment["SIMULATOR_MODEL_IDENTIFIER"] ?? machine
          let version = process.operatingSystemVersion
          let number = (version.majorVersion * 1000 + version.minorVersion) * 1000 + version.patchVersion
          return [\(models)].contains(model)
            && (\(versions.joined(separator: " || ")))
            && abs(bounds.width - \(width)) < 0.5
        }
      }


      """
  }

  var objectiveC: String {
    let models = models.map { "@\"\($0)\"" }.joined(separator: ", ")
    let versions = versions.map { "(number >= \($0.from) && number < \($0.until))" }
    return """
      /// True where the numbers below apply: \(place).
      static inline BOOL IsCovered(UINavigationBar *bar) {
          struct utsname system;
          uname(&system);
          NSProcessInfo *process = NSProcessInfo.processInfo;
          NSString *model = process.environment[@"SIMULATOR_MODEL_IDENTIFIER"] ?: @(system.machine);
          NSOperatingSystemVersion version = process.operatingSystemVersion;
          NSInteger number =
              (version.majorVersion * 1000 + version.minorVersion) * 1000 + version.patchVersion;
          return [@[ \(models) ] containsObject:model]
              && (\(versions.joined(separator: " || ")))
              && fabs(bar.bounds.size.width - \(width)) < 0.5;
      }


      """
  }
}
