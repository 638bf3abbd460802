/// The first screen of help: all commands in groups, on one page.
enum FirstScreen {
  static let text = """
    Heights, insets and margins of Apple devices, per OS version, with sources.

      keyline iphone-x
      keyline get navigationBar.maxY -d iphone-x --os 11 --large-title
      keyline explain safeAreaInsets.top -d iphone-xr --os 14

    ASK     search · get · explain · find · diff     more: changes scroll navbar adapt
    CHECK   audit · compare · docs                   your rule of thumb, a table, your files
    EXPORT  export · draw · skill                    code, tables, databases, pictures, a site
    ADD     set · device · probe · import            more: observation rule source undo log
    DATA    metric · technique · db · schema         db path|status|check|coverage|backup …

    keyline COMMAND --help     flags and examples
    keyline --version          version and data

    """
}
