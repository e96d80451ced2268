#include "PluginDescriptor.h"
