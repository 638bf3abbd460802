import Fuzzing
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// Columns as somebody's table might have them.
let map: ColumnMap = {
  var map = ColumnMap()
  for entry in ["device=Model", "os=iOS", "statusBar.height=#2", "tabBar.height@landscape=Tab"] {
    _ = map.add(entry) { $0 }
  }
  return map
}()

// A table is read, or refused with a sentence, with a map and without.
fuzz { bytes in
  let text = SourceText(name: "input", bytes: bytes)
  for map in [map, ColumnMap()] {
    guard let table = try? ExternalTable(text, as: .csv, map: map) else { continue }
    precondition(table.readings.count <= 10_000)
    for reading in table.readings {
      precondition(reading.value.sixths.magnitude <= Length.limit * 6)
      precondition(reading.place.line > 1 && reading.place.column > 0)
    }
  }
}
