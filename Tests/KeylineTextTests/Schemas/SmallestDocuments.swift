/// The smallest rows of some schemas: nothing that may be left out is there. The words are those of the design.
enum SmallestDocuments {
  static let cell = #"""
    { "device": "iphone-x", "metric": "m", "orientation": "portrait", "situation": {},
      "status": "known", "value": 44, "confidence": "confirmed", "verifiedThrough": "11",
      "rules": ["m/x"], "os": "11", "unit": "pt", "pixels": 132, "sources": ["s"] }
    """#

  static let observation = #"""
    { "id": "s/1", "metric": "m", "source": "s", "os": "11", "value": 44, "obtained": "measured" }
    """#

  static let rule = #"{ "id": "m/x", "metric": "m", "value": 44, "rests-on": ["s/1"] }"#

  static let device = #"{ "id": "iphone-x", "name": "iPhone X", "family": "iphone" }"#

  static let technique = #"""
    { "id": "t", "title": "T", "kind": "technique", "effect": "It helps.", "sources": ["s"] }
    """#
}
