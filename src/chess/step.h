/* From one square to another: so many files to the right and ranks up. */
#ifndef CHEQUER_STEP_H
#define CHEQUER_STEP_H

struct step {
    int file, rank;
};

#endif
