/// The parts of the Objective-C export that are the same for all catalogues.
enum HeaderLookups {
  /// The code before the tables.
  static func types(_ prefix: String) -> String {
    """

    #ifndef \(prefix)_KEYLINE_EXPORT_H
    #define \(prefix)_KEYLINE_EXPORT_H

    #include <math.h>
    #include <stdbool.h>
    #include <stddef.h>
    #include <string.h>
    #ifdef __OBJC__
    #import <Foundation/Foundation.h>
    #endif

    #ifdef __clang__
    #pragma clang assume_nonnull begin
    #define \(prefix)_NULLABLE _Nullable
    #define \(prefix)_NONNULL _Nonnull
    #else
    #define \(prefix)_NULLABLE
    #define \(prefix)_NONNULL
    #endif

    typedef enum { \(prefix)OrientationPortrait, \(prefix)OrientationLandscape } \(prefix)Orientation;
    typedef enum { \(prefix)IdiomPhone, \(prefix)IdiomPad } \(prefix)Idiom;

    // A version of iOS or iPadOS; make one with \(prefix)MakeVersion.
    typedef long \(prefix)Version;

    // Texts are UTF-8. The screen is in portrait; NAN stands for an unknown value.
    typedef struct {
      const char *identifier;
      const char *name;
      const char *const \(prefix)_NULLABLE *\(prefix)_NONNULL models;
      \(prefix)Idiom idiom;
      double width;
      double height;
      double scale;
      \(prefix)Version from;
      \(prefix)Version until;
    } \(prefix)Device;

    // One value over versions; the devices stand in the table of the metric.
    typedef struct {
      unsigned first;
      unsigned count;
      \(prefix)Version from;
      \(prefix)Version until;
      double value;
    } \(prefix)Step;

    typedef struct {
      const unsigned short *\(prefix)_NULLABLE devices;
      const \(prefix)Step *\(prefix)_NULLABLE steps;
      size_t count;
    } \(prefix)Table;

    typedef struct {
      const char *key;
      const char *title;
      // By orientation.
      \(prefix)Table tables[2];
    } \(prefix)Metric;


    """
  }

  /// The code after the tables.
  static func functions(_ prefix: String) -> String {
    """

    static inline \(prefix)Version \(prefix)MakeVersion(int major, int minor, int patch) {
      return major * 1000000L + minor * 1000L + patch;
    }

    static inline const \(prefix)Device *\(prefix)_NULLABLE \(prefix)DeviceWithIdentifier(
        const char *identifier) {
      for (int index = 0; index < \(prefix)DeviceCount; index++) {
        if (strcmp(\(prefix)Devices[index].identifier, identifier) == 0) {
          return &\(prefix)Devices[index];
        }
      }
      return NULL;
    }

    // The device with an identifier such as iPhone10,3.
    static inline const \(prefix)Device *\(prefix)_NULLABLE \(prefix)DeviceWithModel(
        const char *model) {
      for (int index = 0; index < \(prefix)DeviceCount; index++) {
        for (int other = 0; \(prefix)Devices[index].models[other] != NULL; other++) {
          const char *candidate = \(prefix)Devices[index].models[other];
          if (candidate != NULL && strcmp(candidate, model) == 0) {
            return &\(prefix)Devices[index];
          }
        }
      }
      return NULL;
    }

    // Returns true and stores the value, or returns false and leaves *value alone.
    static inline bool \(prefix)GetValue(const \(prefix)Metric *metric, const \(prefix)Device *device,
                                  \(prefix)Version version, \(prefix)Orientation orientation,
                                  double *value) {
      long position = device - \(prefix)Devices;
      const \(prefix)Table *table =
          &metric->tables[orientation == \(prefix)OrientationLandscape ? 1 : 0];
      if (version < device->from || version >= device->until) { return false; }
      for (size_t index = 0; index < table->count; index++) {
        const \(prefix)Step *step = &table->steps[index];
        if (version < step->from || version >= step->until) { continue; }
        for (unsigned offset = 0; offset < step->count; offset++) {
          if (table->devices[step->first + offset] == position) {
            *value = step->value;
            return true;
          }
        }
      }
      return false;
    }

    // The value on a screen of this size in points, either way round. Returns true only if all
    // devices with that screen that ran the version share one value.
    static inline bool \(prefix)GetValueForScreen(const \(prefix)Metric *metric, double width,
                                           double height, \(prefix)Idiom idiom,
                                           \(prefix)Version version,
                                           \(prefix)Orientation orientation, double *value) {
      bool found = false;
      double common = 0;
      for (int index = 0; index < \(prefix)DeviceCount; index++) {
        const \(prefix)Device *device = &\(prefix)Devices[index];
        bool fits = (device->width == width && device->height == height)
                    || (device->width == height && device->height == width);
        double own = 0;
        if (!fits || device->idiom != idiom) { continue; }
        if (version < device->from || version >= device->until) { continue; }
        if (!\(prefix)GetValue(metric, device, version, orientation, &own)) { return false; }
        if (found && own != common) { return false; }
        found = true;
        common = own;
      }
      if (found) { *value = common; }
      return found;
    }

    #ifdef __OBJC__
    // The value on the device with an identifier such as iPhone10,3; nil where there is none.
    static inline NSNumber *_Nullable \(prefix)Value(const \(prefix)Metric *metric, NSString *model,
                                              \(prefix)Version version,
                                              \(prefix)Orientation orientation) {
      const char *text = model.UTF8String;
      const \(prefix)Device *device = text == NULL ? NULL : \(prefix)DeviceWithModel(text);
      double value = 0;
      if (device == NULL || !\(prefix)GetValue(metric, device, version, orientation, &value)) {
        return nil;
      }
      return @(value);
    }
    #endif

    #ifdef __clang__
    #pragma clang assume_nonnull end
    #endif
    #endif

    """
  }
}
