import KeylineData
import KeylineModel
import KeylineQuery

/// The different pictures of a device, and which one a state shows.
struct StatePictures {
  private var different = Distinct<StatePicture>()
  private var chosen: [Int?] = []
  private var sentences: [String] = []
  private let count: Int

  init(_ states: DeviceStates) {
    count = states.states.count
    for stretch in states.stretches {
      for state in states.states {
        let picture = states.picture(of: state, on: stretch)
        chosen.append(picture.map { different.place($0) })
        sentences.append(
          picture.map { states.omissions(from: $0, in: state, on: stretch).sentence } ?? "")
      }
    }
  }

  var pictures: [StatePicture] { different.values }

  /// The words of a state, and what its picture leaves out and the list beside it does not tell.
  func caption(_ words: String, _ stretch: Int, _ state: Int) -> String {
    let sentence = sentences[stretch * count + state]
    return words + (sentence.isEmpty ? "" : " \(sentence)")
  }

  /// The place of the picture of a state; nil where there is none.
  func place(_ stretch: Int, _ state: Int) -> Int? { chosen[stretch * count + state] }
}

/// Pictures as the script reads them: what several have in common stands once.
struct PictureBlock {
  private var shapes = Distinct<String>()
  private var places = Distinct<[String]>()
  private var pictures: [JSONValue] = []

  init(_ pictures: [StatePicture]) {
    for picture in pictures {
      let drawn = picture.shapes.filter { $0.name != .edge || picture[.safe] == nil }.map { shape in
        let numbers = [shape.x, shape.y, shape.width, shape.height, shape.radius]
        let texts = [shape.name.rawValue] + numbers.map(\.description) + [shape.path]
        return shapes.place(texts.joined(separator: " "))
      }
      let marked = picture.marks.map { mark in
        places.place([
          mark.name.rawValue, mark.line, mark.lead, mark.x.description, mark.y.description,
          mark.side.rawValue,
        ])
      }
      func list(_ numbers: [Int]) -> JSONValue {
        .string(numbers.map(String.init).joined(separator: " "))
      }
      self.pictures.append(
        .object([
          ("box", .string(picture.box)), ("shapes", list(drawn)), ("marks", list(marked)),
          ("word", picture.word.map { .strings([$0.x.description, $0.y.description]) }),
        ]))
    }
  }

  /// The parts of the block.
  var members: [(String, JSONValue?)] {
    [
      ("shapes", .strings(shapes.values)), ("places", .array(places.values.map(JSONValue.strings))),
      ("pictures", .array(pictures)),
    ]
  }
}
