// Looks values up in a header of the whole catalogue.
#include "Export.h"
#include <stdio.h>

static void show(const KLMetric *metric, const char *model, KLVersion version,
                 KLOrientation orientation) {
  const KLDevice *device = KLDeviceWithModel(model);
  double value = 0;
  if (device != NULL && KLGetValue(metric, device, version, orientation, &value)) {
    printf("%.3f\n", value);
  } else {
    printf("nothing\n");
  }
}

int main(void) {
  show(&KLMetricStatusBarHeight, "iPhone10,3", KLMakeVersion(11, 0, 0), KLOrientationPortrait);
  show(&KLMetricStatusBarHeight, "iPhone10,3", KLMakeVersion(10, 0, 0), KLOrientationPortrait);
  show(&KLMetricSafeAreaInsetsTop, "iPhone11,8", KLMakeVersion(13, 7, 0), KLOrientationPortrait);
  show(&KLMetricSafeAreaInsetsTop, "iPhone11,8", KLMakeVersion(14, 0, 0), KLOrientationPortrait);
  show(&KLMetricScreenSafeAreaInsetsBottom, "iPhone11,8", KLMakeVersion(13, 0, 0),
       KLOrientationLandscape);
  show(&KLMetricStatusBarHeight, "iPhone0,0", KLMakeVersion(11, 0, 0), KLOrientationPortrait);
  double value = 0;
  bool found = KLGetValueForScreen(&KLMetricStatusBarHeight, 375, 812, KLIdiomPhone,
                                   KLMakeVersion(13, 0, 0), KLOrientationPortrait, &value);
  printf(found ? "%.3f\n" : "nothing\n", value);
  return 0;
}
