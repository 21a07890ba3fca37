/* Classes of queens' solutions under the symmetries of the board. */
#include <greatest.h>

#include <stdlib.h>
#include <string.h>

#include "solve/queens/classes.h"
#include "support/album.h"

static void classes_make(struct queens_classes *qc,
                         const struct queens_album *qa)
{
    *qc = (struct queens_classes){ 0 };
    queens_classes_update(qc, qa);
}

TEST classes_have_the_published_numbers_and_sizes(void)
{
    static const struct {
        int n;
        unsigned all, of8, of4, of2, of1;
    } known[] = { { 1, 1, 0, 0, 0, 1 },        { 2, 0, 0, 0, 0, 0 },
                  { 4, 1, 0, 0, 1, 0 },        { 5, 2, 1, 0, 1, 0 },
                  { 6, 1, 0, 1, 0, 0 },        { 7, 6, 4, 2, 0, 0 },
                  { 8, 12, 11, 1, 0, 0 },      { 9, 46, 42, 4, 0, 0 },
                  { 10, 92, 89, 3, 0, 0 },     { 11, 341, 329, 12, 0, 0 },
                  { 12, 1787, 1765, 18, 4, 0 } };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct queens_album qa;
        struct queens_classes qc;
        unsigned of_size[SYMMETRIES + 1] = { 0 };

        ASSERT(album_make_all(&qa, known[i].n, PIECE_QUEEN));
        classes_make(&qc, &qa);
        ASSERT_EQ_FMT(known[i].all, (unsigned)qc.count, "%u");
        for (size_t k = 0; k < qc.count; k++) {
            struct queens_orbit o;

            queens_orbit_find(&o, &qa, qc.first[k]);
            of_size[o.size]++;
        }
        ASSERT_EQ_FMT(known[i].of8, of_size[8], "%u");
        ASSERT_EQ_FMT(known[i].of4, of_size[4], "%u");
        ASSERT_EQ_FMT(known[i].of2, of_size[2], "%u");
        ASSERT_EQ_FMT(known[i].of1, of_size[1], "%u");
        queens_classes_free(&qc);
        queens_album_free(&qa);
    }
    PASS();
}

static int compare_texts(const void *a, const void *b)
{
    return strcmp(a, b);
}

/* The smallest member of an orbit as digits from 1. */
static void smallest(const struct queens_album *qa,
                     const struct queens_orbit *o, char out[9])
{
    memset(out, '9', 8);
    out[8] = '\0';
    for (int s = 0; s < SYMMETRIES; s++) {
        const uint8_t *ranks = queens_album_at(qa, o->image[s]);
        char text[9] = { 0 };

        for (int i = 0; i < 8; i++)
            text[i] = (char)('1' + ranks[i]);
        if (strcmp(text, out) < 0)
            strcpy(out, text);
    }
}

TEST the_twelve_fundamental_solutions_are_the_published_ones(void)
{
    static const char known[12][9] = { "15863724", "16837425", "24683175",
                                       "25713864", "25741863", "26174835",
                                       "26831475", "27368514", "27581463",
                                       "35281746", "35841726", "36258174" };
    struct queens_album qa;
    struct queens_classes qc;
    char found[12][9];

    ASSERT(album_make_all(&qa, 8, PIECE_QUEEN));
    classes_make(&qc, &qa);
    ASSERT_EQ_FMT((size_t)12, qc.count, "%zu");
    for (size_t i = 0; i < 12; i++) {
        struct queens_orbit o;

        queens_orbit_find(&o, &qa, qc.first[i]);
        ASSERT_EQ_FMT(qc.first[i], o.first, "%zu");
        smallest(&qa, &o, found[i]);
        if (strcmp(found[i], "35281746") == 0) {
            ASSERT_EQ_FMT(4, o.size, "%d");
            ASSERT_EQ_FMT(1u << SYMMETRY_SAME | 1u << SYMMETRY_HALF_TURN,
                          o.fixed, "%u");
        } else {
            ASSERT_EQ_FMT(8, o.size, "%d");
        }
    }
    qsort(found, 12, sizeof *found, compare_texts);
    for (int i = 0; i < 12; i++)
        ASSERT_STR_EQ(known[i], found[i]);
    queens_classes_free(&qc);
    queens_album_free(&qa);
    PASS();
}

