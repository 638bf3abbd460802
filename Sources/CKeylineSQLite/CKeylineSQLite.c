#include "CKeylineSQLite.h"
