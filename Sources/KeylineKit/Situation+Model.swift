import KeylineModel
import KeylineQuery

extension Situation {
  /// The same as the resolver takes it, but for the conditions that are asked for each value.
  var model: KeylineModel.Situation {
    var model = KeylineModel.Situation()
    model.orientation = orientation
    model.sdk = sdk
    model.designCompatibility = designCompatibility
    model.zoom = zoom
    model.presentation = presentation
    model.split = split
    model.inCallBar = inCallBar
    model.statusBar = statusBar
    model.display = display
    model.search = search
    model.content.navigationBar = navigationBar
    model.content.largeTitle = largeTitle
    model.content.prompt = prompt
    model.content.searchBar = searchBar
    model.content.titleView = titleView
    model.content.barButtonItems = barButtonItems
    model.content.tabBar = tabBar
    model.content.toolbar = toolbar
    for (dimension, code) in ofFewMetrics { model.set(dimension, to: code) }
    return model.completed
  }

  /// The conditions that few metrics have, as far as they are named.
  private var ofFewMetrics: [(Dimension, Int)] {
    [
      (.suggestions, Switch(isOn: suggestions).code),
      (.multitasking, Switch(isOn: multitasking).code),
      (.tableStyle, tableStyle.code), (.detent, detent.code),
    ] + [cell.map { (.cell, $0.code) }, widget.map { (.widget, $0.code) }].compactMap(\.self)
  }

  /// The questions about a metric: one, or one for each value of a condition that is not named.
  func columns(_ metric: Metric) -> [Column] {
    let named = ofFewMetrics.map { ($0.0, [$0.1]) }
    return Column.all(metric, in: model, naming: Dictionary(uniqueKeysWithValues: named))
  }
}

extension Column {
  /// The value of a condition that tells it from other questions about its metric, such as `widget: small`;
  /// nil where none does.
  var condition: String? {
    let named = conditions.compactMap { dimension, code -> String? in
      guard dimension.isAskedForEach, case .names(let names) = dimension.values else { return nil }
      return "\(dimension.key): \(names[code])"
    }
    return named.isEmpty ? nil : named.joined(separator: ", ")
  }
}
