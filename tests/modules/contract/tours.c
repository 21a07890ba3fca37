/* The contract held against runs of tours: see support/contract.h. */
#include "support/contract.h"

static const char *const runs[] = {
    "tour size=8x8 start=f6",
    "tour size=8x8 start=e3 algorithm=greedy",
    "tour size=7x9 start=c3 algorithm=most-exits",
    "tour size=6x8 start=b4 algorithm=best-first",
    "tour size=6x5 start=b3 algorithm=backtracking order=s1",
    "tour size=3x7 start=a1 order=random seed=5",
    "tour size=7x4 start=c2 holes=g4,a4",
    "tour size=5x5 start=b1",
    "tour size=1x1 start=a1",
    "tour size=6x5 start=b3 holes=f1 closed=on code=on",
    "tour size=5x4 start=a1 algorithm=genetic code=on",
    "tour size=9x3 start=a1 order=87654321 counts=off",
    "tour size=3x4 start=a1 algorithm=backtracking graph=ring",
    "tour size=4x3 start=a1 algorithm=backtracking graph=ring tree=on",
    "tour size=6x5 start=b3 tree=on code=on",
    "tour size=7x4 start=c2 holes=g4,a4 mode=hand graph=edges",
    "tour size=7x6 start=c2 mode=hand closed=on",
    "tour size=6x5 start=b2 mode=hand holes=a5 moves=d1,f2,d3,e5",
    "tour size=31x33 start=a1",
    "tour size=6x6 start=b2 algorithm=roth end=c1",
    "tour size=5x5 mode=all start=a1 solution=17",
    "tour size=5x5 mode=all end=c3 solution=3",
    "tour size=5x6 mode=all closed=on directed=on solution=16",
    "tour size=6x5 holes=a1,c2",
    "tour size=3x4 mode=all any-start=on solution=16",
    "tour size=4x4 mode=all any-start=on",
    "tour size=5x6 mode=all closed=on start=c2 solution=9",
    "tour size=7x3 mode=all start=a1 end=c3 holes=d2",
    "tour size=8x8 mode=map algorithm=greedy",
    "tour size=5x4 mode=map algorithm=backtracking holes=a1 closed=on",
    "tour size=3x4 mode=map measure=tours",
    "tour size=6x3 mode=map algorithm=squirrel-cull end=b2",
    "tour size=5x5 start=a1 algorithm=ants seed=4",
    "tour size=6x5 start=c4 algorithm=neural seed=2",
    "tour size=5x4 start=a1 algorithm=genetic",
    "tour size=12x12 start=c3 algorithm=parberry",
    "tour size=9x6 start=b2 algorithm=construct",
    "tour",
    NULL
};

SUITE(contract)
{
    try_runs(runs);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(contract);
    GREATEST_MAIN_END();
}
