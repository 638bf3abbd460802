// Prints the names of a header's devices, each as the hexadecimal digits of its bytes.
#include "Export.h"
#include <stdio.h>

int main(void) {
  for (int index = 0; index < KLDeviceCount; index++) {
    for (const char *byte = KLDevices[index].name; *byte != 0; byte++) {
      printf("%02x", (unsigned char)*byte);
    }
    printf("\n");
  }
  return 0;
}
