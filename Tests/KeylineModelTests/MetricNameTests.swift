import KeylineModel
import Testing

struct MetricNameTests {
  @Test(arguments: [
    ("statusBar.height", "status-bar-height"), ("navigationBar.maxY", "navigation-bar-max-y"),
    ("screen.safeAreaInsets.top", "screen-safe-area-insets-top"), ("m", "m"), ("", ""),
    ("titleView.barButtonItemSpacing", "title-view-bar-button-item-spacing"), ("Top", "top"),
    ("a.B", "a--b"), ("maxXY", "max-x-y"), ("barHeight2", "bar-height2"),
  ])
  func `a key in kebab case has a hyphen for every dot and before every capital`(
    key: String, kebab: String
  ) {
    #expect(Metric.kebab(key) == kebab)
  }

  @Test func `a metric is counted in points unless said otherwise`() {
    let metric = Metric(id: "m", title: "M", definition: "d", since: OSVersion(7))
    #expect(metric.unit == .points)
    #expect(metric.unit.rawValue == "pt")
    #expect(metric.elements.isEmpty)
    #expect(metric.attribute == nil)
    #expect(metric.see.isEmpty)
  }
}
