import KeylineJSON
import KeylineQuery

/// The different pictures of a device, and which one a state shows.
struct StatePictures {
  private(set) var pictures: [StatePicture] = []
  private var chosen: [Int?] = []
  private var sentences: [String] = []
  private let count: Int

  init(_ states: DeviceStates) {
    count = states.states.count
    var places: [StatePicture: Int] = [:]
    for stretch in states.stretches {
      for state in states.states {
        let picture = states.picture(of: state, on: stretch)
        chosen.append(
          picture.map { picture in
            if let known = places[picture] { return known }
            places[picture] = pictures.count
            pictures.append(picture)
            return pictures.count - 1
          })
        sentences.append(
          picture.map { states.omissions(from: $0, in: state, on: stretch).sentence } ?? "")
      }
    }
  }

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
  private var shapes: [String] = []
  private var places: [[String]] = []
  private var shapePlaces: [String: Int] = [:]
  private var markPlaces: [[String]: Int] = [:]
  private var pictures: [JSONValue] = []

  init(_ pictures: [StatePicture]) {
    for picture in pictures {
      var drawn: [Int] = []
      for shape in picture.shapes {
        let numbers = [shape.x, shape.y, shape.width, shape.height, shape.radius]
        let text = ([shape.name.rawValue] + numbers.map(\.description) + [shape.path])
          .joined(separator: " ")
        drawn.append(shapePlaces[text] ?? shapes.count)
        if shapePlaces[text] == nil {
          shapePlaces[text] = shapes.count
          shapes.append(text)
        }
      }
      var marked: [Int] = []
      for mark in picture.marks {
        let numbers = [mark.x, mark.y].map(\.description)
        let texts = [mark.name.rawValue, mark.line, mark.lead] + numbers + [mark.side.rawValue]
        marked.append(markPlaces[texts] ?? places.count)
        if markPlaces[texts] == nil {
          markPlaces[texts] = places.count
          places.append(texts)
        }
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
      ("shapes", .strings(shapes)), ("places", .array(places.map(JSONValue.strings))),
      ("pictures", .array(pictures)),
    ]
  }
}
