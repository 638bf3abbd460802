// Looks values up in a file of the whole catalogue.
@main enum Values {
  static func show(_ value: Double?) {
    guard let value else { return print("nothing") }
    let thousandths = Int(value * 1_000 + 0.5)
    let rest = String(thousandths % 1_000)
    print("\(thousandths / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest)")
  }

  static func main() {
    show(Keyline.Metric.statusBarHeight.value(model: "iPhone10,3", os: .init(11)))
    show(Keyline.Metric.statusBarHeight.value(on: .iPhoneX, os: .init(10)))
    show(Keyline.Metric.safeAreaInsetsTop.value(on: .iPhoneXr, os: .init(13, 7)))
    show(Keyline.Metric.safeAreaInsetsTop.value(on: .iPhoneXr, os: .init(14)))
    show(
      Keyline.Metric.screenSafeAreaInsetsBottom.value(
        on: .iPhoneXr, os: .init(13), orientation: .landscape))
    show(Keyline.Metric.statusBarHeight.value(model: "iPhone0,0", os: .init(11)))
    show(
      Keyline.Metric.statusBarHeight.value(width: 375, height: 812, idiom: .phone, os: .init(13)))
  }
}
