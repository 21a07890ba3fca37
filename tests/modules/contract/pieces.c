/* The contract held against runs of queens and other pieces: see
 * support/contract.h. */
#include "support/contract.h"

static const char *const runs[] = {
    "queens size=8 solution=92 diagonals=on stairs=on",
    "queens size=5 mode=search",
    "queens size=7 mode=search method=min-conflicts seed=3",
    "queens size=3 mode=search method=min-conflicts piece=rook code=on",
    "queens size=6 mode=search diagonals=on code=on",
    "queens size=7 mode=search tree=on code=on",
    "queens size=4 mode=search tree=on",
    "queens size=6 piece=rook mode=hand",
    "queens size=8 mode=hand placed=a1,c3,a1,b4",
    "queens size=8 fundamental=on solution=12",
    "queens size=9 given=a1,c5 barred=b3",
    "queens size=3",
    "queens size=33",
    "queens size=150",
    "queens size=7 surface=torus solution=3",
    "queens size=8 surface=torus",
    "queens size=5 piece=amazon surface=klein mode=hand placed=a1,c2",
    "queens size=5 piece=nightrider surface=mobius mode=search tree=on code=on",
    "queens size=6 piece=0,1*+2,2 surface=cylinder mode=search "
    "method=min-conflicts",
    "queens size=5 piece=bishop fundamental=on solution=4 given=a1",
    "place piece=king size=5x3",
    "place piece=knight size=4x7 mode=hand",
    "place piece=queen size=6x4 holes=c2,f4",
    "cover piece=queen size=5x4",
    "place piece=amazon size=5x4 surface=mobius",
    "cover piece=0,2+1,3 size=4x3 surface=torus mode=hand placed=a1,b3",
    "cover piece=knight size=4x3 mode=hand holes=corner",
    "place piece=bishop size=5x4 mode=hand holes=a1 placed=b2,d3,b2,a4",
    "armies size=5x4",
    "armies size=6x5 fundamental=on solution=3 holes=c3",
    "armies size=2x2",
    "armies size=4x6 piece=1,2+0,1 surface=torus",
    "armies size=6x4 mode=hand holes=a1 placed=b2,d3,b2,a4,a4-c4,d3,d3",
    "uncrossed size=5x3 closed=on fundamental=on",
    "uncrossed size=5x5 solution=3 holes=b2 piece=1,3+1,1",
    "uncrossed size=4x3 mode=search",
    "uncrossed size=4x4 mode=hand closed=on path=b1,a3,c4,d2,b1 holes=a1",
    "queens",
    "place",
    "cover",
    "armies",
    "uncrossed",
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
