import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct DeviceNamesTests {
  private static let generations = [
    Device(id: "ipad-pro-11-inch-3", name: "iPad Pro (11-inch) (3rd generation)", family: .ipad)
  ]
  private let names = DeviceNames(Device.samples + generations)

  @Test(arguments: [
    ("iphone-x", "iphone-x"), ("iPhone X", "iphone-x"), ("iphonex", "iphone-x"),
    ("IPHONE  X", "iphone-x"), ("iPhone-X", "iphone-x"), ("iPhone10,3", "iphone-x"),
    ("iphone10,6", "iphone-x"), ("iPhone XR", "iphone-xr"), ("iPhone 8", "iphone-8"),
    ("iphone 8 plus", "iphone-8-plus"), ("iPhone8Plus", "iphone-8-plus"),
    ("iPad Pro (11-inch) (4th generation)", "ipad-pro-11-inch-4"),
    ("ipad pro 11 inch 4th generation", "ipad-pro-11-inch-4"),
    ("ipad-pro-11-inch-4", "ipad-pro-11-inch-4"), ("iPad14,3", "ipad-pro-11-inch-4"),
    ("iPad (9th generation)", "ipad-9"), ("iPad 9th", "ipad-9"),
  ])
  func `a device is found in any spelling`(text: String, id: String) throws {
    #expect(try names.device(text).id == id)
  }

  @Test(arguments: [
    ("iPhone SE 2022", ["se-3"]), ("iphone se 2020", ["se-2"]),
    ("iPad Pro 2021", ["pro-3", "pro-5"]),
    ("iPhone 2022", ["se-3"]), ("iPhone SE 2019", []),
  ])
  func `a year tells devices with one name apart`(text: String, ids: [String]) {
    let devices = [
      ("se-2", "iPhone SE (2nd generation)", "2020-04-24"),
      ("se-3", "iPhone SE (3rd generation)", "2022-03-18"),
      ("pro-3", "iPad Pro (11-inch) (3rd generation)", "2021-05-21"),
      ("pro-5", "iPad Pro (12.9-inch) (5th generation)", "2021-05-21"),
    ].map { id, name, day in Device.device(id, name, .iphone) { $0.released = day } }
    do {
      #expect(try [DeviceNames(devices).device(text).id] == ids)
    } catch SetError.ambiguous(_, _, let choices) {
      #expect(choices == ids)
    } catch {
      #expect(ids == [])
    }
  }

  @Test(arguments: [
    ("iPad Pro", ["ipad-pro-11-inch-3", "ipad-pro-11-inch-4"]),
    ("iPad Pro (11-inch)", ["ipad-pro-11-inch-3", "ipad-pro-11-inch-4"]),
    ("iPad", ["ipad-9", "ipad-pro-11-inch-3", "ipad-pro-11-inch-4"]),
  ])
  func `an ambiguous name lists the choices`(text: String, choices: [String]) {
    let error = #expect(throws: SetError.self) { try names.device(text) }
    guard case .ambiguous(_, let name, let found) = error else {
      Issue.record("\(String(describing: error)) is not ambiguous")
      return
    }
    #expect(name == text)
    #expect(Set(found) == Set(choices))
  }

  @Test(arguments: [
    ("pad", []), ("Pro", ["iphone-14-pro", "ipad-pro-11-inch-3", "ipad-pro-11-inch-4"]),
    ("11 inch", ["ipad-pro-11-inch-3", "ipad-pro-11-inch-4"]),
  ])
  func `words within several names list those devices`(text: String, choices: [String]) {
    let error = #expect(throws: SetError.self) { try names.device(text) }
    if case .ambiguous(_, _, let found) = error { #expect(Set(found) == Set(choices)) }
    if case .unknown = error { #expect(choices.isEmpty) }
  }

  @Test(
    arguments: [
      ("iphone-x!", "!", 9), ("iphone*x", "*", 7), ("iPhone X?", "?", 9), ("iphone+x", "+", 7),
    ]
      as [(String, Character, Int)])
  func `a sign without a meaning is never passed over`(
    text: String, sign: Character, place: Int
  ) {
    let error = #expect(throws: SetError.self) { try names.device(text) }
    #expect(error == .malformed(text: text, .strangeSign(sign, at: place)))
  }

  @Test func `a device goes by its own name, whatever signs that has`() throws {
    let own = Device(id: "mine", name: "Mine & Co!", family: .iphone)
    #expect(try DeviceNames([own]).device("Mine & Co!").id == "mine")
  }

  @Test func `an identifier that does not exist is no beginning of a name`() {
    let names = DeviceNames([.iPhone8Plus])
    let error = #expect(throws: SetError.self) { try names.device("iphone-8") }
    #expect(error == .unknown(.device, name: "iphone-8", nearest: ["iphone-8-plus"]))
    #expect((try? names.device("iPhone 8").id) == "iphone-8-plus")
  }

  @Test func `a name far from all has no nearest, and is never a device`() {
    let error = #expect(throws: SetError.self) { try names.device("toaster") }
    #expect(error == .unknownDevice(name: "toaster", newest: "ipad-pro-11-inch-4"))
  }

  @Test(arguments: ["", " ", "-", "()", ","])
  func `a name without letters is malformed`(text: String) {
    let error = #expect(throws: SetError.self) { try names.device(text) }
    guard case .malformed(text, _) = error else {
      Issue.record("\(String(describing: error)) is not malformed")
      return
    }
  }

  @Test func `an identifier goes before another device's name`() throws {
    let devices = [
      Device(id: "a", name: "b", family: .iphone), Device(id: "b", name: "c", family: .iphone),
    ]
    #expect(try DeviceNames(devices).device("b").id == "b")
    #expect(try DeviceNames(devices.reversed()).device("b").id == "b")
  }
}
