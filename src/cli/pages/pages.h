/* What `chequer help` can print besides help: pages for other programs, which
 * are installed with this one. */
#ifndef CHEQUER_PAGES_H
#define CHEQUER_PAGES_H

struct catalogue;
struct text;

/* What pages tell of the program. */
struct edition {
    const char *version; /* such as "0.2.0" */
    const char *date;    /* of that, such as "2026-11-18" */
};

typedef void page_printer(const struct catalogue *cat,
                          const struct edition *edition, struct text *out);

page_printer man_print, bash_print, zsh_print, fish_print;

struct page_kind {
    const char *name; /* as in `chequer help man`; NULL ends the table */
    const char *about;
    page_printer *print;
};

/* That of a name; NULL: there is none. */
const struct page_kind *page_kind_find(const char *name);

/* Appends the page. */
void page_print(const struct page_kind *kind, const struct edition *edition,
                struct text *out);

#endif
