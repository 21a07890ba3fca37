/* Writing numbers that printf does not know. */
#include "solve/wide.h"

#include "base/text.h"

void wide_format(wide n, bool grouped, struct text *out)
{
    char digits[40 + 13]; /* 39 digits, 12 commas */
    int at = (int)sizeof digits, count = 0;

    digits[--at] = '\0';
    do {
        if (grouped && count > 0 && count % 3 == 0)
            digits[--at] = ',';
        digits[--at] = (char)('0' + (int)(n % 10));
        n /= 10;
        count++;
    } while (n > 0);
    text_add(out, digits + at);
}
