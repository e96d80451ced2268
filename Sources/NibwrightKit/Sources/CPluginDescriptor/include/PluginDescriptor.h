#ifndef NIBWRIGHT_PLUGIN_DESCRIPTOR_H
#define NIBWRIGHT_PLUGIN_DESCRIPTOR_H

#include <stdint.h>

/// "NIBWRGHT" read as a big-endian number: tells a Nibwright descriptor from any other pointer.
#define NIBWRIGHT_PLUGIN_MAGIC 0x4E49425752474854ULL

/// What a plugin says about itself in plain C, so that the host can read it before it trusts one Swift type in it.
/// Fields are only ever added at the end; `size` says how many of them the plugin knows.
typedef struct {
    uint64_t magic;
    uint32_t size;
    uint32_t api_version;
    const char *kit_build;
    const char *compiler;
    const char *swift_syntax;
    const char *target_triple;
} NibwrightPluginDescriptor;

#endif
