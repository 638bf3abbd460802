import ArgumentParser
import KeylineModel

/// Reads lengths, insets and frames from the command line, typed or pasted from a debugger.
enum LengthArguments {
  static func length(_ text: String) throws -> Length {
    guard let length = Length(text) else {
      throw ValidationError("write points, for example 44, -8 or 53.667.")
    }
    return length
  }

  static func lengths(_ text: String) throws -> [Length] {
    guard let lengths = [Length](pasted: text) else {
      throw ValidationError(
        "write points joined by commas, for example 30,30; at most \([Length].longest).")
    }
    return lengths
  }

  static func insets(_ text: String) throws -> Edges<Length> {
    guard let insets = Edges<Length>(pasted: text) else {
      throw ValidationError(
        "write top, left, bottom, right in points, for example 64,0,60,0 or {64, 0, 60, 0}.")
    }
    return insets
  }

  static func frame(_ text: String) throws -> Frame<Length> {
    guard let frame = Frame<Length>(pasted: text) else {
      throw ValidationError(
        "write x, y, width, height in points, for example 0,64,375,603; a size is 0 or more.")
    }
    return frame
  }
}
