import KeylineModel
import KeylineQuery
import KeylineText
import Testing

@Suite("Sets that cannot be read, as people read it")
struct SetErrorTextTests {
  @Test(
    arguments: [
      (.notADevice, "is not a device; write, for example, iphone-x"),
      (.strangeSign("!", at: 9), "is not a device: \"!\" at character 9 has no meaning here"),
      (.notAFamily, "is not a family; families are iphone, ipod, ipad"),
      (.notAWidth, "is not a width; write width:375 or width:375..414"),
      (.notAYear, "is not a year; write since:2017"),
      (
        .notAProperty,
        "is not a property; properties are all, notch, dynamic-island, home-button, "
          + "family:iphone, width:375, since:2017 and os:17"
      ),
      (.doubleRemoval, "removes twice; write one exclamation mark"),
      (
        .notVersions,
        "is not a set of versions; write 11, 11.0, 11-13, 14+, ..13, all or latest"
      ),
      (.notAVersion, "is not a valid version; write 11, 14.5 or 26.1"),
      (.emptyVersions, "is an empty range: its end is before its start"),
      (
        .dependsOnDevice,
        "depends on the device; name the versions of the readings, such as 17.2"
      ),
      (
        .notACondition,
        "is not a condition; write metric=47, metric=44..50, metric=44.. or metric=..50"
      ),
      (.noEnds, "has a range without ends"),
      (.emptyRange, "has an empty range: its end is before its start"),
      (.notALength("x"), "has the value \"x\", which is not a length such as 47 or 50.333"),
      (.notASize, "is not a size; write width and height as 393x852"),
      (.notInSituation(nearest: []), "is not a situation"),
      (
        .notInSituation(nearest: ["sdk", "zoom"]), "is not a situation; nearest: sdk, zoom"
      ),
      (.notASetting(of: .sdk), "is not a setting; write sdk=12"),
      (.notASetting(of: .largeTitle), "is not a setting; write large-title or large-title=false"),
      (
        .notASetting(of: .orientation),
        "is not a setting; write orientation=portrait, orientation=landscape"
      ),
      (.setTwice(.sdk), "sets sdk twice"),
    ] as [(SetError.Problem, String)])
  func `a malformed text is quoted, with what would be right`(
    problem: SetError.Problem, text: String
  ) {
    #expect(SetError.malformed(text: "it", problem).description == "\"it\" \(text)")
  }

  @Test(
    arguments: [
      (.unknown(.device, name: "toaster", nearest: []), "No device \"toaster\"."),
      (
        .unknown(.metric, name: "bar", nearest: ["a", "b"]), "No metric \"bar\". Nearest: a, b."
      ),
      (.noDevice("notch", except: ""), "No device matches \"notch\"."),
      (.noDevice("", except: "all"), "\"all\" without \"all\" leaves no device."),
      (
        .neverReleased(StatedVersion(OSVersion(19), precision: .major), after: 18, next: 26),
        "There is no iOS 19; after 18 came 26."
      ),
      (
        .ambiguous(.metric, name: "bar", choices: ["a", "b"]),
        "\"bar\" means more than one metric: a, b."
      ),
    ] as [(SetError, String)])
  func `each error has its sentence`(error: SetError, text: String) {
    #expect(error.description == text)
  }

  @Test(arguments: [8, 9, 45])
  func `of many choices the first eight are listed`(count: Int) {
    let choices = (1...count).map { "d\($0)" }
    let text = SetError.ambiguous(.device, name: "d", choices: choices).description
    #expect(text.contains("d7, d8"))
    #expect(text.contains("d9") == false)
    #expect(text.hasSuffix(count == 8 ? "d8." : "d8 and \(count - 8) more."))
  }
}
