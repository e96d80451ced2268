#include <libxml/xmlversion.h>
// Where libxml2 was built with ICU its headers bring in ICU's, which clash with the copy inside Swift's Foundation. Only
// the encoding handler's last fields depend on it, and nothing here touches an encoding handler.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
