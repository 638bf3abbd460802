/// A table with exactly the header and footer heights that the app sets.
enum TableExtraSpaceSnippet {
  static let swift = """
    import UIKit

    extension UITableView {
      /// Turns self-sizing off, so that headers and footers get the heights you give.
      func useExactHeights() {
        estimatedRowHeight = 0
        estimatedSectionHeaderHeight = 0
        estimatedSectionFooterHeight = 0
      }
    }

    """

  static let objectiveC = """
    #import <UIKit/UIKit.h>

    /// Turns self-sizing off, so that headers and footers get the heights you give.
    static inline void UseExactHeights(UITableView *tableView) {
        tableView.estimatedRowHeight = 0;
        tableView.estimatedSectionHeaderHeight = 0;
        tableView.estimatedSectionFooterHeight = 0;
    }

    """
}
