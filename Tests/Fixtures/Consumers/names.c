// Prints the names of a header's devices, each followed by a zero byte.
#include "Export.h"
#include <stdio.h>

int main(void) {
  for (int index = 0; index < KLDeviceCount; index++) {
    fwrite(KLDevices[index].name, 1, strlen(KLDevices[index].name) + 1, stdout);
  }
  return 0;
}