TEST every_solution_belongs_to_one_class(void)
{
    struct queens_album qa;
    struct queens_classes qc;
    int members[12] = { 0 };

    ASSERT(album_make_all(&qa, 8, PIECE_QUEEN));
    classes_make(&qc, &qa);
    for (size_t k = 1; k <= qa.count; k++) {
        struct queens_orbit o;
        size_t class;

        queens_orbit_find(&o, &qa, k);
        class = queens_class_of(&qc, &o);
        ASSERT(class >= 1 && class <= 12);
        ASSERT_EQ_FMT(o.first, qc.first[class - 1], "%zu");
        members[class - 1]++;
    }
    for (int i = 0, sum = 0; i < 12; i++) {
        sum += members[i];
        ASSERT(members[i] == 8 || members[i] == 4);
        ASSERT(i < 11 || sum == 92);
    }
    queens_classes_free(&qc);
    queens_album_free(&qa);
    PASS();
}

TEST the_symmetric_solution_for_5_is_kept_by_quarter_turns(void)
{
    struct queens_album qa;
    struct queens_orbit o;
    int kept = 0;

    ASSERT(album_make_all(&qa, 5, PIECE_QUEEN));
    for (size_t k = 1; k <= qa.count; k++) {
        queens_orbit_find(&o, &qa, k);
        if (o.size == 2) {
            ASSERT_EQ_FMT(1u << SYMMETRY_SAME | 1u << SYMMETRY_HALF_TURN |
                              1u << SYMMETRY_LEFT_TURN |
                              1u << SYMMETRY_RIGHT_TURN,
                          o.fixed, "%u");
            kept++;
        }
    }
    ASSERT_EQ_FMT(2, kept, "%d");
    queens_album_free(&qa);
    PASS();
}

TEST classes_of_a_filtered_album_are_those_of_what_is_left(void)
{
    struct queens_classes qc;
    struct queens_album qa;
    struct queens_wish w;
    size_t covered = 0;

    queens_wish_init(&w, 8, PIECE_QUEEN);
    queens_wish_put(&w, 0, 0);
    ASSERT(album_make(&qa, &w));
    ASSERT_EQ_FMT((size_t)4, qa.count, "%zu");
    classes_make(&qc, &qa);
    for (size_t k = 1; k <= qa.count; k++) {
        struct queens_orbit o;

        queens_orbit_find(&o, &qa, k);
        covered += qc.first[queens_class_of(&qc, &o) - 1] == o.first;
    }
    ASSERT_EQ_FMT((size_t)4, covered, "%zu");
    ASSERT_EQ_FMT((size_t)2, qc.count, "%zu");
    queens_classes_free(&qc);
    queens_album_free(&qa);
    PASS();
}

/* Two are in one class if a symmetry takes one to the other: the first of the
 * solutions a wish allows stands for those, not the first of all. */
TEST classes_are_those_of_the_solutions_a_wish_allows(void)
{
    static const struct {
        int n, file, rank;
        bool put;
    } wishes[] = { { 4, 1, 3, true },  { 5, 0, 0, true },  { 6, 2, 4, false },
                   { 7, 3, 3, true },  { 8, 0, 0, true },  { 8, 3, 3, true },
                   { 8, 0, 0, false }, { 9, 4, 4, false }, { 9, 1, 0, true } };

    for (size_t i = 0; i < sizeof wishes / sizeof *wishes; i++) {
        struct queens_album qa;
        struct queens_classes qc;
        struct queens_wish w;
        size_t classes = 0;

        queens_wish_init(&w, wishes[i].n, PIECE_QUEEN);
        (wishes[i].put ? queens_wish_put : queens_wish_bar)(&w, wishes[i].file,
                                                            wishes[i].rank);
        ASSERT(album_make(&qa, &w));
        classes_make(&qc, &qa);
        for (size_t k = 1; k <= qa.count; k++) {
            struct queens_orbit o;

            queens_orbit_find(&o, &qa, k);
            if (o.first == k) {
                ASSERT(classes < qc.count);
                ASSERT_EQ(k, qc.first[classes++]);
            }
            ASSERT_EQ(o.first, qc.first[queens_class_of(&qc, &o) - 1]);
        }
        ASSERT_EQ(classes, qc.count);
        queens_classes_free(&qc);
        queens_album_free(&qa);
    }
    PASS();
}

SUITE(classes)
{
    RUN_TEST(classes_have_the_published_numbers_and_sizes);
    RUN_TEST(the_twelve_fundamental_solutions_are_the_published_ones);
    RUN_TEST(classes_are_those_of_the_solutions_a_wish_allows);
    RUN_TEST(every_solution_belongs_to_one_class);
    RUN_TEST(the_symmetric_solution_for_5_is_kept_by_quarter_turns);
    RUN_TEST(classes_of_a_filtered_album_are_those_of_what_is_left);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(classes);
    GREATEST_MAIN_END();
}
