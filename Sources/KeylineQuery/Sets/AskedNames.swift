package import KeylineModel

/// What the words of a question name: metrics, and devices where a word is not the name of a metric;
/// the metrics of a sheet where no metric is named.
package struct AskedNames: Sendable {
  /// The metrics, each once.
  package let metrics: [Metric]
  /// True if no metric is named.
  package let isSheet: Bool
  /// The words that name no metric, each with what is wrong with it.
  private let others: [(word: String, error: SetError)]

  /// Looks words up; commas join.
  ///
  /// - Parameter takesDevices: True if a word may be a device, since none is named otherwise.
  /// - Throws: `SetError` for words that may mean several metrics, and for a metric that does not exist
  ///   where no device is expected.
  package init(
    _ words: [String], in catalogue: [Metric], takesDevices: Bool
  ) throws(SetError) {
    let names = MetricNames(catalogue)
    var metrics: [Metric] = []
    var others: [(String, SetError)] = []
    for word in words.flatMap(DeviceSet.members) {
      do {
        metrics = metrics.merged(with: try names.metrics(word))
      } catch {
        guard takesDevices, case .unknown = error else { throw error }
        others.append((word, error))
      }
    }
    isSheet = metrics.isEmpty
    self.metrics = isSheet ? Sheet.metrics(in: catalogue) : metrics
    self.others = others
  }

  /// True if a word names a device.
  package var hasDevices: Bool { !others.isEmpty }

  /// The devices that the other words name.
  ///
  /// - Throws: `SetError` for a word that names neither: about devices where it begins like one.
  package func devices(
    except exceptions: [String], in catalogue: [Device]
  ) throws(SetError) -> DeviceSet {
    for (word, missing) in others {
      do {
        _ = try DeviceSet([word], in: catalogue)
      } catch {
        let isDevice = Family.allCases.contains { word.lowercased().hasPrefix($0.rawValue) }
        if case .ambiguous = error { throw error }
        throw isDevice ? error : missing
      }
    }
    return try DeviceSet(others.map(\.word), except: exceptions, in: catalogue)
  }
}
