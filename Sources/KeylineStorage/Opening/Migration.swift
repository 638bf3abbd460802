import KeylineSeed

/// A numbered step of the schema: one file of `migrations/`, never edited once shipped.
struct Migration {
  /// The number in front of the file's name.
  let version: Int
  /// The file, for example `migrations/0001-create-knowledge.sql`.
  let name: String
  let sql: String

  /// Every migration, in order.
  static let all: [Migration] = EmbeddedFile.files(in: "migrations").compactMap { file in
    guard let name = file.path.split(separator: "/").last, let version = Int(name.prefix(4)) else {
      return nil
    }
    return Migration(version: version, name: file.path, sql: file.contents)
  }

  /// The version of the schema after all of them.
  static var latest: Int { all.last?.version ?? 0 }

  /// The sha256 sums of the first migrations: a database without a later one records them by these.
  /// From the ninth on, a database holds their texts.
  static let firstSums = [
    "ee041b3895513fbb702840124a938083cc9af62444ad643cd1adea334c4d3919",
    "32a6920316b39b953530519614e1fcb89dba31e00cc4f6bc10f3e3299be64637",
    "f02a879103c33b36cf696f1917cf1e19fb4fdc69f94234f20d5e2748c41c6f26",
    "5d91de7007e3371ea9bade2950f59318723f8e41470e87b23b461a1d861b1afd",
    "2bdf5b00c06eca052a1066506c79985bfedf30c9f60b9655040ad9179acc613e",
    "18fd1527954981f34fa42dbcd9bee4b28034a4f3d30b6d2a01e3f9f228afb3ee",
    "138f8e2b0d06acbdc704e006b76c1cd08fcd32728426d28435525575eefa37a1",
    "b7ec0901b2e812bacc5f70e7e53c331d59d25905fcad33c2dd4cdfd5f92dceb7",
  ]
}
