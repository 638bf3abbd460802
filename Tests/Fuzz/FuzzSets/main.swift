import Fuzzing
import KeylineModel
import KeylineQuery

/// Two devices that share words.
let catalogue: [Device] = [("iphone-x", "iPhone X"), ("iphone-xs-max", "iPhone Xs Max")].map {
  var device = Device(id: $0.0, name: $0.1, family: .iphone)
  device.identifiers = ["iPhone10,3", "iPhone10,6"]
  device.released = "2017-11-03"
  device.width = Length("375")
  device.height = Length("812")
  device.sensorHousing = .notch
  return device
}
let metrics = MetricNames(
  ["safeAreaInsets.top", "statusBar.height"].map {
    Metric(id: $0, title: "Title", definition: "Words", since: OSVersion(11))
  })

// A set of devices or metrics is found, or refused with a sentence; each device stands in it once.
fuzz { bytes in
  let text = String(decoding: bytes, as: UTF8.self)
  if let set = try? DeviceSet([text], in: catalogue) {
    precondition(Set(set.devices.map(\.id)).count == set.devices.count)
  }
  if let found = try? metrics.metrics(text) {
    precondition(!found.isEmpty)
  }
}
