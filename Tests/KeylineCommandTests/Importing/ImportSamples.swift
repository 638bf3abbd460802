/// What the import tests read, in the shapes that the formats have.
enum ImportSample {
  /// A device of nobody's that no rule is about.
  static let device = """
    { "id": "bar-phone", "name": "Bar Phone", "family": "iphone", "identifiers": ["iPhone99,1"],
      "width": 301, "height": 700, "scale": 2, "os": { "first": "17" } }
    """

  /// What the probe prints on it.
  static func probe(_ height: String = "51", os: String = "26.1", sdk: String = "26.1") -> String {
    """
    { "schema": "keyline.probe/1", "device": "iPhone99,1", "os": "\(os)", "runtime": "simulator",
      "sdk": "\(sdk)", "tool": "Xcode 2610 (17B55)", "readings": [
        { "metric": "statusBar.height", "orientation": "portrait", "value": \(height) },
        { "metric": "navigationBar.promptHeight", "orientation": "landscape",
          "with": ["navigation-bar", "prompt"], "value": 31.5 } ] }
    """
  }

  /// The first is wrong since 44 is what everybody measured, the second is right, and nobody knows
  /// the third.
  static let csv = "Model,Top\niPhone X,47\niPhone 8,20\nNokia 3310,1\n"

  static let csvLine =
    "import - --map device=Model --map screen.safeAreaInsets.top=Top --os 12 --source my-table"

  static let newCSVLine = csvLine + " --source-title \"My table\""
}
