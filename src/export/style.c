/* The usual style of pictures. */
#include "export/style.h"

#include "scene/theme.h"

struct style style_usual(void)
{
    return (struct style){
        .theme = theme_at(0),
        .look = { .coordinates = true, .numbers = true, .first_number = 1 }
    };
}
